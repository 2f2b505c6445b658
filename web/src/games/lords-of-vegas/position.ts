// The view of Lords of Vegas, and what can be read off it: casinos, bosses, costs, what a step would bring.
// Nothing here decides what is allowed: `legal` does. It says in advance what the server will do.
import {
  COMPANIES,
  DICE,
  LAST_PILE,
  LOTS,
  MARKERS,
  NEXT_TO,
  TILES,
  inOrder,
  isLot,
  lotOf,
  type Company,
  type Payer,
} from './city';

export interface Tile {
  company: Company;
  /** Whose die, from 1; null without a die. */
  seat: number | null;
  die: number | null;
}

export interface Offer {
  from: number;
  to: number;
  terms: string;
}

export interface View {
  seats: number;
  phase: string;
  active: number | null;
  card: string | null;
  players: { money: number; points: number; lots: string[] }[];
  tiles: Record<string, Tile>;
  drawn: string[];
  reorganised: string[];
  gambled: boolean;
  offered: number[];
  offers: Offer[];
  pending: {
    casino?: string;
    bet?: number;
    lot?: string;
    company?: Company;
    seat?: number;
    left?: string[];
    roll?: string[];
    laid_off?: boolean;
    first?: number | null;
  } | null;
}

export interface Casino {
  /** In the order of the board; the first names it. */
  lots: string[];
  company: Company;
  boss: number | null;
  /** Seats whose highest dice are tied. */
  tied: number[];
  pips: number;
  strip: boolean;
}

export function casinoAt(tiles: Record<string, Tile>, lot: string): Casino | null {
  const company = tiles[lot]?.company;
  if (!company) return null;
  const found = new Set([lot]);
  const open = [lot];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const other of NEXT_TO.get(next) ?? []) {
      if (!found.has(other) && tiles[other]?.company === company) {
        found.add(other);
        open.push(other);
      }
    }
  }
  const lots = inOrder(found);
  let highest = 0;
  let pips = 0;
  let tops = new Set<number>();
  for (const name of lots) {
    const { seat, die } = tiles[name] as Tile;
    if (seat === null || die === null) continue;
    pips += die;
    if (die > highest) {
      highest = die;
      tops = new Set();
    }
    if (die === highest) tops.add(seat);
  }
  const [only] = tops;
  return {
    lots,
    company,
    boss: tops.size === 1 && only !== undefined ? only : null,
    tied: tops.size > 1 ? [...tops] : [],
    pips,
    strip: lots.some((name) => lotOf(name).strip),
  };
}

export function casinosOf(tiles: Record<string, Tile>): Casino[] {
  const seen = new Set<string>();
  const casinos: Casino[] = [];
  for (const lot of LOTS) {
    if (seen.has(lot.name)) continue;
    const casino = casinoAt(tiles, lot.name);
    if (!casino) continue;
    for (const name of casino.lots) seen.add(name);
    casinos.push(casino);
  }
  return casinos;
}

export function markerAt(view: View, lot: string): number | null {
  const at = view.players.findIndex((player) => player.lots.includes(lot));
  return at < 0 ? null : at + 1;
}

export function stock(view: View, company: Company): number {
  return TILES - Object.values(view.tiles).filter((tile) => tile.company === company).length;
}

export function diceOut(view: View, seat: number): string[] {
  return inOrder(Object.keys(view.tiles).filter((lot) => view.tiles[lot]?.seat === seat));
}

export function freeDice(view: View, seat: number): number {
  return DICE - diceOut(view, seat).length;
}

export function freeMarkers(view: View, seat: number): number {
  return MARKERS - (view.players[seat - 1]?.lots.length ?? 0);
}

/** Lots whose cards are still in the deck, by what they pay. */
export function undrawn(view: View): Record<Payer, string[]> {
  const left: Record<Payer, string[]> = { albion: [], sphinx: [], vega: [], tivoli: [], pioneer: [], strip: [] };
  const gone = new Set(view.drawn);
  for (const lot of LOTS) if (!gone.has(lot.name)) left[lot.pays].push(lot.name);
  return left;
}

/** Cards that come before the End of Game card. */
export function cardsToEnd(view: View): number {
  if (view.drawn.includes('end')) return 0;
  return Math.max(0, 48 - view.drawn.length - (LAST_PILE[view.seats] ?? 10));
}

// -- steps

export type Verb = 'build' | 'sprawl' | 'remodel' | 'reorganise' | 'gamble';
export const VERBS: readonly Verb[] = ['build', 'sprawl', 'remodel', 'reorganise', 'gamble'];

export interface Action {
  token: string;
  verb: Verb;
  lot: string;
  company: Company | null;
  bet: number;
}

export function parseAction(token: string): Action | null {
  const match = /^(build|sprawl|remodel|reorganise|gamble):([A-F]\d+)(?:=(\w+))?$/.exec(token);
  if (!match) return null;
  const verb = match[1] as Verb;
  const lot = match[2] as string;
  const rest = match[3] ?? '';
  if (!isLot(lot)) return null;
  const company = (COMPANIES as readonly string[]).includes(rest) ? (rest as Company) : null;
  return { token, verb, lot, company, bet: verb === 'gamble' ? Number(rest) : 0 };
}

/** The lots that an action is about. */
export function lotsOf(view: View, action: Action): string[] {
  if (action.verb === 'build' || action.verb === 'sprawl') return [action.lot];
  return casinoAt(view.tiles, action.lot)?.lots ?? [action.lot];
}

/** What it costs at once; a gamble risks its bet. */
export function costOf(view: View, action: Action): number {
  const casino = casinoAt(view.tiles, action.lot);
  switch (action.verb) {
    case 'build':
      return lotOf(action.lot).price;
    case 'sprawl':
      return 2 * lotOf(action.lot).price;
    case 'remodel':
      return 5 * (casino?.lots.length ?? 0);
    case 'reorganise':
      return casino?.pips ?? 0;
    case 'gamble':
      return action.bet;
  }
}

/** The casino that a step would leave behind. */
export function outcome(view: View, action: Action, seat: number): Casino | null {
  const tiles = { ...view.tiles };
  if ((action.verb === 'build' || action.verb === 'sprawl') && action.company) {
    tiles[action.lot] = { company: action.company, seat, die: lotOf(action.lot).die };
  } else if (action.verb === 'remodel' && action.company) {
    for (const lot of lotsOf(view, action)) tiles[lot] = { ...(tiles[lot] as Tile), company: action.company };
  } else return null;
  return casinoAt(tiles, action.lot);
}

/** Chances of a seat when all dice of a casino are rolled: highest alone, and tied for highest. */
export function rollOdds(view: View, lot: string, seat: number): { boss: number; tie: number } {
  const counts = new Map<number, number>();
  for (const name of casinoAt(view.tiles, lot)?.lots ?? []) {
    const owner = view.tiles[name]?.seat;
    if (owner) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  const own = counts.get(seat) ?? 0;
  let boss = 0;
  let atLeast = 0;
  for (let face = 1; face <= 6; face++) {
    const here = (face / 6) ** own - ((face - 1) / 6) ** own;
    let below = 1;
    let upTo = 1;
    for (const [other, dice] of counts) {
      if (other === seat) continue;
      below *= ((face - 1) / 6) ** dice;
      upTo *= (face / 6) ** dice;
    }
    boss += here * below;
    atLeast += here * upTo;
  }
  return { boss, tie: atLeast - boss };
}

// -- deals

export interface Side {
  money: number;
  lots: string[];
  dice: string[];
  action: string | null;
}

export const nothing = (): Side => ({ money: 0, lots: [], dice: [], action: null });

export function parseSide(text: string): Side {
  const side = nothing();
  for (const good of text.split(',')) {
    if (good.startsWith('$')) side.money = Number(good.slice(1));
    else if (good.startsWith('die@')) side.dice.push(good.slice(4));
    else if (good.includes(':')) side.action = good;
    else if (isLot(good)) side.lots.push(good);
  }
  return side;
}

/** `give=...;get=...` as the speaker says it. */
export function parseTerms(terms: string): { give: Side; get: Side } {
  const match = /^give=(.*);get=(.*)$/.exec(terms);
  return { give: parseSide(match?.[1] ?? ''), get: parseSide(match?.[2] ?? '') };
}

export function sideText(side: Side): string {
  const goods: string[] = [];
  if (side.money > 0) goods.push(`$${side.money}`);
  goods.push(...inOrder(side.lots), ...inOrder(side.dice).map((lot) => `die@${lot}`));
  if (side.action) goods.push(side.action);
  return goods.join(',') || 'nothing';
}

export function termsText(give: Side, get: Side): string {
  return `give=${sideText(give)};get=${sideText(get)}`;
}

export function isNothing(side: Side): boolean {
  return sideText(side) === 'nothing';
}

/** The board once the goods of a deal have changed hands. */
export function afterDeal(view: View, by: number, to: number, give: Side, get: Side): View {
  const tiles = { ...view.tiles };
  for (const lot of give.dice) tiles[lot] = { ...(tiles[lot] as Tile), seat: to };
  for (const lot of get.dice) tiles[lot] = { ...(tiles[lot] as Tile), seat: by };
  const players = view.players.map((player, index) => {
    const seat = index + 1;
    if (seat !== by && seat !== to) return player;
    const [out, into] = seat === by ? [give, get] : [get, give];
    return {
      ...player,
      money: player.money - out.money + into.money,
      lots: inOrder([...player.lots.filter((lot) => !out.lots.includes(lot)), ...into.lots]),
    };
  });
  return { ...view, tiles, players };
}

/** Actions that the active seat could sell: what it seems able to do and pay for. The server has the last word. */
export function sellable(view: View): Action[] {
  const seat = view.active;
  if (!seat || view.phase !== 'turn') return [];
  const money = view.players[seat - 1]?.money ?? 0;
  const tokens: string[] = [];
  const stocked = COMPANIES.filter((company) => stock(view, company) > 0);
  for (const lot of view.players[seat - 1]?.lots ?? []) {
    for (const company of stocked) tokens.push(`build:${lot}=${company}`);
  }
  for (const casino of casinosOf(view.tiles)) {
    const name = casino.lots[0] as string;
    if (casino.boss === seat) {
      for (const company of COMPANIES) {
        if (company !== casino.company && stock(view, company) >= casino.lots.length) tokens.push(`remodel:${name}=${company}`);
      }
      if (stocked.includes(casino.company)) {
        for (const lot of casino.lots) {
          for (const beside of NEXT_TO.get(lot) ?? []) {
            if (!view.tiles[beside] && markerAt(view, beside) === null && !(view.seats === 2 && beside.startsWith('F'))) {
              tokens.push(`sprawl:${beside}=${casino.company}`);
            }
          }
        }
      }
    } else if (casino.boss !== null && !view.gambled) {
      tokens.push(`gamble:${name}=${Math.min(5 * casino.lots.length, money)}`);
    }
    const mine = casino.lots.some((lot) => view.tiles[lot]?.seat === seat);
    if (mine && !casino.lots.some((lot) => view.reorganised.includes(lot))) tokens.push(`reorganise:${name}`);
  }
  return [...new Set(tokens)]
    .map(parseAction)
    .filter((action): action is Action => action !== null && costOf(view, action) <= money && (action.verb !== 'gamble' || action.bet > 0));
}
