// One WebSocket to a table that heals itself: it connects again with the last event it has, and sends
// what was not answered again with the same key, so that nothing is lost and nothing happens twice.
import type { Done, SeatView, ServerError, Table, TableEvent } from './types';

export type Line = 'connecting' | 'open' | 'lost';

export interface Listener {
  onhello(table: Table): void;
  ontable(table: Table): void;
  onevents(events: TableEvent[], waiting: number[], missed: boolean): void;
  onview(view: SeatView): void;
  /** Something changed for this seat at a table whose views are not pushed. */
  onturn(seat: number | null): void;
  online(line: Line): void;
  /** The server will not have us here: no such table, or not for us. */
  onrefused(error: ServerError): void;
}

type Ask =
  | { type: 'draft'; seat: number; tokens: string[]; turn: number; key: string }
  | { type: 'step'; seat: number; token: string; key: string }
  | { type: 'undo'; seat: number; key: string }
  | { type: 'look'; seat: number | null; gains: boolean }
  | { type: 'chat'; text: string };

interface Pending {
  id: number;
  ask: Ask;
  resolve(done: Done): void;
  reject(error: unknown): void;
}

export class Refused extends Error {
  constructor(readonly error: ServerError) {
    super(error.message);
  }
}

/** The question was given up (the page was left, or a newer draft took its place). */
export class GivenUp extends Error {}

export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;

export class Live {
  #socket: WebSocket | null = null;
  #pending: Pending[] = [];
  #id = 0;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #pong: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #greeted = false;
  seq = 0;

  constructor(
    readonly table: string,
    readonly language: () => string,
    readonly listener: Listener,
  ) {
    this.#connect();
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#pong);
    clearInterval(this.#ping);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
    for (const pending of this.#pending.splice(0)) pending.reject(new GivenUp());
  }

  /** Asks, and goes on asking over lost connections until there is an answer. */
  ask(ask: Ask): Promise<Done> {
    if (ask.type === 'draft') {
      // A draft is the whole list: a newer one makes the older one pointless.
      this.#pending = this.#pending.filter((one) => {
        const old = one.ask.type === 'draft' && one.ask.seat === ask.seat;
        if (old) one.reject(new GivenUp());
        return !old;
      });
    }
    return new Promise((resolve, reject) => {
      const pending: Pending = { id: ++this.#id, ask, resolve, reject };
      this.#pending.push(pending);
      if (this.#greeted) this.#send(pending);
    });
  }

  #send(pending: Pending): void {
    this.#socket?.send(JSON.stringify({ id: pending.id, ...pending.ask }));
  }

  #hurry = (): void => {
    if (this.#closed || document.visibilityState === 'hidden') return;
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) {
      this.#check();
      return;
    }
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** Is somebody there? A connection that died silently is closed by us. */
  #check(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ type: 'ping', id: 0 }));
    clearTimeout(this.#pong);
    this.#pong = setTimeout(() => this.#drop(), PONG_WITHIN);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onclose = socket.onmessage = socket.onerror = null;
      socket.close();
    }
    this.#lost();
  }

  #lost(): void {
    this.#greeted = false;
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
    if (this.#closed) return;
    this.listener.online('lost');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.7 + Math.random() * 0.6));
    this.#wait = Math.min(this.#wait * 1.8, LONGEST_WAIT);
  }

  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const query = `since=${this.seq}&views=true&gains=true&lang=${this.language()}`;
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(this.table)}/live?${query}`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(String(event.data));
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (event.code === 4403 || event.code === 4404) {
        this.#closed = true;
        this.listener.onrefused({
          code: event.code === 4404 ? 'error-server-no-table' : 'error-server-not-yours',
          message: '',
          details: {},
        });
        return;
      }
      this.#lost();
    };
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as { type: string } & Record<string, unknown>;
    switch (message.type) {
      case 'hello': {
        this.#greeted = true;
        this.#wait = FIRST_WAIT;
        this.listener.online('open');
        this.listener.onhello(message['table'] as Table);
        clearInterval(this.#ping);
        this.#ping = setInterval(() => this.#check(), PING_EVERY);
        for (const pending of this.#pending) this.#send(pending);
        break;
      }
      case 'events': {
        const events = (message['events'] as TableEvent[]).filter((event) => event.seq > this.seq);
        this.seq = Math.max(this.seq, message['seq'] as number);
        this.listener.onevents(events, message['waiting'] as number[], Boolean(message['missed']));
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
      case 'answer': {
        const pending = this.#take(message['id']);
        const done = message as unknown as Done;
        if (done.view) this.listener.onview(done.view);
        pending?.resolve(done);
        break;
      }
      case 'error': {
        const pending = this.#take(message['id']);
        pending?.reject(new Refused(message as unknown as ServerError));
        break;
      }
      case 'pong':
        clearTimeout(this.#pong);
        break;
      default: // bye: the connection closes next; others: not for us
    }
  }

  #take(id: unknown): Pending | undefined {
    const at = this.#pending.findIndex((pending) => pending.id === id);
    return at < 0 ? undefined : this.#pending.splice(at, 1)[0];
  }
}
