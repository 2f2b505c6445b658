// What can be chosen on the Strip: which question is open, which lots play at once, which glow, what a lot is called.
import { cityOf } from './city';
import { casinoAt, markerAt, type Action, type MenuEntry, type Verb, type View } from './notation';
import { companyName, describe, dollars, who, type Here } from './words';

export type Question = 'lay-off' | 'arrange' | 'lift' | 'give-up';

/** What must be answered before anything else. */
export function questionOf({ menu }: Here): Question | null {
  const has = (verb: MenuEntry['verb']): boolean => menu.some((entry) => entry.verb === verb);
  return has('stand') ? 'lay-off' : has('arrange') ? 'arrange' : has('lift') ? 'lift' : has('give-up') ? 'give-up' : null;
}

/** The answers to that question: others' offers can be answered meanwhile, and are no answer to it. */
export function answersTo(question: Question, menu: readonly MenuEntry[]): MenuEntry[] {
  return menu.filter(({ verb }) => verb === question || (question === 'lay-off' && verb === 'stand'));
}

/** Lots that play a token as soon as they are clicked. */
export function directOf(menu: readonly MenuEntry[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { verb, token, lots } of menu) {
    if ((verb === 'lift' || verb === 'give-up') && lots?.[0]) found[lots[0]] = token;
  }
  return found;
}

/** Lots that glow, each with what is written on its tag. */
export function glowOf({ menu, say }: Here, actions: readonly Action[], filter: Verb | null): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { verb, lots } of menu) if (verb === 'arrange') for (const lot of lots ?? []) found[lot] = '';
  const least: Record<string, number> = {};
  for (const { verb, lots, cost, most } of actions) {
    if (filter !== null && verb !== filter) continue;
    for (const lot of lots) found[lot] ??= '';
    const first = lots[0];
    if (!first || (filter === null && verb !== 'build' && verb !== 'sprawl')) continue;
    if (verb === 'gamble') found[first] = say('lov-up-to', { money: dollars(say, most ?? cost) });
    else if (least[first] === undefined || cost < least[first]) {
      least[first] = cost;
      found[first] = say('lov-money', { money: cost });
    }
  }
  return found;
}

/** A lot in words, with what can be done there. */
export function labelOf(here: Here, lot: string, actions: readonly Action[], token: string | undefined): string {
  const { view, facts, say } = here;
  const tile = view.tiles[lot];
  const printed = cityOf(facts).spot(lot);
  const parts: string[] = [];
  if (view.readings.closed.includes(lot)) return say('lov-label-closed', { lot });
  if (tile) {
    const casino = casinoAt(view, lot);
    parts.push(say('lov-label-tile', { lot, company: companyName(say, tile.company), count: casino?.size ?? 1 }));
    parts.push(tile.seat === null ? say('lov-label-no-die') : say('lov-label-die', { name: who(here, tile.seat), value: tile.die ?? 0 }));
    if (view.reorganised.includes(lot)) parts.push(say('lov-label-rolled'));
    if (casino && casino.boss !== null) parts.push(say('lov-boss-is', { name: who(here, casino.boss) }));
  } else {
    parts.push(say('lov-label-lot', { lot, price: dollars(say, printed.price), value: printed.die }));
    const owner = markerAt(view, lot);
    if (owner !== null) parts.push(say('lov-owner-is', { name: who(here, owner) }));
  }
  if (token) parts.push(describe(token, here));
  else {
    const verbs = new Set(actions.filter((action) => action.lots.includes(lot)).map((action) => action.verb));
    if (verbs.size) parts.push(say('lov-label-can', { actions: [...verbs].map((verb) => say(`lov-verb-${verb}`)).join(', ') }));
  }
  return parts.join('. ');
}

/** Lots that a log line points at. */
export function pointedAt(view: View, place: string): string[] | null {
  const [kind, name = ''] = place.split(':');
  if (kind === 'lot') return [name];
  if (kind === 'casino') return casinoAt(view, name)?.lots ?? [name];
  if (kind === 'rent') return view.players[Number(name)]?.lots ?? [];
  return null;
}
