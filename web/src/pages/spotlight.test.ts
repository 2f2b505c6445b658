import { describe, expect, it } from 'vitest';
import { around, arrowTo } from './spotlight';

describe('the spotlight', () => {
  it('takes in everything an idea is about', () => {
    expect(around([])).toBeNull();
    expect(around([{ left: 10, top: 20, width: 5, height: 5 }, { left: 40, top: 0, width: 10, height: 10 }])).toEqual({ left: 10, top: 0, width: 40, height: 25 });
  });
  it('points from the bubble to the near edge', () => {
    const arrow = arrowTo({ left: 0, top: 0, width: 100, height: 50 }, { left: 20, top: 150, width: 40, height: 40 });
    expect(arrow?.shaft).toMatch(/^M40 50Q/); // out of the lower edge, above the thing
    expect(arrow?.head).toMatch(/^M40 150L/); // and its tip touches the upper edge
  });
  it('draws no arrow between things that touch', () => {
    expect(arrowTo({ left: 0, top: 0, width: 100, height: 50 }, { left: 0, top: 55, width: 100, height: 50 })).toBeNull();
  });
});
