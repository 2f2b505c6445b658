import { describe, expect, it } from 'vitest';
import { card, house } from './sheet';

describe('the notation', () => {
  it('names cards and houses', () => {
    expect(card('12-pool')).toEqual({ number: 12, effect: 'pool' });
    expect(card(null)).toBeNull();
    expect(house('3.11')).toEqual({ street: 2, place: 11 });
  });
});
