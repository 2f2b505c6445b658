import { describe, expect, it } from 'vitest';
import { recordSeats } from './names';

describe('seats of a record', () => {
  it('have the names that it gives', () => {
    expect(recordSeats({ seats: 2, names: ['Ann', 'Ben'] }).map((seat) => seat.name)).toEqual(['Ann', 'Ben']);
  });
  it('are there when it names nobody', () => {
    expect(recordSeats({ seats: 3, names: null })).toEqual(
      [0, 1, 2].map((seat) => ({ seat, kind: 'person', name: '', bot: null, yours: false, online: false })),
    );
  });
});
