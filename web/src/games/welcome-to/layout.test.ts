import { describe, expect, it } from 'vitest';
import { arrange } from './layout';

const LENGTHS = [10, 11, 12];
/** Sheets in windows from 360 x 640 to 1920 x 1080. */
const SHEETS = [
  [330, 330],
  [362, 520],
  [620, 320],
  [740, 660],
  [990, 460],
  [1080, 520],
  [1620, 820],
] as const;

describe('the streets on a sheet', () => {
  it.each(SHEETS)('fill %i x %i and no more', (width, height) => {
    for (const near of [null, 0, 1, 2]) {
      const drawn = arrange(LENGTHS, width, height, near);
      expect(drawn.reduce((sum, street) => sum + street.height, 0)).toBeLessThanOrEqual(height + 0.01);
      for (const street of drawn) expect(street.width).toBeLessThanOrEqual(width + 0.01);
      expect(drawn.map(({ rows }) => rows.reduce((sum, row) => sum + row.many, 0))).toEqual(LENGTHS);
    }
  });

  it.each(SHEETS)('at %i x %i have lots for a finger, at least of the street that is near', (width, height) => {
    for (const near of [0, 1, 2]) {
      const street = arrange(LENGTHS, width, height, near)[near]!;
      expect(street.art.pitch * street.scale).toBeGreaterThanOrEqual(40);
      expect(street.far).toBe(false);
    }
  });
});
