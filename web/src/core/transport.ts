// What a page at a table needs, whoever answers: a server (live.ts) or the rules in this browser (offline/client.ts).
import type { Done, SeatView, ServerError, Table, TableEvent } from './types';

export type Line = 'connecting' | 'open' | 'lost';

export interface Listener {
  onhello(table: Table): void;
  ontable(table: Table): void;
  onevents(events: TableEvent[], waiting: number[], count: number, missed: boolean): void;
  onview(view: SeatView): void;
  /** Something changed for this seat at a table whose views are not pushed. */
  onturn(seat: number | null): void;
  online(line: Line): void;
  /** We are not wanted here: no such table, or not for us. */
  onrefused(error: ServerError): void;
}

export type Ask =
  | { type: 'draft'; seat: number; tokens: string[]; turn: number; key: string }
  | { type: 'step'; seat: number; token: string; key: string }
  | { type: 'undo'; seat: number; key: string }
  | { type: 'tell'; number: number; token: string; key: string }
  | { type: 'untell'; number: number; key: string }
  | { type: 'wait'; seat: number; on: boolean }
  | { type: 'look'; seat: number | null; gains: boolean; sheets?: number[] }
  | { type: 'chat'; text: string; key: string };

export interface Connection {
  ask(ask: Ask): Promise<Done>;
  close(): void;
}

export class Refused extends Error {
  constructor(readonly error: ServerError) {
    super(error.message);
  }
}

/** The question was given up (the page was left, or a newer draft took its place). */
export class GivenUp extends Error {}

export const randomKey = (bytes = 12): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export type Message = { type: string } & Record<string, unknown>;

/** Hands what was told about a table to whoever listens; each event once. */
export class Hearing {
  seq = 0;

  constructor(readonly listener: Listener) {}

  hear(message: Message): void {
    switch (message.type) {
      case 'hello':
        this.listener.online('open');
        this.listener.onhello(message['table'] as Table);
        break;
      case 'events': {
        const events = (message['events'] as TableEvent[]).filter((event) => event.seq > this.seq);
        this.seq = Math.max(this.seq, message['seq'] as number);
        const waiting = message['waiting'] as number[];
        this.listener.onevents(events, waiting, message['waiting_count'] as number, Boolean(message['missed']));
        break;
      }
      case 'table':
        this.listener.ontable(message['table'] as Table);
        break;
      case 'view':
        this.listener.onview(message as unknown as SeatView);
        break;
      case 'turn':
        this.listener.onturn(message['seat'] as number | null);
        break;
      default: // pong: heard; bye: the connection closes next; others: not for us
    }
  }
}
