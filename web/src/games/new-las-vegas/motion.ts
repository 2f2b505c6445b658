// What has come onto a sheet since it was last drawn, so that the drawing can show how: numbers are written,
// hotels rise, the limousine drives its new stretch. Nothing here looks at the clock.
import { casino, type Facts, type Line, type Sheet, type SheetReadings } from './sheet';

export interface Moved {
  /** Casinos by name: opened, their crane crossed off, their star circled, passed by the limousine. */
  opened: ReadonlySet<string>;
  built: ReadonlySet<string>;
  shows: ReadonlySet<string>;
  passed: ReadonlySet<string>;
  /** Avenues. */
  hotels: ReadonlySet<number>;
  holes: ReadonlySet<number>;
  lost: ReadonlySet<number>;
  rivals: ReadonlySet<number>;
  /** Lines that the limousine has driven. */
  lines: readonly Line[];
}

const fresh = <T>(now: readonly T[], before: readonly T[]): Set<T> => new Set(now.filter((one) => !before.includes(one)));

export const NOTHING: Moved = {
  opened: new Set(),
  built: new Set(),
  shows: new Set(),
  passed: new Set(),
  hotels: new Set(),
  holes: new Set(),
  lost: new Set(),
  rivals: new Set(),
  lines: [],
};

export interface Drawn {
  sheet: Sheet;
  trail: SheetReadings['trail'];
  /** Avenues where ACME has a hotel. */
  rival: readonly number[];
}

export function moved(streets: Facts['streets'], before: Drawn, now: Drawn): Moved {
  const lots = streets.flat();
  const where = (changed: (was: ReturnType<typeof casino>, is: ReturnType<typeof casino>) => boolean): Set<string> =>
    new Set(lots.filter((lot) => changed(casino(before.sheet, lot), casino(now.sheet, lot))).map((lot) => lot.name));
  const hotels = (sheet: Sheet): number[] => [...sheet.hotels.large, ...sheet.hotels.small];
  return {
    opened: where((old, own) => own.number !== null && own.number !== old.number),
    built: where((old, own) => own.built && !old.built),
    shows: where((old, own) => own.show && !old.show),
    passed: fresh(now.trail.passed, before.trail.passed),
    hotels: fresh(hotels(now.sheet), hotels(before.sheet)),
    holes: fresh(now.sheet.golf.holes, before.sheet.golf.holes),
    lost: fresh(now.sheet.golf.lost, before.sheet.golf.lost),
    rivals: fresh(now.rival, before.rival),
    lines: now.trail.lines.slice(before.trail.lines.length),
  };
}

export const alike = (a: Drawn, b: Drawn): boolean => JSON.stringify(a) === JSON.stringify(b);

/** How long a drive takes: a quarter of a second for every block, and never long. */
export const driveTime = (lines: readonly Line[]): number =>
  Math.min(1400, 250 + 250 * lines.reduce((sum, line) => sum + line.way.length - 1, 0));
