// What is asked for at a table with real cards and dice, in words.
import type { LordsOfVegas } from '../core/generated/lords-of-vegas';
import type { Context } from '../games/board';
import { seatName } from '../games/plain';

interface Street {
  stage: string;
  cards: { hand?: (string | null)[]; hands?: (string | null)[][]; numbers?: (string | null)[]; effects?: (string | null)[] };
  turn: number;
  options: { paper?: number; introductory?: boolean };
  others?: { told: number[] };
}

export function askedFor(game: string, context: Context): string {
  return game === 'lords-of-vegas' ? lords(context as Context<LordsOfVegas>) : street(context, game === 'welcome-to');
}

/** What those have at the end whose sheets are of paper, one after the other. */
function ofOthers({ options, others }: Street, welcome: boolean, say: Context['say']): string {
  const count = options.paper ?? 0;
  const told = others?.told.length ?? 0;
  const player = { player: (told % count) + 1, count };
  if (welcome) return say('ui-tell-others-temps', player);
  if (told < count) return say('ui-tell-others-inauguration', player);
  const loans = options.introductory ? 0 : count;
  return told < count + loans ? say('ui-tell-others-loan', player) : say('ui-tell-others-series', { street: told - count - loans + 1 });
}

function street({ view, say }: Context, welcome: boolean): string {
  const now = view as Street;
  const { stage, cards } = now;
  if (stage === 'others') return ofOthers(now, welcome, say);
  if (stage === 'plans' || stage === 'projects') return say('ui-tell-goal');
  if (stage === 'reveal') return say('ui-tell-aside');
  if (cards.effects?.includes(null)) return say('ui-tell-effects');
  const next = cards.hands?.[0] ?? cards.numbers;
  if (now.others && now.turn > 0 && next?.every((card) => card === null)) return say('ui-tell-others-first');
  return say(cards.hand ?? cards.hands ? 'ui-tell-hand' : 'ui-tell-numbers');
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
