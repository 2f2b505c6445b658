// The colours of people: what they sit on, what is written on it, and an edge that shows it on any ground.
import type { Colour } from './types';

export interface Paint {
  fill: string;
  ink: string;
  edge: string;
}
const white = (fill: string, edge = '#ffffff'): Paint => ({ fill, ink: '#ffffff', edge });

export const PAINT: Record<Colour, Paint> = {
  teal: white('#1f6f6b'),
  coral: white('#b8431f'),
  mustard: white('#8a6100'),
  violet: white('#6d4391'),
  blue: white('#2b5ea7'),
  green: white('#0d7a4b', '#c9f5df'),
  pink: white('#a8326c'),
  slate: white('#4d5863'),
  red: white('#c81e34', '#ffd9de'),
  white: { fill: '#f6f1e3', ink: '#1d1a24', edge: '#1d1a24' },
  black: { fill: '#17151d', ink: '#ffd84d', edge: '#ffd84d' },
};

// On the Strip the companies have colours too; the people's keep clear of them.
const USUAL: readonly Colour[] = ['teal', 'coral', 'mustard', 'violet', 'blue', 'green', 'pink', 'slate'];
const STRIP: readonly Colour[] = ['red', 'green', 'white', 'black'];

export const palette = (game: string): readonly Colour[] => (game === 'lords-of-vegas' ? STRIP : USUAL);

/** What every seat wears: its own choice, else the first colour that nobody chose. */
export function coloursOf(seats: readonly { colour?: Colour | null }[], game: string): Colour[] {
  const all = palette(game);
  const chosen = new Set(seats.map((seat) => seat.colour));
  const free = all.filter((name) => !chosen.has(name));
  let next = 0;
  return seats.map((seat) => seat.colour ?? free[next++ % Math.max(1, free.length)] ?? 'slate');
}

/** The same as CSS variables, for boards that show whose things are whose: --seat-0, --seat-0-ink, --seat-0-edge, ... */
export function seatStyle(seats: readonly { colour?: Colour | null }[], game: string): string {
  if (!seats.some((seat) => seat.colour)) return '';
  return coloursOf(seats, game)
    .map((colour, i) => `--seat-${i}:${PAINT[colour].fill};--seat-${i}-ink:${PAINT[colour].ink};--seat-${i}-edge:${PAINT[colour].edge}`)
    .join(';');
}
