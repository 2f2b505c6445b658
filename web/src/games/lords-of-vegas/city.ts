// The Strip as it is drawn, seen from above, north on top: where the printed lots lie.
import type { Facts, Lot } from '../../core/generated/lords-of-vegas';

/** A lot with its place in the drawing. */
export interface Spot extends Lot {
  /** Column 0 to 5 from west to east, row from north to south, all blocks together. */
  across: number;
  down: number;
  x: number;
  y: number;
}

export const WIDE = 88;
export const HIGH = 84;
/** Between two lots side by side. */
const GAP = 4;
const WIDEST = 160;
const PITCH_Y = 88;
const STREET = 34;
const MARGIN = 16;
export const ROAD_WIDE = 112;
export const HEIGHT = MARGIN * 2 + 8 * PITCH_Y + 2 * STREET - 4;

/** How wide lots may be so that the Strip fills a box of this shape: where height is short, they lie. */
export function widthOfLots(width: number, height: number): number {
  if (!width || !height) return WIDE;
  const room = (width / height) * HEIGHT - 2 * MARGIN - ROAD_WIDE - 4;
  return Math.max(WIDE, Math.min(WIDEST, Math.floor(room / 6 - GAP)));
}

export interface City {
  /** Of a lot, of the drawing, and where the boulevard begins. */
  wide: number;
  width: number;
  road: number;
  spots: readonly Spot[];
  spot(lot: string): Spot;
  isLot(name: string): boolean;
  /** In the order of the board. */
  inOrder(lots: Iterable<string>): string[];
  /** The score track in stretches: `step` points at once lead from one space to the next. */
  stretches: readonly { step: number; spaces: readonly number[] }[];
}

const drawn = new WeakMap<Facts, Map<number, City>>();

export function cityOf(facts: Facts, wide = WIDE): City {
  let known = drawn.get(facts);
  if (!known) drawn.set(facts, (known = new Map()));
  const city = known.get(wide) ?? draw(facts, wide);
  known.set(wide, city);
  return city;
}

function draw({ lots, track }: Facts, wide: number): City {
  const road = MARGIN + 3 * (wide + GAP) + 2;
  const east = road + ROAD_WIDE + 6;
  // On each side of the boulevard one block lies below the other, a street between them.
  const blocks = new Map<string, { rows: number; streets: number }>();
  const sides = { west: { rows: 0, streets: 0 }, east: { rows: 0, streets: 0 } };
  for (const { block, west, row } of lots) {
    const side = west ? sides.west : sides.east;
    if (!blocks.has(block)) blocks.set(block, { rows: side.rows, streets: side.streets++ });
    side.rows = Math.max(side.rows, (blocks.get(block)?.rows ?? 0) + row + 1);
  }
  const spots = lots.map((lot): Spot => {
    const above = blocks.get(lot.block) ?? { rows: 0, streets: 0 };
    const down = above.rows + lot.row;
    return {
      ...lot,
      down,
      across: lot.west ? lot.column : 3 + lot.column,
      x: (lot.west ? MARGIN : east) + lot.column * (wide + GAP),
      y: MARGIN + down * PITCH_Y + above.streets * STREET,
    };
  });
  const byName = new Map(spots.map((spot) => [spot.name, spot]));
  const order = new Map(spots.map((spot, index) => [spot.name, index]));
  const stretches: { step: number; spaces: number[] }[] = [];
  track.forEach((space, index) => {
    const step = index === 0 ? 1 : space - (track[index - 1] ?? 0);
    const last = stretches.at(-1);
    if (last && last.step === step) last.spaces.push(space);
    else stretches.push({ step, spaces: [space] });
  });
  return {
    wide,
    width: east + 3 * (wide + GAP) - GAP + MARGIN,
    road,
    spots,
    stretches,
    spot(lot) {
      const spot = byName.get(lot);
      if (!spot) throw new Error(lot);
      return spot;
    },
    isLot: (name) => byName.has(name),
    inOrder: (names) => [...names].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)),
  };
}
