// What moves on a sheet is what has come onto it, and nothing else.
import { describe, expect, it } from 'vitest';
import { editionOf } from './edition';
import { NOTHING, alike, driveTime, moved } from './motion';
import type { Sheet } from './sheet';
import facts from './sheets.fixture.json';

const edition = editionOf(null);
const sheets = (facts as unknown as { sheet: Sheet }[]).map((one) => one.sheet);
const start = sheets[0]!;
const copy = (change: (sheet: Sheet) => void): Sheet => {
  const sheet = structuredClone(start);
  change(sheet);
  return sheet;
};
const blank: Sheet = {
  streets: start.streets.map((street) => ({ casinos: street.casinos.map(() => null), built: [], shows: [] })),
  hotels: { large: [], small: [] },
  golf: { holes: [], lost: [] },
  limousine: [],
  inauguration: { checked: 3, bonuses: [] },
  shows: { left: 0, right: 0 },
  improvements: {},
  projects: [0, 0, 0],
  loan: null,
};

describe('what moves', () => {
  it.each(sheets.map((sheet, i) => [i, sheet] as const))('is nothing on sheet %i as long as it stays the same', (_, sheet) => {
    const drawn = { sheet, rival: [3] };
    expect(moved(edition, drawn, structuredClone(drawn))).toEqual(NOTHING);
    expect(alike(drawn, structuredClone(drawn))).toBe(true);
  });

  it('is nothing when a step is taken back', () => {
    for (const sheet of sheets) expect(moved(edition, { sheet, rival: [3] }, { sheet: blank, rival: [] })).toEqual(NOTHING);
  });

  it('is a number, a crane, a star, a hotel, a hole and what ACME has built', () => {
    const before = { sheet: blank, rival: [1] };
    const sheet = structuredClone(blank);
    sheet.streets[1]!.casinos[3] = 8;
    sheet.streets[2]!.casinos[4] = '9x';
    sheet.streets[0]!.built.push(3);
    sheet.streets[3]!.shows.push(2);
    sheet.hotels = { large: [4], small: [5] };
    sheet.golf = { holes: [6], lost: [1, 2] };
    const now = moved(edition, before, { sheet, rival: [1, 7] });
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
    for (const sheet of sheets.filter((one) => one.limousine.length > 1)) {
      const before = { sheet: { ...sheet, limousine: sheet.limousine.slice(0, -1) }, rival: [] };
      const now = moved(edition, before, { sheet, rival: [] });
      expect(now.lines.map((line) => line.name)).toEqual(sheet.limousine.slice(-1));
      const all = moved(edition, { sheet: { ...sheet, limousine: [] }, rival: [] }, { sheet, rival: [] });
      expect(all.lines).toHaveLength(sheet.limousine.length);
      for (const name of now.passed) expect(all.passed).toContain(name);
      expect(driveTime(now.lines)).toBeLessThanOrEqual(driveTime(all.lines));
      expect(driveTime(all.lines)).toBeLessThanOrEqual(1400);
    }
  });

  it('tells another sheet apart', () => {
    expect(alike({ sheet: start, rival: [] }, { sheet: copy((sheet) => sheet.projects.fill(9)), rival: [] })).toBe(false);
  });
});
