// What the pages for the real table ask: sheets to print, finished sheets to check. A server answers it, or the rules in this browser.
import { api } from './api';
import type { View } from './generated/lords-of-vegas';

export type Part = 'sheets' | 'cards' | 'all';

export interface PrintWish {
  game: string;
  part: Part;
  paper: 'a4' | 'letter';
  per_page: 1 | 2 | 4;
  copies: number;
  language: string;
  save_ink: boolean;
  large: boolean;
  options: Record<string, unknown>;
}

export interface PrintedPage {
  width: number;
  height: number;
  svg: string;
}

export interface CheckWish {
  game: string;
  sheets?: unknown[];
  names?: string[];
  options?: Record<string, unknown>;
  plans?: { plan: string }[];
  projects?: { project: string }[];
  /** Lords of Vegas: a table and not sheets. */
  players?: unknown[];
  tiles?: View['tiles'];
  last_card?: boolean;
  language: string;
}

export interface Checked {
  game: string;
  players: { name: string; parts: Record<string, number>; total: number; place: number }[];
  problems: { seat: number | null; rule: string | null; text: string }[];
  /** Of every sheet, or of the board: what the game's own views say about them. */
  readings: unknown[];
  csv: string;
}

export interface CheckFacts {
  facts: unknown;
  /** Plans or projects, by number. */
  plans: string[][];
  empty: unknown;
}

/** A file for the option `sheet` of New Las Vegas, as data.json has it. */
export interface OwnSheet {
  game: string;
  deck: Record<string, number[]>;
  projects: Record<string, Record<string, number[]>>;
  city_sheet: { streets_top_to_bottom: string[][]; golf_par_of_top_street: number[] };
  limousine_map: { lamps: string[]; start: string; closed_roads: string[]; carpets: Record<string, string> };
  score_sheet: {
    inauguration: { boxes: number; checked_at_start: number; bonus_pairs: number[][]; points: number[][] };
    shows: Record<'left' | 'right', { values: number[]; debts_beside_boxes: number[] }>;
    hotels: Record<string, number[]>;
    streets: Record<string, number[]>;
    golf: Record<string, number[]>;
    limousine: Record<string, number[]>;
    safe: Record<string, number>;
  };
  acme: {
    architects: {
      level: number;
      approvals: [boolean, number[]][];
      crane: number;
      borrows_from: number;
      values: Record<string, number[]>;
      improvement_at: Record<string, number>;
    }[];
  };
}

/** The same for Welcome To: what is printed on a sheet. */
export interface SuburbSheet {
  game: string;
  streets: { houses: number; pools: number[]; parks: number[] }[];
  pools: number[];
  temps: { boxes: number; points: number[] };
  estates: number[][];
  bis: number[];
  roundabouts: number[];
  refusals: number[];
}

/** The games that take a sheet of one's own. */
export const OWN_GAMES = ['new-las-vegas', 'welcome-to'] as const;

export interface OwnAnswer {
  sheet: OwnSheet | SuburbSheet;
  problem: { where: string; text: string } | null;
  svg: string | null;
  facts: { name: string; ours: boolean; changed: boolean }[];
}

export const paper = {
  own: (game: string, sheet: unknown, language: string): Promise<OwnAnswer> => api.paper<OwnAnswer>('own', { game, language, ...(sheet ? { sheet } : {}) }),
  check: (wish: CheckWish): Promise<Checked> => api.paper<Checked>('check', wish),
  checkFacts: (game: string, options: Record<string, unknown>) => api.paper<CheckFacts>('check/facts', { game, options }),
  pages: (wish: PrintWish): Promise<PrintedPage[]> => api.paper<{ pages: PrintedPage[] }>('print', wish).then((answer) => answer.pages),
  pdf: (wish: PrintWish): Promise<Blob> => api.paperFile('print/pdf', wish),
};

/** Hands a file to the browser's downloads. */
export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
