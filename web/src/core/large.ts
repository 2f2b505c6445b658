// A large table is told with some of its seats, and drawn with some of its sheets. Pages have a place for every seat.
import type { Result, Score, SeatInfo, SeatView, Table } from './types';

/** Every seat, those that were not told of without a name. */
export function allSeats(table: Table): SeatInfo[] {
  if (table.seats.length === table.seat_count) return table.seats;
  const seats: SeatInfo[] = Array.from({ length: table.seat_count }, (_, seat) => ({ seat, kind: 'person', name: '', bot: null, colour: null, yours: false, online: true }));
  for (const seat of table.seats) seats[seat.seat] = seat;
  return seats;
}

/** Places and points by seat; of those that were not told of, a place behind all others and no points. */
export function allResults(table: Table): Pick<Result, 'places' | 'scores'> | null {
  const told = table.result;
  if (!told?.seats) return told;
  const none: Score = { total: 0, categories: {}, tie_break: [] };
  const places = Array.from({ length: table.seat_count }, () => table.seat_count);
  const scores = places.map(() => none);
  told.seats.forEach((seat, i) => {
    places[seat] = told.places[i] ?? table.seat_count;
    scores[seat] = told.scores[i] ?? none;
  });
  return { places, scores };
}

interface Drawn {
  seats: number;
  shown_seats?: number[];
  sheets: unknown[];
  confirmed: boolean[];
  readings: { sheets: unknown[]; settled?: { last: boolean[] } | null };
}

/** Lists by seat, with holes where nothing was drawn; what an earlier picture of the same turn had stays. */
export function spread(view: SeatView, before: SeatView | undefined): SeatView {
  const part = view.view as Drawn | null;
  const drawn = part?.shown_seats;
  if (!part || !drawn) return view;
  const old = before?.turn === view.turn ? (before.view as Drawn | null) : null;
  const place = <T>(list: readonly T[], known: readonly T[] | undefined): T[] => {
    const all: T[] = known ? known.slice() : new Array<T>(part.seats);
    drawn.forEach((seat, i) => (all[seat] = list[i]!));
    return all;
  };
  const { settled } = part.readings;
  const whole: Drawn = {
    ...part,
    sheets: place(part.sheets, old?.sheets),
    confirmed: place(part.confirmed, old?.confirmed),
    readings: {
      ...part.readings,
      sheets: place(part.readings.sheets, old?.readings.sheets),
      ...(settled ? { settled: { ...settled, last: place(settled.last, old?.readings.settled?.last) } } : {}),
    },
  };
  return { ...view, view: whole as unknown as SeatView['view'] };
}

/** Is this seat's sheet in the picture? */
export const isDrawn = (view: SeatView | null, seat: number): boolean => {
  const part = view?.view as Drawn | null | undefined;
  return !part?.shown_seats || part.sheets[seat] !== undefined;
};
