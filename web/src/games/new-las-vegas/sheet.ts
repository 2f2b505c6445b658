// The view of New Las Vegas (docs/positions-new-las-vegas.md), and what can be read off a sheet to draw it.
import type { Score } from '../../core/types';
import {
  COLUMNS,
  along,
  crossingName,
  stretch,
  type Column,
  type Crossing,
  type Edition,
  type EffectName,
  type Lot,
} from './edition';

export interface Street {
  casinos: (number | string | null)[];
  built: number[];
  shows: number[];
}

export interface Sheet {
  streets: Street[];
  hotels: { large: number[]; small: number[] };
  golf: { holes: number[]; lost: number[] };
  limousine: string[];
  inauguration: { checked: number; bonuses: ('debt' | 'clear' | null)[] };
  shows: Record<Column, number>;
  improvements: Record<string, number>;
  projects: number[];
  loan: 'borrow' | 'decline' | null;
}

export interface Acme {
  cards: string[];
  approvals: string[];
  settled: number;
  hotels: number[];
  projects: number[];
  loan_card: string | null;
  score?: Score;
}

export interface View {
  seats: number;
  options: { introductory: boolean; acme: number; sheet: unknown };
  stage: 'projects' | 'loans' | 'cards' | 'play' | 'reveal' | 'over';
  turn: number;
  projects: { project: string; approved: boolean }[];
  cards: {
    pile: string[];
    numbers?: (string | null)[];
    effects?: (string | null)[];
    hand?: (string | null)[];
    again?: string[];
    upper?: number;
  };
  sheets: Sheet[];
  acme?: Acme;
  confirmed?: boolean[];
  draft?: { steps: string[]; sheet: Sheet };
}

export interface Card {
  number: number;
  effect: EffectName;
}

export function card(token: string | null | undefined): Card | null {
  if (!token) return null;
  const at = token.indexOf('-');
  return { number: Number(token.slice(0, at)), effect: token.slice(at + 1) as EffectName };
}

// -- casinos

export interface Casino {
  lot: Lot;
  number: number | null;
  extended: boolean;
  /** Its crane is crossed off. */
  built: boolean;
  /** Without a crane, or with a crossed-off one. */
  standing: boolean;
  show: boolean;
}

export function casino(sheet: Sheet, lot: Lot): Casino {
  const street = sheet.streets[lot.street - 1];
  const written = street?.casinos[lot.avenue - 1] ?? null;
  const built = street?.built.includes(lot.avenue) ?? false;
  return {
    lot,
    number: written === null ? null : typeof written === 'number' ? written : parseInt(written, 10),
    extended: typeof written === 'string',
    built,
    standing: !lot.crane || built,
    show: street?.shows.includes(lot.avenue) ?? false,
  };
}

export interface Series {
  length: number;
  /** Avenues of its first and last casino. */
  from: number;
  to: number;
}

/** The longest series of a street. Cranes that are not built are skipped. */
export function longest(sheet: Sheet, street: readonly Lot[]): Series {
  let best: Series = { length: 0, from: 0, to: 0 };
  let run: Series = { length: 0, from: 0, to: 0 };
  let kind = -1;
  for (const lot of street) {
    const here = casino(sheet, lot);
    if (!here.standing) continue;
    if (here.number === null) {
      kind = -1;
      continue;
    }
    const same = here.number % 2 === kind;
    run = { length: same ? run.length + 1 : 1, from: same ? run.from : lot.avenue, to: lot.avenue };
    kind = here.number % 2;
    if (run.length > best.length) best = run;
  }
  return best;
}

// -- the limousine

export interface Line {
  name: string;
  way: Crossing[];
}

export interface Trail {
  lines: Line[];
  at: Crossing;
  used: Set<string>;
  /** Special casinos it has passed. */
  passed: Set<string>;
  home: boolean;
}

export function trail(edition: Edition, sheet: Sheet): Trail {
  const used = new Set<string>();
  const passed = new Set<string>();
  const lines: Line[] = [];
  let at = edition.start;
  for (const name of sheet.limousine) {
    const way = along(at, name);
    way.slice(1).forEach((next, i) => {
      const road = stretch(way[i]!, next);
      used.add(road);
      for (const one of edition.carpets.get(road) ?? []) passed.add(one);
    });
    lines.push({ name, way });
    at = way[way.length - 1]!;
  }
  return { lines, at, used, passed, home: lines.length > 0 && crossingName(at) === crossingName(edition.start) };
}

/** The special casinos whose carpet a further line would pass. */
export function passes(edition: Edition, way: readonly Crossing[]): string[] {
  return way.slice(1).flatMap((next, i) => edition.carpets.get(stretch(way[i]!, next)) ?? []);
}

/** The fewest lines that bring the limousine home, over unused roads if possible. */
export function missing(edition: Edition, driven: Trail): number {
  if (!driven.lines.length || driven.home) return 0;
  return linesHome(edition, driven.at, driven.used) ?? linesHome(edition, driven.at, new Set()) ?? 0;
}

function linesHome(edition: Edition, from: Crossing, used: ReadonlySet<string>): number | null {
  const goal = crossingName(edition.start);
  const free = (a: Crossing, b: Crossing): boolean =>
    b.street >= 1 &&
    b.street <= edition.streets.length &&
    b.west >= 0 &&
    b.west <= edition.avenues &&
    !used.has(stretch(a, b)) &&
    !edition.closed.has(stretch(a, b));
  const reached = new Set([crossingName(from)]);
  let edge = [from];
  for (let lines = 0; edge.length; lines++) {
    if (edge.some((at) => crossingName(at) === goal)) return lines;
    const next: Crossing[] = [];
    const arrive = (at: Crossing): void => {
      if (reached.has(crossingName(at))) return;
      reached.add(crossingName(at));
      next.push(at);
    };
    for (const at of edge) {
      for (const first of 'NESW') {
        const middle = along(at, first)[1]!;
        if (!free(at, middle)) continue;
        if (edition.lamps.has(crossingName(middle))) {
          arrive(middle);
          continue;
        }
        for (const second of 'NESW') {
          const end = along(middle, second)[1]!;
          if (free(middle, end) && crossingName(end) !== crossingName(at) && edition.lamps.has(crossingName(end))) arrive(end);
        }
      }
    }
    edge = next;
  }
  return null;
}

// -- money

export interface Money {
  /** Circled debts that are not cleared: of cranes, of show columns, of extended casinos. */
  cranes: number;
  shows: number;
  bonuses: number;
  debts: number;
  /** In the safe from the start, and from mafia casinos that are open and were visited. */
  start: number;
  mafia: number;
  bundles: number;
}

export function money(edition: Edition, sheet: Sheet, introductory: boolean): Money {
  const driven = trail(edition, sheet);
  let cranes = 0;
  let mafia = 0;
  for (const lot of edition.lots.values()) {
    const here = casino(sheet, lot);
    if (here.built && here.number === null) cranes++;
    if (lot.special === 'mafia' && here.number !== null && driven.passed.has(lot.name)) mafia++;
  }
  let shows = 0;
  for (const column of COLUMNS) {
    const boxes = sheet.shows[column];
    if (boxes > 0) shows += edition.shows[column].debts_beside_boxes.filter((box) => box > boxes).length;
  }
  const bonuses = sheet.inauguration.bonuses.filter((one) => one === 'debt').length;
  const start = introductory ? edition.safe.introductory_game : edition.safe.bundles_at_start;
  return { cranes, shows, bonuses, debts: cranes + shows + bonuses, start, mafia, bundles: start + mafia };
}

/** What only the end of the game settles: the bank, and the debt for being last in the inauguration. */
export function settled(edition: Edition, view: View, sheet: Sheet): { bank: number; last: number } {
  const { acme } = view;
  const boxes = contribution(sheet);
  if (acme) {
    const architect = edition.architects[view.options.acme - 1]!;
    const borrows = (card(acme.loan_card)?.number ?? 0) >= architect.borrows_from;
    const rival = collected(acme, architect.crane).counts.inauguration;
    return { bank: bank(edition, (sheet.loan === 'borrow' ? 1 : 0) + (borrows ? 1 : 0), 2), last: boxes < rival ? 1 : 0 };
  }
  const borrowers = view.sheets.filter((one) => one.loan === 'borrow').length;
  return {
    bank: bank(edition, borrowers, view.sheets.length),
    last: view.sheets.every((one) => contribution(one) >= boxes) ? 1 : 0,
  };
}

function bank(edition: Edition, borrowers: number, of: number): number {
  if (borrowers === 0) return 0;
  return 2 * borrowers > of ? edition.safe.more_than_half_borrow : edition.safe.half_or_more_refuse;
}

/** How many visited casinos of a kind are open. */
export function visited(edition: Edition, sheet: Sheet, kind: Lot['special']): number {
  const driven = trail(edition, sheet);
  return [...driven.passed].filter((name) => {
    const lot = edition.lots.get(name)!;
    return lot.special === kind && casino(sheet, lot).number !== null;
  }).length;
}

/** Built holes of one kind. */
export const holes = (edition: Edition, sheet: Sheet, par: number): number =>
  sheet.golf.holes.filter((avenue) => edition.pars[avenue - 1] === par).length;

/** Checked boxes that were not used for a bonus. */
export const contribution = (sheet: Sheet): number =>
  sheet.inauguration.checked - 2 * sheet.inauguration.bonuses.filter((one) => one !== null).length;

/** Avenues whose large hotel somebody built in an earlier turn. */
export function largeTaken(view: View): Set<number> {
  const taken = new Set<number>(view.acme?.hotels ?? []);
  for (const sheet of view.sheets) for (const avenue of [...sheet.hotels.large, ...sheet.hotels.small]) taken.add(avenue);
  return taken;
}

// -- ACME

export interface Collected {
  counts: Record<EffectName, number>;
  series: number;
  holes: number;
}

export function collected(acme: Acme, crane: number): Collected {
  const cards = acme.cards.map((token) => card(token)!.effect);
  const counts = { inauguration: 0, construction: 0, limousine: 0, show: 0, improvement: 0 };
  for (const effect of cards) counts[effect]++;
  return {
    counts,
    series: Math.max(counts.construction + crane, 1),
    holes: cards.filter((effect, i) => i > 0 && effect === cards[i - 1]).length,
  };
}
