// One language: its Fluent text, and what it makes of keys and arguments. The same as `say` of src/boulevard/words.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { typesetWords } from './typography';

export type Args = Record<string, unknown>;
export type Say = (key: string, args?: Args) => string;

export class Speaker {
  readonly #bundle: FluentBundle;

  /** `onproblem` hears of keys and variables that are missing. */
  constructor(
    language: string,
    text: string,
    readonly onproblem: (problem: string) => void = () => undefined,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(typesetWords(new FluentResource(text), language));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The text of a key. A key without words is a defect, but one that a player should survive. */
  say: Say = (key, args = {}) => {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) {
      this.onproblem(key);
      return key;
    }
    const plain: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) plain[name] = this.#plain(name, value);
    const problems: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, plain, problems);
    for (const problem of problems) this.onproblem(`${key}: ${problem.message}`);
    return text;
  };

  /** A token of the notation is replaced by its word where there is one: sentences never show tokens. */
  #plain(name: string, value: unknown): FluentVariable {
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return this.has(`word-${name}-${value}`) ? this.say(`word-${name}-${value}`) : value;
    if (Array.isArray(value)) return value.join(', ');
    if (value && typeof value === 'object' && 'key' in value) {
      const nested = value as { key: string; details?: Args };
      return this.say(nested.key, nested.details ?? {});
    }
    return String(value);
  }
}
