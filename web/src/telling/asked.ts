// What is asked for at a table with real cards and dice, in words.
import type { LordsOfVegas } from '../core/generated/lords-of-vegas';
import type { Context } from '../games/board';
import { seatName } from '../games/plain';

interface Street {
  stage: string;
  cards: { hand?: (string | null)[]; effects?: (string | null)[] };
}

export function askedFor(game: string, context: Context): string {
  return game === 'lords-of-vegas' ? lords(context as Context<LordsOfVegas>) : street(context);
}

function street({ view, say }: Context): string {
  const { stage, cards } = view as Street;
  if (stage === 'plans' || stage === 'projects') return say('ui-tell-goal');
  if (stage === 'reveal') return say('ui-tell-aside');
  if (cards.effects?.includes(null)) return say('ui-tell-effects');
  return say(cards.hand ? 'ui-tell-hand' : 'ui-tell-numbers');
}

function lords(context: Context<LordsOfVegas>): string {
  const { view, say } = context;
  const { phase, pending } = view;
  switch (phase) {
    case 'dealing':
      return say('ui-tell-start-card', { name: seatName(context, Math.floor(view.drawn.length / 2)) });
    case 'starting':
      return say('ui-tell-start-die', { name: seatName(context, pending?.seats?.[Math.floor((pending.thrown ?? 0) / 2)] ?? 0) });
    case 'drawing':
      return say('ui-tell-turn-card', { name: seatName(context, view.active ?? 0) });
    case 'rolling':
      return say('ui-tell-gamble');
    default: {
      const lot = pending?.roll?.[0] ?? '';
      return say('ui-tell-lot', { lot, name: seatName(context, view.tiles[lot]?.seat ?? 0) });
    }
  }
}
