// What this browser remembers: colours, sound, which ideas of the guide were read.

function load<T>(name: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`boulevard-${name}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

function save(name: string, value: unknown): void {
  try {
    localStorage.setItem(`boulevard-${name}`, JSON.stringify(value));
  } catch {
    // Then it lasts as long as the page.
  }
}

export type Theme = 'auto' | 'light' | 'dark';

class Settings {
  theme: Theme = $state(load<Theme>('theme', 'auto'));
  sound: boolean = $state(load('sound', false));
  guide: boolean = $state(load('guide', true));
  /** Between two people at one device: a screen that hides what the next one should not see. */
  handOver: boolean = $state(load('handover', true));
  /** Called while the page is open but not in sight. */
  notify: boolean = $state(load('notify', false));
  /** Games that were started here before. */
  met: string[] = $state(load<string[]>('met', []));
  read: string[] = $state(load<string[]>('ideas', []));
  /** Games whose end was counted here. */
  counted: string[] = $state(load<string[]>('counted', []));
  #dark = matchMedia('(prefers-color-scheme: dark)');

  constructor() {
    this.#dark.addEventListener('change', () => this.#paint());
    this.#paint();
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && this.#dark.matches);
  }

  #paint(): void {
    document.documentElement.dataset['theme'] = this.dark ? 'dark' : 'light';
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    save('theme', theme);
    this.#paint();
  }

  setSound(on: boolean): void {
    this.sound = on;
    save('sound', on);
  }

  setGuide(on: boolean): void {
    this.guide = on;
    if (on) this.read = [];
    save('guide', on);
    save('ideas', this.read);
  }

  setHandOver(on: boolean): void {
    this.handOver = on;
    save('handover', on);
  }

  setNotify(on: boolean): void {
    this.notify = on;
    save('notify', on);
  }

  meet(game: string): void {
    if (this.met.includes(game)) return;
    this.met = [...this.met, game];
    save('met', this.met);
  }

  markCounted(table: string): void {
    if (this.counted.includes(table)) return;
    this.counted = [...this.counted, table].slice(-100);
    save('counted', this.counted);
  }

  markRead(idea: string): void {
    if (this.read.includes(idea)) return;
    this.read = [...this.read, idea];
    save('ideas', this.read);
  }
}

export const settings = new Settings();
