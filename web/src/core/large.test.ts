import { describe, expect, it } from 'vitest';
import { allResults, allSeats, isDrawn, spread } from './large';
import type { SeatView, Table } from './types';

const told = (seat: number) => ({ seat, kind: 'person', name: `P${seat}`, bot: null, colour: null, yours: seat === 5, online: true });
const table = (more: object): Table => ({ seat_count: 300, seats: [told(0), told(5)], result: null, ...more }) as unknown as Table;
const picture = (turn: number, drawn: number[]): SeatView =>
  ({
    turn,
    view: {
      seats: 300,
      shown_seats: drawn,
      sheets: drawn.map((seat) => `sheet ${seat}`),
      confirmed: drawn.map(() => true),
      readings: { sheets: drawn.map((seat) => `read ${seat}`), settled: { bank: 1, last: drawn.map(() => false) } },
    },
  }) as unknown as SeatView;

describe('a large table', () => {
  it('has a place for every seat', () => {
    const seats = allSeats(table({}));
    expect(seats).toHaveLength(300);
    expect(seats[5]!.name).toBe('P5');
    expect(seats[299]).toMatchObject({ seat: 299, name: '', yours: false });
    const small = table({ seat_count: 2 });
    expect(allSeats(small)).toBe(small.seats);
  });

  it('gives places and points by seat', () => {
    const score = { total: 7, categories: { parks: 7 }, tie_break: [] };
    const found = allResults(table({ result: { seats: [5], places: [1], scores: [score] } }))!;
    expect(found.places[5]).toBe(1);
    expect(found.places[6]).toBe(300);
    expect(found.scores[5]).toBe(score);
    expect(found.scores).toHaveLength(300);
    expect(allResults(table({}))).toBeNull();
  });

  it('leaves the picture of a small table alone, whatever cards were drawn there', () => {
    const strip = { turn: 1, view: { drawn: ['A1', 'B2'], tiles: [] } } as unknown as SeatView;
    expect(spread(strip, undefined)).toBe(strip);
    expect(isDrawn(strip, 1)).toBe(true);
  });

  it('keeps what was looked at in the same turn, and forgets it in the next', () => {
    const first = spread(picture(3, [5]), undefined);
    const second = spread(picture(3, [5, 7]), first);
    const third = spread(picture(3, [5]), second);
    expect((third.view as { sheets: unknown[] }).sheets[7]).toBe('sheet 7');
    expect((third.view as { sheets: unknown[] }).sheets).toHaveLength(300);
    expect(isDrawn(third, 7)).toBe(true);
    expect(isDrawn(third, 8)).toBe(false);
    const next = spread(picture(4, [5]), third);
    expect(isDrawn(next, 7)).toBe(false);
    expect(isDrawn({ view: { sheets: [] } } as unknown as SeatView, 3)).toBe(true);
  });
});
