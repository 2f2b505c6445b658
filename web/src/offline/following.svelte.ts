// A sheet of this device that follows the dealer of a hall: what the dealer flips is told to its table.
import { withRoot } from '../core/root';
import type { ShownDeck } from '../core/types';

const KEPT = 'boulevard-follows';

/** What was taken from the dealer so far, and which answer of the table each became; null: it was known already. */
interface Progress {
  stage: string;
  taken: string[];
  numbers: (number | null)[];
}

function kept(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Progress>;
  } catch {
    return {};
  }
}

function keep(table: string, progress: Progress): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...kept(), [table]: progress }));
  } catch {
    // No room: after a restart somebody taps what came up.
  }
}

const ofOthers = (token: string): boolean => token.startsWith('others:');

export const follow = (table: string, stage: string): void => keep(table, { stage, taken: [], numbers: [] });

/** What a table has to hear next. Apart: it cannot have the card that the dealer flipped. */
export type Next = { tell: string } | { untell: true } | { apart: true } | null;

/** Compares what the dealer flipped with what was taken. `number` and `tokens`: the answer that the table waits for. */
export function compare(flipped: readonly string[], progress: Progress, number: number, tokens: readonly string[]): Next {
  const { taken, numbers } = progress;
  // Somebody took an answer back here.
  const back = numbers.findIndex((one) => one !== null && one >= number);
  if (back >= 0) taken.splice(back), numbers.splice(back);
  const same = taken.findIndex((token, i) => token !== flipped[i]);
  if (same >= 0) {
    // The dealer flipped back.
    if (numbers.slice(same).some((one) => one !== null)) return { untell: true };
    taken.splice(same);
    numbers.splice(same);
  }
  for (let token = flipped[taken.length]; token !== undefined && tokens.length; token = flipped[taken.length]) {
    const possible = tokens.includes(token);
    if (!possible && !ofOthers(token)) return tokens.every(ofOthers) ? null : { apart: true };
    taken.push(token);
    numbers.push(possible ? number : null);
    if (possible) return { tell: token };
  }
  return null;
}

export class Following {
  /** Null: nobody is followed, or the dealer cannot be heard. Then cards are tapped. */
  deck: ShownDeck | null = $state.raw(null);
  /** The sheet cannot follow: somebody shuffled where the rules do not. Then cards are tapped, too. */
  apart = $state(false);
  #line: EventSource | null = null;
  #progress: Progress | undefined;

  constructor(readonly table: string) {
    this.#progress = kept()[table];
    if (!this.#progress) return;
    this.#line = new EventSource(withRoot(`/api/stages/${encodeURIComponent(this.#progress.stage)}`));
    let seq = 0;
    this.#line.onmessage = (event) => {
      const heard = JSON.parse(String(event.data)) as { seq: number; deck: ShownDeck };
      if (heard.seq > seq) ({ seq, deck: this.deck } = heard);
    };
    this.#line.onerror = () => {
      this.deck = null;
      seq = 0;
    };
  }

  next(number: number, tokens: readonly string[]): Exclude<Next, { apart: true }> {
    if (!this.deck || !this.#progress) return null;
    const found = compare((this.deck.told ?? []).flat(), this.#progress, number, tokens);
    keep(this.table, this.#progress);
    this.apart = found !== null && 'apart' in found;
    return found && 'apart' in found ? null : found;
  }

  close(): void {
    this.#line?.close();
  }
}
