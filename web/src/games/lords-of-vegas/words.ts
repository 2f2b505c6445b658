// Steps, deals and stories of Lords of Vegas in words.
import type { Context, GameModule, Idea, LogLine, Place } from '../board';
import type { Say } from '../../core/words.svelte';
import type { Story } from '../../core/types';
import { seatName } from '../plain';
import { asks, casinoAt, isAction, parseAction, parseTerms, type Action, type Deal, type Flow, type Offer, type Problem, type View, type Wire } from './notation';

export type Here = Context<Wire>;

export const dollars = (say: Say, money: number): string => say('lov-money', { money });
export const companyName = (say: Say, company: string): string => say(`word-company-${company}`);

export function who(here: Here, seat: number | null | undefined): string {
  return seatName(here, seat ?? null);
}

export function goodsWords({ money, lots, dice }: Flow, here: Here): string[] {
  const { say, view } = here;
  return [
    ...(money ? [dollars(say, money)] : []),
    ...lots.map((lot) => say('lov-good-lot', { lot })),
    ...dice.map((lot) => say('lov-good-die', { lot, value: view.tiles[lot]?.die ?? 0 })),
  ];
}

/** What one seat gives and does in a deal. */
export function sideWords(deal: Deal, seat: number, here: Here): string {
  const goods = deal.flows.filter((flow) => flow.from === seat).flatMap((flow) => goodsWords(flow, here));
  const done = deal.doer === seat ? deal.actions.map((action) => describe(action, here)) : [];
  return [...goods, ...done].join(', ') || here.say('lov-nothing');
}

/** A deal of several: every way that goods go, and what is done for it. */
export function dealWords(deal: Deal, here: Here): string {
  const ways = deal.flows.map((flow) => `${who(here, flow.from)} → ${who(here, flow.to)}: ${goodsWords(flow, here).join(', ')}`);
  if (deal.doer !== null) ways.push(`${who(here, deal.doer)}: ${deal.actions.map((action) => describe(action, here)).join(', ')}`);
  return ways.join('; ');
}

function termsWords(terms: string, by: number, to: number, here: Here): { give: string; get: string } {
  const deal = parseTerms(terms, by, to);
  return { give: sideWords(deal, by, here), get: sideWords(deal, to, here) };
}

/** Why a deal cannot be carried out now. */
export function problemWords(problem: Problem, here: Here): string {
  const details: Record<string, unknown> = { ...problem.details };
  if (typeof details['seat'] === 'number') details['seat'] = who(here, details['seat'] - 1);
  if (typeof details['action'] === 'string') details['action'] = describe(details['action'], { ...here, menu: [] });
  if (problem.reason) details['reason'] = problemWords(problem.reason, here);
  return here.say(problem.key, details);
}

/** Steps about a deal of several. */
const SEVERAL: Record<string, string> = {
  offer: 'step-lords-of-vegas-offer-several',
  counter: 'step-lords-of-vegas-counter-several',
  accept: 'step-lords-of-vegas-accept-several',
  reject: 'step-lords-of-vegas-reject-several',
  withdraw: 'step-lords-of-vegas-withdraw-several',
};

export function describe(token: string, here: Here): string {
  const { say, menu } = here;
  const action = parseAction(token);
  if (action) {
    const { verb, lot, company, bet } = action;
    // In a deal or a log nobody says what it costs.
    const cost = bet || (menu.find((entry) => entry.token === token)?.cost ?? 0);
    return say(`step-lords-of-vegas-${verb}`, { lot, company: company ?? '', cost });
  }
  const [verb = '', rest = '', ...more] = token.split(':');
  const [lot = '', value = ''] = rest.split('=');
  if (!['offer', 'counter', 'accept', 'reject', 'withdraw'].includes(verb)) return say(`step-lords-of-vegas-${verb}`, { lot, value });
  const speaker = here.seat ?? 0;
  const terms = rest.includes('>') ? [rest, ...more].join(':') : more.join(':');
  if (terms.includes('>')) return say(SEVERAL[verb] ?? '', { deal: dealWords(parseTerms(terms, speaker, null), here) });
  const other = Number(rest) - 1;
  return say(`step-lords-of-vegas-${verb}`, { name: who(here, other), ...termsWords(terms, speaker, other, here) });
}

/** Where a piece of the story happened. */
export function placeOf(story: Story): Place | null {
  const { lot, seat } = story.details;
  if (typeof lot === 'string') {
    const wide = ['income', 'points', 'remodel', 'reorganise', 'tie', 'gamble'].some((end) => story.key === `log-lov-${end}`);
    return `${wide ? 'casino' : 'lot'}:${lot}`;
  }
  if (story.key === 'log-lov-rent') return `rent:${String(seat)}`;
  return typeof seat === 'number' ? `seat:${seat}` : null;
}

export function tell(story: Story, here: Here): LogLine[] {
  const { say } = here;
  const { details } = story;
  const seat = typeof details['seat'] === 'number' ? details['seat'] : null;
  const args: Record<string, unknown> = { ...details };
  for (const role of ['seat', 'other']) {
    if (typeof details[role] === 'number') args[role] = who(here, details[role]);
  }
  const other = typeof details['other'] === 'number' ? details['other'] : -1;
  if (typeof details['terms'] === 'string') args['terms'] = say('lov-terms', termsWords(details['terms'], seat ?? 0, other, here));
  if (typeof details['deal'] === 'string') args['deal'] = dealWords(parseTerms(details['deal'], seat ?? 0, null), here);
  if (typeof details['action'] === 'string') args['action'] = describe(details['action'], { ...here, menu: [] });
  return [{ text: say(story.key, args), place: placeOf(story), seat }];
}

const own = (here: Here): boolean => here.seat !== null && here.legal.length > 0;
/** Offers that this seat has not said yes to. */
const asking = (here: Here): Offer[] => here.view.offers.filter((offer) => asks(offer, here.seat) && !offer.agreed?.includes(here.seat ?? -1));
const acting = (here: Here): boolean => here.seat !== null && here.view.active === here.seat;

export function prompt(here: Here): string {
  const { say, view, legal } = here;
  const name = who(here, view.active);
  if (view.phase === 'over') return say('ui-prompt-over');
  const pending = view.pending;
  const [asked] = asking(here);
  const mine = acting(here) || legal.some((token) => /^(?:stand|arrange:|lift:|give-up:)/.test(token));
  if ((!mine || view.phase === 'break') && asked) return say('lov-prompt-offer', { name: who(here, asked.from) });
  if (view.phase === 'break') return acting(here) ? say('lov-prompt-break') : say('lov-prompt-break-other', { name });
  if (!own(here)) {
    const other = view.phase === 'laying-off' ? who(here, bossAt(view, pending?.casino)) : view.phase === 'arranging' ? who(here, pending?.seat) : name;
    return say(view.phase === 'laying-off' ? 'lov-prompt-wait-boss' : 'lov-prompt-wait', { name: other });
  }
  if (legal.includes('stand')) return say('lov-prompt-lay-off', { name, money: dollars(say, pending?.bet ?? 0) });
  if (view.phase === 'arranging') return say('lov-prompt-arrange', { lot: pending?.left?.[0] ?? '' });
  if (view.phase === 'lifting') return say('lov-prompt-lift', { lot: pending?.lot ?? '' });
  if (asked && view.rules === 1) return say('lov-prompt-offer', { name: who(here, asked.from) });
  if (!acting(here)) return say('lov-prompt-deal', { name });
  if (view.phase === 'taking') return say(view.tiles[view.card ?? ''] ? 'lov-prompt-take-die' : 'lov-prompt-take-marker', { lot: view.card ?? '' });
  return say(here.menu.some(isAction) ? 'lov-prompt-turn' : 'lov-prompt-poor');
}

export function bossAt(view: View, lot: string | undefined): number | null {
  return lot ? (casinoAt(view, lot)?.boss ?? null) : null;
}

export function rule(here: Here): string {
  const { view } = here;
  switch (view.phase) {
    case 'dealing':
      return 'LOV-R07';
    case 'starting':
      return 'LOV-R11';
    case 'laying-off':
    case 'rolling':
      return 'LOV-R43';
    case 'arranging':
    case 'reorganising':
      return 'LOV-R38';
    case 'lifting':
      return 'LOV-R29';
    case 'ties':
      return 'LOV-R45';
    case 'taking':
      return view.tiles[view.card ?? ''] ? 'LOV-R15' : 'LOV-R14';
    case 'break':
      return 'LOV-R49';
    case 'over':
      return 'LOV-R52';
    default:
      return asking(here).length || !acting(here) ? 'LOV-R49' : 'LOV-R27';
  }
}

export function guide(here: Here): Idea[] {
  const { view, legal, seat } = here;
  if (seat === null || view.phase === 'over') return [];
  const may = (verb: string): boolean => legal.some((token) => token.startsWith(`${verb}:`));
  const { casinos } = view.readings;
  const ideas: Idea[] = [];
  if (legal.includes('stand')) ideas.push({ id: 'lay-off', rule: 'LOV-R43' });
  if (asking(here).length) ideas.push({ id: 'offer', rule: 'LOV-R49' });
  if (view.phase === 'arranging') ideas.push({ id: 'arrange', rule: 'LOV-R38' });
  ideas.push({ id: 'strip', rule: 'LOV-R03' });
  if (view.card) ideas.push({ id: 'card', rule: 'LOV-R13' });
  if (may('build')) ideas.push({ id: 'build', rule: 'LOV-R30', spot: '[data-glow]' });
  else if (acting(here)) ideas.push({ id: 'save', rule: 'LOV-R17', spot: '[data-test=confirm]' });
  if (casinos.some((casino) => casino.boss === seat)) ideas.push({ id: 'boss', rule: 'LOV-R06' });
  if (may('sprawl')) ideas.push({ id: 'sprawl', rule: 'LOV-R31' });
  if (casinos.some((casino) => casino.size > 1)) ideas.push({ id: 'casino', rule: 'LOV-R05' });
  if (may('gamble')) ideas.push({ id: 'gamble', rule: 'LOV-R40' });
  if (may('remodel')) ideas.push({ id: 'remodel', rule: 'LOV-R34' });
  if (may('reorganise')) ideas.push({ id: 'reorganise', rule: 'LOV-R36' });
  if ((view.players[seat]?.points ?? 0) >= 5) ideas.push({ id: 'track', rule: 'LOV-R24' });
  if (casinos.length > 3) ideas.push({ id: 'deals', rule: 'LOV-R49' });
  if (view.drawn.length > 28) ideas.push({ id: 'end', rule: 'LOV-R52' });
  return ideas;
}

/** Practice: a card, a first casino, and how it grows; the rest is said by the guide. */
function lesson(here: Here): Idea[] {
  const { view, menu, legal, seat } = here;
  if (seat === null || !acting(here)) return [];
  const casinos = view.readings.casinos.filter((casino) => casino.boss === seat);
  const builds = menu.filter(isAction).filter(({ verb }) => verb === 'build');
  if (legal.includes('turn-card')) {
    const spot = '[data-token="turn-card"]';
    // Whoever has built is past the first card, even if somebody else has become the boss since.
    return view.readings.seats[seat]?.dice.length
      ? [{ id: 'lesson-next', rule: 'LOV-R17', spot }]
      : [
          { id: 'lesson-win', rule: 'LOV-R52' },
          { id: 'lesson-turn', rule: 'LOV-R13', spot },
        ];
  }
  if (!legal.includes('end')) return [];
  if (!casinos.length) {
    const cheapest = builds.reduce<Action | null>((best, one) => (best === null || one.cost < best.cost ? one : best), null);
    return cheapest ? [{ id: 'lesson-build', rule: 'LOV-R30', spot: `[data-lot="${cheapest.lots[0]}"]` }] : [];
  }
  const boss: Idea = { id: 'lesson-boss', rule: 'LOV-R06', spot: '[data-test=confirm]' };
  return builds.length ? [boss, { id: 'lesson-grow', rule: 'LOV-R05', spot: '[data-glow]' }] : [boss];
}

export const words: Omit<GameModule<Wire>, 'Board'> = {
  describe,
  tell,
  prompt,
  confirm: ({ legal }) => (legal.includes('end') ? 'end' : legal.includes('turn-card') ? 'turn-card' : null),
  rule,
  guide,
  lesson,
  categories: ['points'],
  sights: (view) =>
    view.players.map(({ money }, seat) => ({
      casinos: view.readings.casinos.filter((casino) => casino.boss === seat).length,
      dice: view.readings.seats[seat]?.dice.length ?? 0,
      money,
    })),
};
