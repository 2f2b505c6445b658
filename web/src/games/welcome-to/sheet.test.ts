import { describe, expect, it } from 'vitest';
import { card, copies, estates, house, pools, type Sheet, type Street } from './sheet';

const street = (houses: Street['houses'], fences: number[] = [], used: number[] = []): Street => ({
  houses,
  fences,
  pools: [],
  parks: 0,
  used,
});
const sheet = (...streets: Street[]): Sheet => ({ streets, estates: [], temps: 0, refusals: 0, plans: [] });

describe('estates', () => {
  it('are rows of built lots between fences', () => {
    const found = estates(sheet(street([1, 2, null, 5, 6], [2, 3])));
    expect(found).toEqual([
      { street: 0, first: 1, size: 2, used: false },
      { street: 0, first: 4, size: 2, used: false },
    ]);
  });
  it('end at a roundabout, which belongs to none', () => {
    const found = estates(sheet(street([4, 'R', 7], [1, 2], [3])));
    expect(found).toEqual([
      { street: 0, first: 1, size: 1, used: false },
      { street: 0, first: 3, size: 1, used: true },
    ]);
  });
  it('have at most six houses', () => {
    expect(estates(sheet(street([1, 2, 3, 4, 5, 6, 7])))).toEqual([]);
  });
});

describe('small readings', () => {
  it('reads cards, houses and copies', () => {
    expect(card('12-pool')).toEqual({ number: 12, effect: 'pool' });
    expect(card(null)).toBeNull();
    expect(house('3.11')).toEqual({ street: 2, place: 11 });
    expect(copies(sheet(street([3, '3b', null])))).toBe(1);
    expect(pools(sheet({ ...street([]), pools: [2, 5] }))).toBe(2);
  });
});
