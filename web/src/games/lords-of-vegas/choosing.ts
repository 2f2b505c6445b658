// What can be chosen on the Strip: which question is open, which lots play at once, which glow, what a lot is called.
import { lotOf } from './city';
import { casinoAt, costOf, lotsOf, markerAt, type Action, type Verb, type View } from './position';
import { companyName, describe, dollars, who, type Here } from './words';

export type Question = 'lay-off' | 'arrange' | 'lift' | 'give-up';

/** What must be answered before anything else. */
export function questionOf({ view, legal }: Here): Question | null {
  if (legal.includes('stand')) return 'lay-off';
  if (view.phase === 'arranging' && legal.length) return 'arrange';
  if (legal.some((token) => token.startsWith('lift:'))) return 'lift';
  return legal.some((token) => token.startsWith('give-up:')) ? 'give-up' : null;
}

/** Lots that play a token as soon as they are clicked. */
export function directOf(legal: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const token of legal) {
    const match = /^(?:lift|give-up):(.+)$/.exec(token);
    if (match?.[1]) found[match[1]] = token;
  }
  return found;
}

/** Lots that glow, each with what is written on its tag. */
export function glowOf({ view, legal, say }: Here, actions: readonly Action[], filter: Verb | null): Record<string, string> {
  const found: Record<string, string> = {};
  if (view.phase === 'arranging' && legal.length) for (const lot of view.pending?.left?.slice(0, 1) ?? []) found[lot] = '';
  const least: Record<string, number> = {};
  for (const action of actions) {
    if (filter !== null && action.verb !== filter) continue;
    const lots = lotsOf(view, action);
    for (const lot of lots) found[lot] ??= '';
    const first = lots[0];
    if (!first || (filter === null && action.verb !== 'build' && action.verb !== 'sprawl')) continue;
    const cost = costOf(view, action);
    if (action.verb === 'gamble') found[first] = say('lov-up-to', { money: dollars(say, 5 * lots.length) });
    else if (least[first] === undefined || cost < least[first]) {
      least[first] = cost;
      found[first] = say('lov-price', { money: cost });
    }
  }
  return found;
}

/** A lot in words, with what can be done there. */
export function labelOf(here: Here, lot: string, actions: readonly Action[], token: string | undefined): string {
  const { view, say } = here;
  const tile = view.tiles[lot];
  const printed = lotOf(lot);
  const parts: string[] = [];
  if (view.seats === 2 && printed.block === 'F') return say('lov-label-closed', { lot });
  if (tile) {
    const casino = casinoAt(view.tiles, lot);
    parts.push(say('lov-label-tile', { lot, company: companyName(say, tile.company), count: casino?.lots.length ?? 1 }));
    parts.push(tile.seat ? say('lov-label-die', { name: who(here, tile.seat), value: tile.die ?? 0 }) : say('lov-label-no-die'));
    if (casino?.boss) parts.push(say('lov-boss-is', { name: who(here, casino.boss) }));
  } else {
    parts.push(say('lov-label-lot', { lot, price: dollars(say, printed.price), value: printed.die }));
    const owner = markerAt(view, lot);
    if (owner) parts.push(say('lov-owner-is', { name: who(here, owner) }));
  }
  if (token) parts.push(describe(token, here));
  else {
    const verbs = new Set(actions.filter((action) => lotsOf(view, action).includes(lot)).map((action) => action.verb));
    if (verbs.size) parts.push(say('lov-label-can', { actions: [...verbs].map((verb) => say(`lov-verb-${verb}`)).join(', ') }));
  }
  return parts.join('. ');
}

/** Lots that a log line points at. */
export function pointedAt(view: View, place: string): string[] | null {
  const [kind, name = ''] = place.split(':');
  if (kind === 'lot') return [name];
  if (kind === 'casino') return casinoAt(view.tiles, name)?.lots ?? [name];
  if (kind === 'rent') return view.players[Number(name) - 1]?.lots ?? [];
  return null;
}
