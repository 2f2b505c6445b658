import { describe, expect, it } from 'vitest';
import { freePlace, overlap, type Box } from './bubble';

const room: Box = { left: 0, top: 0, width: 400, height: 300 };
const sizes = [
  { width: 200, height: 60 },
  { width: 100, height: 110 },
];

describe('the place of a bubble', () => {
  it('is the one that the board wishes for, when it is free', () => {
    const wish = { left: 250, top: 10, width: 120, height: 120 };
    expect(freePlace(sizes, room, [], wish)).toMatchObject({ left: 270, top: 10, width: 100 });
    const lit = [{ left: 300, top: 50, width: 20, height: 20 }];
    expect(freePlace(sizes, room, lit, wish)).toMatchObject({ width: 200 });
  });

  it('covers nothing that can be chosen, and is narrower where that helps', () => {
    const wall = { left: 120, top: 0, width: 280, height: 300 };
    const found = freePlace(sizes, room, [wall], null)!;
    expect(found.width).toBe(100);
    expect(overlap({ ...found, height: 110 }, wall)).toBe(false);
  });

  it('covers as few words as can be', () => {
    const words = { left: 0, top: 100, width: 400, height: 200 };
    expect(freePlace(sizes, room, [], null, [words])).toMatchObject({ top: 34, width: 200 });
    const everywhere = [words, { left: 0, top: 0, width: 150, height: 100 }, { left: 150, top: 0, width: 250, height: 20 }];
    expect(freePlace(sizes, room, [], null, everywhere)).toMatchObject({ left: 194, top: 34, width: 200 });
  });

  it('is nowhere when everything can be chosen', () => {
    expect(freePlace(sizes, room, [room], null)).toBeNull();
  });
});
