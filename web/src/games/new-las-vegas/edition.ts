// What is printed on the sheets: the box's own data, or the sections of a player's file that replace it.
import printed from '../../../../src/boulevard/games/new_las_vegas/data.json';

export const COLOURS = ['pink', 'purple', 'yellow'] as const;
export const COLUMNS = ['left', 'right'] as const;
export const EFFECTS = ['inauguration', 'construction', 'limousine', 'show', 'improvement'] as const;
export const LADDERS = ['hotel-large', 'hotel-small', 'streets', 'golf-3', 'golf-4', 'golf-5', 'vip', 'luxury', 'missing'] as const;

export type Column = (typeof COLUMNS)[number];
export type EffectName = (typeof EFFECTS)[number];
export type LadderName = (typeof LADDERS)[number];
export type Special = 'mafia' | 'luxury' | 'vip';
export type Domain = 'inauguration' | 'shows' | 'hotels' | 'streets' | 'golf' | 'limousine';
export const DOMAINS: readonly Domain[] = ['inauguration', 'shows', 'hotels', 'streets', 'golf', 'limousine'];

export interface Architect {
  level: number;
  approvals: [boolean, number[]][];
  crane: number;
  borrows_from: number;
  values: Record<Domain, [number, number]>;
  improvement_at: Record<Domain, number>;
}

interface Printed {
  projects: Record<(typeof COLOURS)[number], Record<string, [number, number]>>;
  city_sheet: { streets_top_to_bottom: string[][]; golf_par_of_top_street: number[] };
  limousine_map: { lamps: string[]; start: string; closed_roads?: string[]; carpets?: Record<string, string> };
  score_sheet: {
    inauguration: { boxes: number; checked_at_start: number; bonus_pairs: [number, number][]; points: number[][] };
    shows: Record<Column, { values: number[]; debts_beside_boxes: number[] }>;
    hotels: { large: number[]; small: number[] };
    streets: { bonus: number[] };
    golf: { par3: number[]; par4: number[]; par5: number[] };
    limousine: { vip: number[]; luxury: number[]; missing_line: number[] };
    safe: {
      bundles_at_start: number;
      introductory_game: number;
      more_than_half_borrow: number;
      half_or_more_refuse: number;
      bankruptcy: number;
    };
  };
  acme: { architects: Architect[] };
}

/** One casino of the city sheet, counted from 1 as in the notation. */
export interface Lot {
  name: string;
  street: number;
  avenue: number;
  crane: boolean;
  star: boolean;
  special: Special | null;
}

/** A crossing: the road below street `street` (from 1) meets the one right of avenue `west` (from 0). */
export interface Crossing {
  street: number;
  west: number;
}

export interface Edition {
  streets: Lot[][];
  lots: Map<string, Lot>;
  avenues: number;
  pars: number[];
  lamps: Set<string>;
  start: Crossing;
  closed: Set<string>;
  /** Stretch of road -> special casinos whose carpet lies there. */
  carpets: Map<string, string[]>;
  ladders: Record<LadderName, number[]>;
  inauguration: Printed['score_sheet']['inauguration'];
  shows: Printed['score_sheet']['shows'];
  safe: Printed['score_sheet']['safe'];
  projects: Record<string, [number, number]>;
  architects: Architect[];
}

export const crossingName = (at: Crossing): string => `${at.street}.${at.west}`;

export function crossing(name: string): Crossing {
  const [street, west] = name.split('.').map(Number);
  return { street: street ?? 1, west: west ?? 0 };
}

/** A stretch of road has one name, whichever way it is driven. */
export function stretch(a: Crossing, b: Crossing): string {
  const order = a.street - b.street || a.west - b.west;
  return order < 0 ? `${crossingName(a)}-${crossingName(b)}` : `${crossingName(b)}-${crossingName(a)}`;
}

const STEPS: Record<string, [number, number]> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };

/** The crossings a line touches, the first included. */
export function along(from: Crossing, line: string): Crossing[] {
  const way = [from];
  for (const sign of line) {
    const [down, right] = STEPS[sign] ?? [0, 0];
    const last = way[way.length - 1]!;
    way.push({ street: last.street + down, west: last.west + right });
  }
  return way;
}

function read(data: Printed): Edition {
  const city = data.city_sheet;
  const map = data.limousine_map;
  const streets = city.streets_top_to_bottom.map((row, s) =>
    row.map((text, a): Lot => {
      const kinds = text.split('+');
      const special = kinds.find((kind): kind is Special => kind === 'mafia' || kind === 'luxury' || kind === 'vip') ?? null;
      return { name: `${s + 1}.${a + 1}`, street: s + 1, avenue: a + 1, crane: kinds.includes('crane'), star: kinds.includes('star'), special };
    }),
  );
  const lots = new Map(streets.flat().map((lot) => [lot.name, lot]));
  const lamps = new Set<string>();
  map.lamps.forEach((row, s) => [...row].forEach((sign, west) => sign === 'o' && lamps.add(`${s + 1}.${west}`)));
  const tidy = (road: string): string => {
    const [a, b] = road.split('-');
    return stretch(crossing(a ?? ''), crossing(b ?? ''));
  };
  const carpets = new Map<string, string[]>();
  for (const lot of lots.values()) {
    if (!lot.special) continue;
    const moved = map.carpets?.[lot.name];
    const road = moved
      ? tidy(moved)
      : stretch({ street: lot.street, west: lot.avenue - 1 }, { street: lot.street, west: lot.avenue });
    carpets.set(road, [...(carpets.get(road) ?? []), lot.name]);
  }
  const score = data.score_sheet;
  return {
    streets,
    lots,
    avenues: streets[0]?.length ?? 0,
    pars: city.golf_par_of_top_street,
    lamps,
    start: crossing(map.start),
    closed: new Set((map.closed_roads ?? []).map(tidy)),
    carpets,
    ladders: {
      'hotel-large': score.hotels.large,
      'hotel-small': score.hotels.small,
      streets: score.streets.bonus,
      'golf-3': score.golf.par3,
      'golf-4': score.golf.par4,
      'golf-5': score.golf.par5,
      vip: score.limousine.vip,
      luxury: score.limousine.luxury,
      missing: score.limousine.missing_line,
    },
    inauguration: score.inauguration,
    shows: score.shows,
    safe: score.safe,
    projects: { ...data.projects.pink, ...data.projects.purple, ...data.projects.yellow },
    architects: data.acme.architects,
  };
}

const BOX = printed as unknown as Printed;
const builtIn = read(BOX);
let lastFile: unknown = null;
let lastEdition = builtIn;

/** The edition that the option `sheet` names; null is the one in the box. */
export function editionOf(file: unknown): Edition {
  if (!file || typeof file !== 'object') return builtIn;
  if (file !== lastFile) {
    lastFile = file;
    lastEdition = read({ ...BOX, ...(file as Partial<Printed>) });
  }
  return lastEdition;
}
