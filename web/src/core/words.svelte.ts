// Everything people read, from the same Fluent files as the server's.
import { isSite, root } from './root';
import { Speaker, type Say } from './speaker';
import { LANGUAGES, type Language } from './types';

export type { Args, Say } from './speaker';

const REMEMBERED = 'boulevard-language';

/** Where the Fluent text of a language is. */
export const textOf = (language: Language): string => (isSite ? `${root}words/${language}.ftl` : `${root}api/words/${language}`);

class Words {
  language: Language = $state('en');
  #speaker: Speaker | null = $state.raw(null);

  get ready(): boolean {
    return this.#speaker !== null;
  }

  async use(language: Language): Promise<void> {
    const answer = await fetch(textOf(language));
    if (!answer.ok) throw new Error(`words ${answer.status}`);
    this.#speaker = new Speaker(language, await answer.text());
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
    return this.#speaker?.has(key) ?? false;
  }

  say: Say = (key, args) => this.#speaker?.say(key, args) ?? key;
}

export const words = new Words();
export const say: Say = words.say;

/** A refusal may have a reason that is a refusal itself. */
export function inWords(details: Record<string, unknown>): Record<string, unknown> {
  const nested = (value: unknown): value is { code: string; details: Record<string, unknown> } => typeof value === 'object' && value !== null && 'code' in value;
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, nested(value) ? words.say(value.code, inWords(value.details)) : value]),
  );
}

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
