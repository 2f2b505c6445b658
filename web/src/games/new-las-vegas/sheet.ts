// Reading the notation of New Las Vegas, for drawing.
import type { Architect, Facts, Lot, Sheet } from '../../core/generated/new-las-vegas';

export type {
  Acme,
  AcmeReadings,
  Architect,
  Facts,
  Line,
  Lot,
  MenuEntry,
  Prospects,
  Sheet,
  SheetReadings,
  View,
  WelcomeToNewLasVegas as Wire,
} from '../../core/generated/new-las-vegas';

export type EffectName = Facts['effects'][number];
export type LadderName = keyof Facts['ladders'];
export type Domain = keyof Architect['values'];
export const COLOURS = ['pink', 'purple', 'yellow'] as const;
export const COLUMNS = ['left', 'right'] as const;

/** A crossing: the road below street `street` (from 1) meets the one right of avenue `west` (from 0). */
export interface Crossing {
  street: number;
  west: number;
}

export function crossing(name: string): Crossing {
  const [street, west] = name.split('.').map(Number);
  return { street: street ?? 1, west: west ?? 0 };
}

export interface Card {
  number: number;
  effect: EffectName;
}

export function card(token: string | null | undefined): Card | null {
  if (!token) return null;
  const at = token.indexOf('-');
  return { number: Number(token.slice(0, at)), effect: token.slice(at + 1) as EffectName };
}

/** What stands on a lot of the city. */
export interface Casino {
  lot: Lot;
  number: number | null;
  extended: boolean;
  /** Its crane is crossed off. */
  built: boolean;
  /** Without a crane, or with a crossed-off one. */
  standing: boolean;
  show: boolean;
}

export function casino(sheet: Sheet, lot: Lot): Casino {
  const street = sheet.streets[lot.street - 1];
  const written = street?.casinos[lot.avenue - 1] ?? null;
  const built = street?.built.includes(lot.avenue) ?? false;
  return {
    lot,
    number: written === null ? null : typeof written === 'number' ? written : parseInt(written, 10),
    extended: typeof written === 'string',
    built,
    standing: !lot.crane || built,
    show: street?.shows.includes(lot.avenue) ?? false,
  };
}
