// The safe before the loans are shown: what is certain, and what depends on the others' answers to the bank.
import type { Say } from '../../core/words.svelte';
import type { Prospects } from './sheet';

type Row = Prospects['bank'][number];

/** Who would have to borrow for a row of the bank. Alone, ACME is the other one. */
export function condition({ fewest, most }: Pick<Row, 'fewest' | 'most'>, acme: boolean, say: Say): string {
  if (acme) return say(most > 0 ? 'ui-nlv-safe-if-acme' : 'ui-nlv-safe-if-not-acme');
  if (most === 0) return say('ui-nlv-safe-if-none');
  return fewest === most ? say('ui-nlv-safe-if-some', { count: most }) : say('ui-nlv-safe-if-range', { fewest, most });
}

/** "−20 if nobody else borrows", when the others decide it; else nothing. The more borrow, the more the bank brings. */
export function threat(prospects: Prospects | undefined, acme: boolean, say: Say): string | null {
  const lost = prospects?.bank.filter((row) => row.bankruptcy < 0) ?? [];
  const last = lost.at(-1);
  if (!last || lost.length === prospects?.bank.length) return null;
  const when = acme || last.most === 0 ? condition({ fewest: 0, most: 0 }, acme, say) : say('ui-nlv-safe-if-most', { count: last.most });
  return say('ui-nlv-safe-lost-if', { points: -last.bankruptcy, condition: when });
}

export const sum = (parts: Readonly<Record<string, number>>): number => Object.values(parts).reduce((total, part) => total + part, 0);
