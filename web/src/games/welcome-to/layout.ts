// How the three streets fill a sheet of any size. Everything else is drawn to what is decided here.
import { LOT, narrow, SIDE, WIDE, type Art } from './art';

export interface Drawn {
  art: Art;
  /** Pixels for one unit of the drawing. */
  scale: number;
  /** Lots in a row; a street that is near has two rows. */
  rows: readonly { from: number; many: number }[];
  /** Pixels: the whole street, and the sign and parks above its houses. */
  width: number;
  height: number;
  head: number;
  /** Too small to be tapped: a tap brings the street near. */
  far: boolean;
}

/** Below this width of a sheet lots are too narrow for a finger. */
const PHONE = 520;
const STOREY = 66;
const LEAST_TAP = 40;

const units = (lots: number, pitch: number): number => lots * pitch + 2 * SIDE;

/** One row in a box: scaled to it, then as tall as fits. */
function single(lots: number, most: number, art: 'wide' | 'narrow', width: number, height: number, head: number): Drawn {
  const pitch = art === 'wide' ? WIDE.pitch : narrow(0).pitch;
  const scale = Math.max(0.1, Math.min(width / units(most, pitch), (height - head) / LOT));
  const tall = art === 'wide' ? 0 : Math.min(STOREY, Math.max(0, (height - head) / scale - LOT));
  return {
    art: art === 'wide' ? WIDE : narrow(tall),
    scale,
    rows: [{ from: 0, many: lots }],
    width: units(most, pitch) * scale,
    height: head + (LOT + tall) * scale,
    head,
    far: pitch * scale < LEAST_TAP,
  };
}

function double(lots: number, width: number, height: number, head: number): Drawn {
  const per = Math.ceil(lots / 2);
  const scale = Math.max(0.1, Math.min(width / units(per, WIDE.pitch), (height - head) / (2 * LOT)));
  return {
    art: WIDE,
    scale,
    rows: [
      { from: 0, many: per },
      { from: per, many: lots - per },
    ],
    width: units(per, WIDE.pitch) * scale,
    height: head + 2 * LOT * scale,
    head,
    far: false,
  };
}

/** The streets of a sheet, given how many lots each has; `near` is the one that the reader wants to see closely. */
export function arrange(lengths: readonly number[], width: number, height: number, near: number | null): Drawn[] {
  const most = Math.max(...lengths);
  const head = height / lengths.length < 112 ? 24 : 30;
  const art = width < PHONE || height > width * 0.8 ? 'narrow' : 'wide';
  if (near === null || width >= PHONE) {
    return lengths.map((lots) => single(lots, most, art, width, height / lengths.length, head));
  }
  const close = double(lengths[near] ?? most, width, height * 0.58, head);
  const rest = (height - close.height) / (lengths.length - 1);
  return lengths.map((lots, street) => (street === near ? close : single(lots, most, 'narrow', width, rest, Math.min(head, 24))));
}
