// The worker that runs the rules in this browser, and the calls it answers: the same as the server's.
import { ApiError, type Api } from '../core/api';
import { here } from '../core/here.svelte';
import { root } from '../core/root';
import { randomKey, Refused, type Message } from '../core/transport';
import type { GameInfo, HistoryLine, Me, RecordLine, Table, TableLine, Turns } from '../core/types';
import { LANGUAGES } from '../core/types';
import { inWords, say, textOf, words } from '../core/words.svelte';
import type { FromWorker, LocalError } from './messages';

interface Pending {
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

class House {
  #worker: Worker | null = null;
  #pending = new Map<number, Pending>();
  #id = 0;
  #listeners = new Map<string, Set<(message: Message) => void>>();

  #start(): Worker {
    if (this.#worker) return this.#worker;
    here.stage = 'loading';
    here.trouble = null;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    worker.onerror = () => this.#fail({ code: 'error-local-files', details: {} });
    const texts = Object.fromEntries(LANGUAGES.map((language) => [language, new URL(textOf(language), location.href).href]));
    worker.postMessage({ type: 'start', root: new URL(root, location.href).href, build: __BUILD__, words: texts });
    return (this.#worker = worker);
  }

  #fail(error: LocalError): void {
    here.stage = 'trouble';
    here.trouble = error.code;
    this.#worker?.terminate();
    this.#worker = null;
    for (const pending of this.#pending.values()) pending.reject(refusal(error));
    this.#pending.clear();
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case 'loading':
        here.done = message.done;
        here.size = message.size;
        here.stage = message.done >= message.size ? 'waking' : 'loading';
        break;
      case 'ready':
        here.stage = 'ready';
        here.trouble = message.broken[0]?.code ?? null;
        break;
      case 'failed':
        this.#fail(message.error);
        break;
      case 'trouble':
        here.trouble = message.code;
        break;
      case 'told':
        for (const hear of this.#listeners.get(message.table) ?? []) hear(message.message);
        break;
      case 'answer': {
        const pending = this.#pending.get(message.id);
        this.#pending.delete(message.id);
        if (message.error) pending?.reject(refusal(message.error));
        else pending?.resolve(message.result);
        break;
      }
    }
  }

  call<T>(name: string, details: Record<string, unknown> = {}): Promise<T> {
    const worker = this.#start();
    return new Promise<T>((resolve, reject) => {
      this.#pending.set(++this.#id, { resolve: resolve as Pending['resolve'], reject });
      worker.postMessage({ type: 'call', id: this.#id, call: name, with: details });
    });
  }

  listen(table: string, hear: (message: Message) => void): () => void {
    const all = this.#listeners.get(table) ?? new Set();
    this.#listeners.set(table, all.add(hear));
    return () => all.delete(hear);
  }
}

function refusal(error: LocalError): ApiError {
  const message = words.has(error.code) ? say(error.code, inWords(error.details)) : error.code;
  return new ApiError(409, error.code, message, error.details);
}

export const asRefused = (error: unknown): unknown =>
  error instanceof ApiError ? new Refused({ code: error.code, message: error.message, details: error.details }) : error;

export const house = new House();
const { call } = { call: house.call.bind(house) };

export const local: Partial<Api> = {
  me: () => call<Me>('me').then((me) => (me.name ? me : null)),
  becomeGuest: (name) => call<Me>('becomeGuest', { name: name ?? say('ui-local-you') }),
  games: () => call<{ games: GameInfo[] }>('games').then((answer) => answer.games),
  myTables: () => call<{ tables: TableLine[] }>('myTables').then((answer) => answer.tables),
  history: () => call<{ games: HistoryLine[] }>('history').then((answer) => answer.games),
  statistics: () => call<{ games: Awaited<ReturnType<Api['statistics']>> }>('statistics').then((answer) => answer.games),
  openTables: () => Promise.resolve([]),
  newTable: (wish) => call<Table>('newTable', { wish }),
  practise: (game) => call<Table>('practise', { game }),
  table: (id) => call<Table>('table', { id }),
  facts: (id) => call('facts', { id }),
  additions: (id, seat, token) =>
    call<{ menu: Awaited<ReturnType<Api['additions']>> }>('additions', { id, seat, token }).then((answer) => answer.menu),
  take: (id, seat, _invite, name) => call<Table>('take', { id, seat, name: name ?? null }),
  seatBot: (id, seat, bot) => call<Table>('seatBot', { id, seat, bot }),
  leave: (id, seat, to, bot = 'greedy') => call<Table>('leave', { id, seat, to, bot }),
  addSeat: (id) => call<Table>('addSeat', { id }),
  removeSeat: (id, seat) => call<Table>('removeSeat', { id, seat }),
  changeSeat: (id, seat, wish) => call<Table>('changeSeat', { id, seat, ...wish }),
  start: (id) => call<Table>('start', { id, number: randomKey(16) }),
  mix: (id) => call<Table>('mix', { id, number: randomKey(16) }),
  rematch: (id) => call<Table>('rematch', { id }),
  tableRecord: (id) => call<string>('tableRecord', { id }),
  tableTurns: (id, from, seat) => call<Turns>('tableTurns', { id, first: from, seat }),
  goOnFromTable: (id, turn, seat) => call<Table>('goOnFromTable', { id, turn, seat }),
  importRecord: (text) => call<RecordLine>('importRecord', { text }),
  record: (id) => call<RecordLine>('record', { id }),
  recordFacts: (id) => call('recordFacts', { id }),
  recordTurns: (id, from, seat) => call<Turns>('recordTurns', { id, first: from, seat }),
  judgeTable: (id, turn, seat) => call('judgeTable', { id, turn, seat }),
  judgeRecord: (id, turn, seat) => call('judgeRecord', { id, turn, seat }),
  puzzles: () => call('puzzles'),
  puzzle: (game, number, tokens) => call('puzzle', { game, number, tokens }),
  hint: (id, seat) => call('hint', { id, seat }),
  goOnFromRecord: (id, turn, seat) => call<Table>('goOnFromRecord', { id, turn, seat }),
  paper: (what, wish) => call('paper', { what, wish }),
  paperFile: (what, wish) =>
    call<string>('paperFile', { what, wish }).then((text) => new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], { type: 'application/pdf' })),
};

/** Tables and records of this browser that nobody wants any more. */
export const forget = (id: string): Promise<void> => call('forget', { id });
