// What the page and its worker say to each other.
import type { Message } from '../core/transport';

export interface LocalError {
  code: string;
  details: Record<string, unknown>;
}

/** `words` are the addresses of the texts of each language. */
export type ToWorker =
  | { type: 'start'; root: string; build: string; words: Record<string, string> }
  | { type: 'call'; id: number; call: string; with: Record<string, unknown> };

export type FromWorker =
  | { type: 'loading'; done: number; size: number }
  | { type: 'ready'; broken: (LocalError & { id: string })[] }
  | { type: 'failed'; error: LocalError }
  | { type: 'trouble'; code: string | null }
  | { type: 'told'; table: string; message: Message }
  | { type: 'answer'; id: number; result?: unknown; error?: LocalError };

/** The answer of the Python house (src/boulevard/local/house.py). */
export interface HouseAnswer {
  result?: unknown;
  error?: LocalError;
  trace?: string;
  told: [string, Message][];
  keep: Record<string, string | null>;
  work: string[];
}
