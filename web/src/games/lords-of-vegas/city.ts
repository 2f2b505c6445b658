// What is printed: lots with price and die, blocks, companies, the score track, the house odds.
// The same facts as src/boulevard/games/lords_of_vegas/components.py; city.test.ts recounts them.

export const COMPANIES = ['albion', 'sphinx', 'vega', 'tivoli', 'pioneer'] as const;
export type Company = (typeof COMPANIES)[number];
/** What a card pays. */
export type Payer = Company | 'strip';

export interface Lot {
  name: string;
  block: string;
  price: number;
  die: number;
  pays: Payer;
  west: boolean;
  row: number;
  column: number;
  /** Column 0 to 2 inside the block. */
  inner: number;
  strip: boolean;
  /** Place in the drawing. */
  x: number;
  y: number;
}

const TABLE: Record<string, string> = {
  A: '9 3 p|6 2 a|15 5 v|12 4 s|9 3 t|20 6 *',
  B: '15 5 s|6 2 t|9 3 a|20 6 a|9 3 v|12 4 p',
  C: '12 4 t|9 3 s|20 6 a|6 2 p|8 1 v|12 4 t|6 2 s|8 1 a|12 4 p|9 3 v|6 2 t|15 5 s',
  D: '20 6 t|9 3 p|12 4 v|12 4 v|8 1 *|6 2 a|15 5 a|6 2 s|9 3 p',
  E: '9 3 p|6 2 a|15 5 v|12 4 t|9 3 p|20 6 s',
  F: '20 6 a|9 3 t|12 4 s|12 4 s|8 1 p|6 2 v|15 5 v|6 2 *|9 3 t',
};
const LETTERS: Record<string, Payer> = { a: 'albion', s: 'sphinx', v: 'vega', t: 'tivoli', p: 'pioneer', '*': 'strip' };
/** First row of each block, and the number of streets above it. */
const ROWS: Record<string, readonly [number, number]> = { A: [0, 0], C: [2, 1], E: [6, 2], B: [0, 0], D: [2, 1], F: [5, 2] };

// The drawing, seen from above, north on top.
export const WIDE = 88;
export const HIGH = 84;
const PITCH_X = 92;
const PITCH_Y = 88;
const STREET = 34;
const MARGIN = 16;
export const ROAD_LEFT = MARGIN + 3 * PITCH_X + 2;
export const ROAD_WIDE = 112;
const EAST = ROAD_LEFT + ROAD_WIDE + 6;
export const WIDTH = EAST + 3 * PITCH_X - 4 + MARGIN;
export const HEIGHT = MARGIN * 2 + 8 * PITCH_Y + 2 * STREET - 4;

function draw(): Lot[] {
  const lots: Lot[] = [];
  for (const [block, text] of Object.entries(TABLE)) {
    const west = 'ACE'.includes(block);
    const [first, streets] = ROWS[block] ?? [0, 0];
    text.split('|').forEach((cell, index) => {
      const [price = '0', die = '0', pays = '*'] = cell.split(' ');
      const inner = index % 3;
      const row = first + Math.floor(index / 3);
      lots.push({
        name: `${block}${index + 1}`,
        block,
        price: Number(price),
        die: Number(die),
        pays: LETTERS[pays] ?? 'strip',
        west,
        row,
        column: west ? inner : 3 + inner,
        inner,
        strip: inner === (west ? 2 : 0),
        x: (west ? MARGIN : EAST) + inner * PITCH_X,
        y: MARGIN + row * PITCH_Y + streets * STREET,
      });
    });
  }
  return lots;
}

export const LOTS: readonly Lot[] = draw();
const BY_NAME = new Map(LOTS.map((lot) => [lot.name, lot]));
const ORDER = new Map(LOTS.map((lot, index) => [lot.name, index]));
export const BLOCKS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

export function lotOf(name: string): Lot {
  const lot = BY_NAME.get(name);
  if (!lot) throw new Error(name);
  return lot;
}

export function isLot(name: string): boolean {
  return BY_NAME.has(name);
}

/** In the order of the board. */
export function inOrder(names: Iterable<string>): string[] {
  return [...names].sort((a, b) => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0));
}

/** Lots that share an edge; streets and the boulevard part blocks. */
export const NEXT_TO: ReadonlyMap<string, readonly string[]> = new Map(
  LOTS.map((lot) => [
    lot.name,
    LOTS.filter(
      (other) =>
        other.block === lot.block && Math.abs(other.row - lot.row) + Math.abs(other.column - lot.column) === 1,
    ).map((other) => other.name),
  ]),
);

export const DICE = 12;
export const MARKERS = 10;
export const TILES = 9;
/** Cards below the End of Game card, by number of seats. */
export const LAST_PILE: readonly number[] = [0, 0, 11, 10, 10];
export const TRACK: readonly number[] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 23, 26, 29, 32, 36, 40, 44, 49, 54, 60, 66, 73, 81, 90,
];

/** The score track in stretches: `step` points at once lead from one space to the next. */
export const STRETCHES: readonly { step: number; spaces: readonly number[] }[] = (() => {
  const stretches: { step: number; spaces: number[] }[] = [];
  TRACK.forEach((space, index) => {
    const step = index === 0 ? 1 : space - (TRACK[index - 1] ?? 0);
    const last = stretches.at(-1);
    if (last && last.step === step) last.spaces.push(space);
    else stretches.push({ step, spaces: [space] });
  });
  return stretches;
})();

/** Where a score marker ends up. */
export function reached(points: number): number {
  return TRACK.filter((space) => space <= points).at(-1) ?? 0;
}

/** Two dice against the house: ways of 36, and how many times the bet it moves. */
export const HOUSE: readonly { sums: readonly number[]; ways: number; times: number }[] = [
  { sums: [5, 6, 7, 8], ways: 20, times: -1 },
  { sums: [3, 4, 9, 10, 11], ways: 14, times: 1 },
  { sums: [2, 12], ways: 2, times: 2 },
];
