// Finished sheets, or a finished table, as somebody enters them: what is kept, and what is asked about it.
import type { Checked, CheckWish } from '../core/paper';
import type { View } from '../core/generated/lords-of-vegas';
import type { Say } from '../core/words.svelte';

export type Tiles = View['tiles'];

export interface Entered {
  names: string[];
  /** A sheet of every player; in Lords of Vegas their money, points and lots. */
  sheets: unknown[];
  /** Plans or projects, by number; empty where nobody chose one. */
  plans: string[];
  options: Record<string, unknown>;
  /** Lords of Vegas: what stands on the board, and whether the last card is still to be paid. */
  tiles: Tiles;
  last: boolean;
}

/** What the part of a game gets that lets somebody enter sheets; it changes `entered` in place. */
export interface EntryProps {
  facts: unknown;
  entered: Entered;
  /** Whose sheet. */
  at: number;
  result: Checked;
  stacks: readonly (readonly string[])[];
  nameOf: (seat: number) => string;
  say: Say;
}

export const MOST: Record<string, number> = { 'lords-of-vegas': 4 };
export const FEWEST: Record<string, number> = { 'lords-of-vegas': 2 };

export const copy = <T>(empty: T): T => JSON.parse(JSON.stringify(empty)) as T;

export const fresh = (empty: unknown, options: Record<string, unknown> = {}): Entered => ({
  names: ['', ''],
  sheets: [copy(empty), copy(empty)],
  plans: ['', '', ''],
  options,
  tiles: {},
  last: false,
});

/** What a file leaves out is as on an empty sheet. */
function filled(empty: unknown, given: unknown): unknown {
  if (Array.isArray(empty) && Array.isArray(given)) return given.map((one: unknown, i) => filled(empty[i], one));
  if (empty && typeof empty === 'object' && !Array.isArray(empty) && given && typeof given === 'object') {
    const known = empty as Record<string, unknown>;
    return { ...known, ...Object.fromEntries(Object.entries(given).map(([name, value]) => [name, name in known ? filled(known[name], value) : value])) };
  }
  return given;
}

export function wishOf(game: string, entered: Entered, language: string): CheckWish {
  const { names, sheets, plans, options } = entered;
  const base = { game, names: [...names], options, language };
  if (game === 'lords-of-vegas') return { ...base, players: sheets, tiles: entered.tiles, last_card: entered.last };
  const chosen = plans.every(Boolean) ? plans : [];
  return game === 'new-las-vegas' ? { ...base, sheets, projects: chosen.map((project) => ({ project })) } : { ...base, sheets, plans: chosen.map((plan) => ({ plan })) };
}

/** What a file says, once it was read as a wish. */
export function enteredOf(wish: CheckWish, empty: unknown): Entered {
  const sheets = (wish.players ?? wish.sheets ?? []).map((sheet) => filled(copy(empty), sheet));
  const cards = [0, 1, 2].map((k) => wish.plans?.[k]?.plan ?? wish.projects?.[k]?.project ?? '');
  return { names: wish.names ?? sheets.map(() => ''), sheets, plans: cards, options: wish.options ?? {}, tiles: wish.tiles ?? {}, last: wish.last_card ?? false };
}

const KEPT = 'boulevard-check';
const keptAs = (game: string): string => (game === 'welcome-to' ? KEPT : `${KEPT}-${game}`);

export function kept(game: string): Entered | null {
  try {
    const found = JSON.parse(localStorage.getItem(keptAs(game)) ?? 'null') as (Entered & { advanced?: boolean; roundabouts?: boolean }) | null;
    // Before there were three games, the two switches stood alone.
    return found && { ...found, options: found.options ?? { advanced: found.advanced ?? false, roundabouts: found.roundabouts ?? false }, tiles: found.tiles ?? {}, last: found.last ?? false };
  } catch {
    return null;
  }
}

export const keep = (game: string, entered: Entered): void => localStorage.setItem(keptAs(game), JSON.stringify(entered));
