// Reading and writing the notation of Lords of Vegas: actions and deals.
import type { Casino, Company, MenuEntry, Offer, View } from '../../core/generated/lords-of-vegas';

export type { Casino, Company, Facts, LordsOfVegas as Wire, MenuEntry, Offer, Payer, Problem, View } from '../../core/generated/lords-of-vegas';

export type Verb = 'build' | 'sprawl' | 'remodel' | 'reorganise' | 'gamble';
export const VERBS: readonly Verb[] = ['build', 'sprawl', 'remodel', 'reorganise', 'gamble'];

/** An entry of the menu that is one of the five actions. */
export type Action = MenuEntry & { verb: Verb; lots: string[]; cost: number };

export const isAction = (entry: MenuEntry): entry is Action => (VERBS as readonly string[]).includes(entry.verb);

/** What an action's token says. */
export function parseAction(token: string): { verb: Verb; lot: string; company: Company | null; bet: number } | null {
  const match = /^(build|sprawl|remodel|reorganise|gamble):([A-F]\d+)(?:=(\w+))?$/.exec(token);
  if (!match) return null;
  const [, verb, lot = '', rest = ''] = match;
  const bet = verb === 'gamble' ? Number(rest) : 0;
  return { verb: verb as Verb, lot, company: bet || !rest ? null : (rest as Company), bet };
}

// -- looking things up in a view

export const casinoAt = (view: View, lot: string): Casino | null => view.readings.casinos.find((casino) => casino.lots.includes(lot)) ?? null;

/** Whose marker lies there. */
export function markerAt(view: View, lot: string): number | null {
  const seat = view.players.findIndex((player) => player.lots.includes(lot));
  return seat < 0 ? null : seat;
}

// -- deals

/** Goods that go from one seat to another. */
export interface Flow {
  from: number;
  to: number;
  money: number;
  lots: string[];
  dice: string[];
}

/** What flows between two seats or more, and what one of them does for it in its turn, in the order said. */
export interface Deal {
  flows: Flow[];
  doer: number | null;
  actions: string[];
}

export const noDeal = (): Deal => ({ flows: [], doer: null, actions: [] });

export function parseFlow(from: number, to: number, text: string): { flow: Flow; actions: string[] } {
  const flow: Flow = { from, to, money: 0, lots: [], dice: [] };
  const actions: string[] = [];
  for (const good of text.split(',')) {
    if (good.startsWith('$')) flow.money = Number(good.slice(1));
    else if (good.startsWith('die@')) flow.dice.push(good.slice(4));
    else if (good.includes(':')) actions.push(good);
    else if (/^[A-F]\d+$/.test(good)) flow.lots.push(good);
  }
  return { flow, actions };
}

const isEmpty = (flow: Flow): boolean => flow.money === 0 && !flow.lots.length && !flow.dice.length;

/** Terms as seat `by` says them: `give=...;get=...` to seat `to`, or `1>2=...;2>3=...` among several. */
export function parseTerms(terms: string, by: number, to: number | null): Deal {
  const pair = /^give=(.*);get=(.*)$/.exec(terms);
  const deal = noDeal();
  const take = (from: number, taker: number, text: string): void => {
    const { flow, actions } = parseFlow(from, taker, text);
    if (!isEmpty(flow)) deal.flows.push(flow);
    if (actions.length) {
      deal.doer = from;
      deal.actions.push(...actions);
    }
  };
  if (pair) {
    take(by, to ?? by, pair[1] ?? '');
    take(to ?? by, by, pair[2] ?? '');
    return deal;
  }
  for (const clause of terms.split(';')) {
    const cut = clause.indexOf('=');
    const [from = 0, taker = from] = clause.slice(0, cut).split('>').map((seat) => Number(seat) - 1);
    take(from, taker, clause.slice(cut + 1));
  }
  return deal;
}

export const dealOf = (offer: Offer): Deal => parseTerms(offer.terms, offer.from, offer.to);

/** Everybody who has to agree, the speaker included. */
export function sidesOf(deal: Deal, speaker: number): number[] {
  const seats = new Set([speaker, ...deal.flows.flatMap((flow) => [flow.from, flow.to])]);
  if (deal.doer !== null) seats.add(deal.doer);
  return [...seats].sort((a, b) => a - b);
}

export const goodsText = ({ money, lots, dice }: Flow): string[] => [...(money > 0 ? [`$${money}`] : []), ...lots, ...dice.map((lot) => `die@${lot}`)];

/** What a side of a deal of two says: the goods of one of them, then what it does. */
function sideText(deal: Deal, seat: number): string {
  const goods = deal.flows.filter((flow) => flow.from === seat).flatMap(goodsText);
  return [...goods, ...(deal.doer === seat ? deal.actions : [])].join(',') || 'nothing';
}

/** The terms as one side says them. Among more than two everybody says the same. */
export function termsText(deal: Deal, speaker: number, other: number): string {
  if (sidesOf(deal, speaker).every((seat) => seat === speaker || seat === other)) return `give=${sideText(deal, speaker)};get=${sideText(deal, other)}`;
  const clauses = deal.flows.map((flow) => `${flow.from + 1}>${flow.to + 1}=${goodsText(flow).join(',')}`);
  if (deal.doer !== null) clauses.push(`${deal.doer + 1}=${deal.actions.join(',')}`);
  return clauses.join(';');
}

/** `offer` or `withdraw` in the mouth of whoever proposes. */
export function ownToken(verb: 'offer' | 'withdraw', deal: Deal, speaker: number, other: number): string {
  const terms = termsText(deal, speaker, other);
  return terms.startsWith('give=') ? `${verb}:${other + 1}:${terms}` : `${verb}:${terms}`;
}

/** `accept`, `reject` or `counter` in the mouth of somebody else. */
export function answerToken(verb: 'accept' | 'reject' | 'counter', deal: Deal, speaker: number, from: number): string {
  return `${verb}:${from + 1}:${termsText(deal, speaker, from)}`;
}

/** Lots and dice that would change hands. */
export const goodsOf = (deal: Deal): string[] => deal.flows.flatMap((flow) => [...flow.lots, ...flow.dice]);

/** Everybody whose word an offer needs. */
export const sidesOfOffer = (offer: Offer): number[] => offer.sides ?? [offer.from, ...(offer.to === null ? [] : [offer.to])];

/** Is it for this seat to answer? */
export const asks = (offer: Offer, seat: number | null): boolean => seat !== null && offer.from !== seat && sidesOfOffer(offer).includes(seat);
