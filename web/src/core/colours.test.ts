import { describe, expect, it } from 'vitest';
import { PAINT, coloursOf, palette, seatStyle } from './colours';

/** How light a colour is, as WCAG counts it. */
function light(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

describe('colours of seats', () => {
  it('carry their ink', () => {
    for (const { fill, ink } of Object.values(PAINT)) expect(contrast(fill, ink)).toBeGreaterThan(4.5);
  });
  it('are different as long as there are enough', () => {
    for (const game of ['welcome-to', 'new-las-vegas', 'lords-of-vegas']) {
      const seats = palette(game).map(() => ({}));
      expect(new Set(coloursOf(seats, game)).size).toBe(seats.length);
    }
    expect(coloursOf([{}, { colour: 'teal' }, {}], 'welcome-to')).toEqual(['coral', 'teal', 'mustard']);
    expect(coloursOf(Array.from({ length: 30 }, () => ({})), 'welcome-to').length).toBe(30);
  });
  it('change a board only when somebody chose one', () => {
    expect(seatStyle([{}, {}], 'lords-of-vegas')).toBe('');
    expect(seatStyle([{ colour: 'black' }, {}], 'lords-of-vegas')).toContain(`--seat-0:${PAINT.black.fill};--seat-0-ink:${PAINT.black.ink}`);
    expect(seatStyle([{ colour: 'black' }, {}], 'lords-of-vegas')).toContain(`--seat-1:${PAINT.red.fill}`);
  });
});
