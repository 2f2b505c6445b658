// What moves on a sheet is what has come onto it, and nothing else.
import { describe, expect, it } from 'vitest';
import { facts, moments } from './fixture';
import { NOTHING, alike, driveTime, moved, type Drawn } from './motion';
import type { Sheet } from './sheet';

const drawings: Drawn[] = moments.flatMap(({ view }) => view.sheets.map((sheet, i) => ({ sheet, trail: view.readings.sheets[i]!.trail, rival: [] })));
const blank: Sheet = {
  ...drawings[0]!.sheet,
  streets: drawings[0]!.sheet.streets.map((street) => ({ casinos: street.casinos.map(() => null), built: [], shows: [] })),
  hotels: { large: [], small: [] },
  golf: { holes: [], lost: [] },
  limousine: [],
};
const home: Drawn['trail'] = { lines: [], at: facts.start, passed: [], home: false };

describe('what moves', () => {
  it.each(drawings.map((drawn, i) => [i, { ...drawn, rival: [3] }] as const))('is nothing on sheet %i as long as it stays the same', (_, drawn) => {
    expect(moved(facts.streets, drawn, structuredClone(drawn))).toEqual(NOTHING);
    expect(alike(drawn, structuredClone(drawn))).toBe(true);
  });

  it('is nothing when a step is taken back', () => {
    for (const drawn of drawings) expect(moved(facts.streets, { ...drawn, rival: [3] }, { sheet: blank, trail: home, rival: [] })).toEqual(NOTHING);
  });

  it('is a number, a crane, a star, a hotel, a hole and what ACME has built', () => {
    const before = { sheet: blank, trail: home, rival: [1] };
    const sheet = structuredClone(blank);
    sheet.streets[1]!.casinos[3] = 8;
    sheet.streets[2]!.casinos[4] = '9x';
    sheet.streets[0]!.built.push(3);
    sheet.streets[3]!.shows.push(2);
    sheet.hotels = { large: [4], small: [5] };
    sheet.golf = { holes: [6], lost: [1, 2] };
    const now = moved(facts.streets, before, { sheet, trail: home, rival: [1, 7] });
    expect([...now.opened].sort()).toEqual(['2.4', '3.5']);
    expect([...now.built]).toEqual(['1.3']);
    expect([...now.shows]).toEqual(['4.2']);
    expect([...now.hotels]).toEqual([4, 5]);
    expect([...now.holes]).toEqual([6]);
    expect([...now.lost]).toEqual([1, 2]);
    expect([...now.rivals]).toEqual([7]);
    expect(now.lines).toEqual([]);
  });

  it('is the new stretch of the limousine and whom it passes', () => {
    const driven = drawings.filter(({ trail }) => trail.lines.length > 1);
    expect(driven.length).toBeGreaterThan(0);
    for (const now of driven) {
      const lines = now.trail.lines.slice(0, -1);
      const last = moved(facts.streets, { ...now, trail: { ...now.trail, lines, passed: [] } }, now);
      expect(last.lines).toEqual(now.trail.lines.slice(-1));
      const all = moved(facts.streets, { ...now, trail: home }, now);
      expect(all.lines).toHaveLength(now.trail.lines.length);
      expect([...all.passed]).toEqual(now.trail.passed);
      expect(driveTime(last.lines)).toBeLessThanOrEqual(driveTime(all.lines));
      expect(driveTime(all.lines)).toBeLessThanOrEqual(1400);
    }
  });

  it('tells another sheet apart', () => {
    const [first] = drawings;
    expect(alike(first!, { ...first!, sheet: { ...first!.sheet, projects: [9, 9, 9] } })).toBe(false);
  });
});
