// What the server says, as docs/server-api.md describes it.

export type Language = 'en' | 'fr' | 'de' | 'it';
export const LANGUAGES: readonly Language[] = ['en', 'fr', 'de', 'it'];

export interface Me {
  name: string;
  account: string | null;
  created: number;
}

export interface GameOption {
  name: string;
  default: unknown;
  values: unknown[];
  data: boolean;
}

export interface GameInfo {
  id: string;
  name: string;
  rules_version: number;
  fewest_seats: number;
  most_seats: number;
  simultaneous: boolean;
  options: GameOption[];
  bots: string[];
}

export interface SeatInfo {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  bot: string | null;
  yours: boolean;
  online: boolean;
}

export interface Score {
  total: number;
  categories: Record<string, number>;
  tie_break: number[];
}

export interface Result {
  places: number[];
  scores: Score[];
}

export interface Table {
  id: string;
  game: string;
  simultaneous: boolean;
  options: Record<string, unknown>;
  status: 'open' | 'running' | 'over';
  seats: SeatInfo[];
  host: boolean;
  invite: string | null;
  turn_limit: number | null;
  when_late: 'ask' | 'bot';
  spectators: boolean;
  seq: number;
  waiting: number[];
  late: number[];
  deadline: number | null;
  commitment: string | null;
  seed: string | null;
  result: Result | null;
  rematch: string | null;
  created: number;
  updated: number;
}

export interface TableLine {
  id: string;
  game: string;
  status: 'open' | 'running' | 'over';
  names: string[];
  your_seats: number[];
  your_turn: boolean;
  waiting: number[];
  seq: number;
  updated: number;
}

export interface HistoryLine {
  table: string;
  game: string;
  seat: number;
  total: number;
  place: number;
  seats: number;
  names: string[];
  ended: number;
}

export interface SeatView {
  seat: number | null;
  seq: number;
  turn: number;
  may_act: boolean;
  legal: string[];
  can_undo: boolean;
  draft: string[];
  confirmed: boolean;
  score: Score | null;
  scores: (Score | null)[];
  gains: Record<string, number> | null;
  view: unknown;
}

export interface Story {
  key: string;
  details: Record<string, unknown>;
}

export interface TableEvent {
  seq: number;
  kind: 'created' | 'seat' | 'host' | 'start' | 'turn' | 'step' | 'undo' | 'late' | 'chat' | 'over' | 'rematch';
  seat: number | null;
  at: number;
  story?: Story[];
  resolved?: boolean;
  by?: 'bot';
  to?: { kind: 'person' | 'bot' | 'open'; name: string; bot: string | null };
  seats?: number[];
  name?: string;
  text?: string;
  places?: number[];
  totals?: number[];
  seed?: string;
  commitment?: string;
  table?: string;
}

export interface Done {
  seq: number;
  confirmed: boolean;
  repeated?: boolean;
  view?: SeatView;
}

export interface RecordLine {
  id: string;
  game: string;
  seats: number;
  names: string[];
  options: Record<string, unknown>;
  length: number;
  over: boolean;
  result: number[] | null;
  verified: boolean | null;
}

export interface Frame {
  at: number;
  actor: number | null;
  token: string | null;
  story: Story[];
  view: unknown;
  scores: (Score | null)[];
}

export interface Replay {
  length: number;
  frames: Frame[];
}

export interface ServerError {
  code: string;
  message: string;
  details: Record<string, unknown>;
}
