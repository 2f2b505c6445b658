// Everything people read, from the same Fluent files as the server's.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES, type Language } from './types';

export type Args = Record<string, unknown>;
export type Say = (key: string, args?: Args) => string;

const REMEMBERED = 'boulevard-language';

class Words {
  language: Language = $state('en');
  #bundle: FluentBundle | null = $state.raw(null);

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async use(language: Language): Promise<void> {
    const answer = await fetch(`/api/words/${language}`);
    if (!answer.ok) throw new Error(`words ${answer.status}`);
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await answer.text()));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The reader's choice, remembered in this browser. */
  async choose(language: Language): Promise<void> {
    await this.use(language);
    try {
      localStorage.setItem(REMEMBERED, language);
    } catch {
      // Private windows may refuse; the choice then lasts as long as the page.
    }
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  /** The text of a key. A key without words is a defect, but one that a player should survive. */
  say = (key: string, args: Args = {}): string => {
    const bundle = this.#bundle;
    const message = bundle?.getMessage(key);
    if (!bundle || !message?.value) return key;
    const plain: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) plain[name] = this.#plain(value);
    return bundle.formatPattern(message.value, plain, []);
  };

  #plain(value: unknown): FluentVariable {
    if (typeof value === 'number' || typeof value === 'string') return value;
    if (Array.isArray(value)) return value.join(', ');
    if (value && typeof value === 'object' && 'key' in value) {
      const nested = value as { key: string; details?: Args };
      return this.say(nested.key, nested.details ?? {});
    }
    return String(value);
  }
}

export const words = new Words();
export const say: Say = words.say;

export function preferred(): Language {
  let wanted: readonly string[] = navigator.languages;
  try {
    const remembered = localStorage.getItem(REMEMBERED);
    if (remembered) wanted = [remembered, ...wanted];
  } catch {
    // as above
  }
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => language === tag.slice(0, 2).toLowerCase());
    if (known) return known;
  }
  return 'en';
}
