// One short sentence of a character to whom something happened: words `bot-says-MOOD`.
import type { Story, TableEvent } from './types';

export type Mood = 'plan' | 'refused' | 'hotel' | 'boss' | 'robbed' | 'lucky' | 'unlucky' | 'deal';

export interface Saying {
  seat: number;
  mood: Mood;
}

/** Points of a casino that are worth a word. */
const MANY = 4;

const seatIn = (value: unknown): number => (typeof value === 'number' ? value : -1);

/** Who would say something about a story, and in which mood. */
function felt({ key, details }: Story): Saying | null {
  const seat = seatIn(details['seat']);
  const other = seatIn(details['other']);
  const steps = Array.isArray(details['steps']) ? details['steps'].map(String) : [];
  switch (key) {
    case 'log-wt-turn':
    case 'log-nlv-turn':
      if (steps.some((step) => step.startsWith('refuse'))) return { seat, mood: 'refused' };
      return key === 'log-wt-turn' && steps.some((step) => step.startsWith('claim')) ? { seat, mood: 'plan' } : null;
    case 'log-nlv-project':
      return { seat, mood: 'plan' };
    case 'log-nlv-hotel-large':
      return { seat, mood: 'hotel' };
    case 'log-lov-take-over':
      return { seat: other, mood: 'robbed' };
    case 'log-lov-gamble-won':
      return { seat, mood: 'lucky' };
    case 'log-lov-gamble-lost':
      return { seat, mood: 'unlucky' };
    case 'log-lov-deal':
      return { seat: other, mood: 'deal' };
    case 'log-lov-points':
      return Number(details['points']) >= MANY ? { seat, mood: 'boss' } : null;
    default:
      return null;
  }
}

/** The last of the characters who has something to say about what happened; `talks` says who is one. */
export function sayingOf(events: readonly TableEvent[], talks: (seat: number) => boolean): Saying | null {
  const said = events.flatMap((event) => event.story ?? []).map(felt);
  return said.findLast((saying) => saying !== null && talks(saying.seat)) ?? null;
}
