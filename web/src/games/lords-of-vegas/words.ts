// Steps, deals and stories of Lords of Vegas in words.
import type { Context, GameModule, Idea, LogLine, Place } from '../board';
import type { Say } from '../../core/words.svelte';
import type { Story } from '../../core/types';
import { seatName } from '../plain';
import { casinoAt, casinosOf, costOf, parseAction, parseTerms, type Side, type View } from './position';

export type Here = Context<View>;

export const dollars = (say: Say, money: number): string => say('lov-money', { money });
export const companyName = (say: Say, company: string): string => say(`lov-company-${company}`);

/** The name of a seat that counts from 1. */
export function who(here: Here, seat: number | null | undefined): string {
  return seat ? seatName(here as Context<unknown>, seat - 1) : '';
}

export function sideWords(side: Side, here: Here): string {
  const { say, view } = here;
  const goods: string[] = [];
  if (side.money) goods.push(dollars(say, side.money));
  for (const lot of side.lots) goods.push(say('lov-good-lot', { lot }));
  for (const lot of side.dice) goods.push(say('lov-good-die', { lot, value: view.tiles?.[lot]?.die ?? 0 }));
  if (side.action) goods.push(describe(side.action, here));
  return goods.join(', ') || say('lov-nothing');
}

function termsWords(terms: string, here: Here): { give: string; get: string } {
  const { give, get } = parseTerms(terms);
  return { give: sideWords(give, here), get: sideWords(get, here) };
}

export function describe(token: string, here: Here): string {
  const { say, view } = here;
  const action = parseAction(token);
  if (action) {
    const cost = dollars(say, costOf(view, action));
    const company = action.company ? companyName(say, action.company) : '';
    return say(`lov-do-${action.verb}`, { lot: action.lot, company, cost });
  }
  const [verb = '', rest = '', ...more] = token.split(':');
  switch (verb) {
    case 'arrange': {
      const [lot = '', value = ''] = rest.split('=');
      return say('lov-do-arrange', { lot, value });
    }
    case 'lift':
    case 'give-up':
      return say(`lov-do-${verb}`, { lot: rest });
    case 'reject':
    case 'withdraw':
      return say(`lov-do-${verb}`, { name: who(here, Number(rest)) });
    case 'offer':
    case 'counter':
    case 'accept':
      return say(`lov-do-${verb}`, { name: who(here, Number(rest)), ...termsWords(more.join(':'), here) });
    default:
      return say(`lov-do-${verb}`);
  }
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

const TOLD = /^log-lov-(.*)$/;

export function tell(story: Story, here: Here): LogLine[] {
  const { say } = here;
  const kind = TOLD.exec(story.key)?.[1];
  const { details } = story;
  const seat = typeof details['seat'] === 'number' ? details['seat'] : null;
  if (!kind) return [{ text: say(story.key, details), place: null, seat: seat === null ? null : seat - 1 }];
  const args: Record<string, unknown> = { ...details, name: who(here, seat) };
  if (typeof details['other'] === 'number') args['other'] = who(here, details['other']) || '';
  for (const money of ['money', 'share']) {
    if (typeof details[money] === 'number') args[money] = dollars(say, details[money] as number);
  }
  if (typeof details['company'] === 'string') args['company'] = companyName(say, details['company']);
  if (typeof details['terms'] === 'string') Object.assign(args, termsWords(details['terms'], here));
  let key = `lov-log-${kind}`;
  if (kind === 'take-over' && details['other'] === 0) key = 'lov-log-take-empty';
  if (kind === 'points' && Number(details['after']) - Number(details['before']) < Number(details['points'])) key = 'lov-log-points-lost';
  return [{ text: say(key, args), place: placeOf(story), seat: seat === null ? null : seat - 1 }];
}

const own = (here: Here): boolean => here.seat !== null && here.legal.length > 0;
const asked = (here: Here): boolean => here.legal.some((token) => token.startsWith('accept:') || token.startsWith('reject:'));
const acting = (here: Here): boolean => here.seat !== null && here.view.active === here.seat + 1;

export function prompt(here: Here): string {
  const { say, view, legal } = here;
  const name = who(here, view.active);
  if (view.phase === 'over') return say('lov-prompt-over');
  const pending = view.pending;
  if (!own(here)) {
    const other = view.phase === 'laying-off' ? who(here, bossAt(view, pending?.casino)) : view.phase === 'arranging' ? who(here, pending?.seat) : name;
    return say(view.phase === 'laying-off' ? 'lov-prompt-wait-boss' : 'lov-prompt-wait', { name: other });
  }
  if (legal.includes('stand')) return say('lov-prompt-lay-off', { name, money: dollars(say, pending?.bet ?? 0) });
  if (view.phase === 'arranging') return say('lov-prompt-arrange', { lot: pending?.left?.[0] ?? '' });
  if (view.phase === 'lifting') return say('lov-prompt-lift', { lot: pending?.lot ?? '' });
  if (asked(here)) return say('lov-prompt-offer', { name: who(here, view.offers.find((offer) => offer.to === (here.seat ?? 0) + 1)?.from) });
  if (!acting(here)) return say('lov-prompt-deal', { name });
  if (view.phase === 'taking') return say(view.tiles[view.card ?? ''] ? 'lov-prompt-take-die' : 'lov-prompt-take-marker', { lot: view.card ?? '' });
  const money = dollars(say, view.players[here.seat ?? 0]?.money ?? 0);
  return say(legal.some((token) => parseAction(token)) ? 'lov-prompt-turn' : 'lov-prompt-poor', { money });
}

export function bossAt(view: View, lot: string | undefined): number | null {
  return lot ? (casinoAt(view.tiles, lot)?.boss ?? null) : null;
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
    case 'over':
      return 'LOV-R52';
    default:
      return asked(here) || !acting(here) ? 'LOV-R49' : 'LOV-R27';
  }
}

export function guide(here: Here): Idea[] {
  const { view, legal, seat } = here;
  if (seat === null || view.phase === 'over') return [];
  const may = (verb: string): boolean => legal.some((token) => token.startsWith(`${verb}:`));
  const me = seat + 1;
  const casinos = casinosOf(view.tiles);
  const ideas: Idea[] = [];
  if (legal.includes('stand')) ideas.push({ id: 'lay-off', rule: 'LOV-R43' });
  if (asked(here)) ideas.push({ id: 'offer', rule: 'LOV-R49' });
  if (view.phase === 'arranging') ideas.push({ id: 'arrange', rule: 'LOV-R38' });
  ideas.push({ id: 'strip', rule: 'LOV-R03' });
  if (view.card) ideas.push({ id: 'card', rule: 'LOV-R13' });
  if (may('build')) ideas.push({ id: 'build', rule: 'LOV-R30' });
  else if (acting(here)) ideas.push({ id: 'save', rule: 'LOV-R17' });
  if (casinos.some((casino) => casino.boss === me)) ideas.push({ id: 'boss', rule: 'LOV-R06' });
  if (may('sprawl')) ideas.push({ id: 'sprawl', rule: 'LOV-R31' });
  if (casinos.some((casino) => casino.lots.length > 1)) ideas.push({ id: 'casino', rule: 'LOV-R05' });
  if (may('gamble')) ideas.push({ id: 'gamble', rule: 'LOV-R40' });
  if (may('remodel')) ideas.push({ id: 'remodel', rule: 'LOV-R34' });
  if (may('reorganise')) ideas.push({ id: 'reorganise', rule: 'LOV-R36' });
  if ((view.players[seat]?.points ?? 0) >= 5) ideas.push({ id: 'track', rule: 'LOV-R24' });
  if (casinos.length > 3) ideas.push({ id: 'deals', rule: 'LOV-R49' });
  if (view.drawn.length > 28) ideas.push({ id: 'end', rule: 'LOV-R52' });
  return ideas;
}

export const words: Omit<GameModule<View>, 'Board'> = {
  describe,
  tell,
  prompt,
  confirm: ({ legal }) => (legal.includes('end') ? 'end' : null),
  rule,
  guide,
  categories: ['points'],
};
