// What pages ask for: of a server, by HTTP, or of the rules in this browser. Errors carry a code, which is a key of the words.
import type { Additions, HintShape, PuzzleCounts, PuzzleShape, TurnJudged } from './generated/server';
import { here, isHere } from './here.svelte';
import { withRoot } from './root';
import { randomKey } from './transport';
import type {
  Calls,
  Colour,
  Door,
  GameInfo,
  GameStatistics,
  HistoryLine,
  Me,
  OpenTable,
  RecordLine,
  ServerError,
  Table,
  TableEvent,
  TableLine,
  Turns,
  ShownDeck,
  StageKey,
} from './types';
import { words } from './words.svelte';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** The server was not reached. */
export class Offline extends Error {}

/** One request: the answer, or an error that says why there is none. */
async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': words.language };
  let payload: string | undefined;
  if (typeof body === 'string') {
    headers['Content-Type'] = 'text/plain';
    payload = body;
  } else if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    payload = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(withRoot(path), { method, headers, body: payload ?? null, credentials: 'same-origin' });
  } catch {
    throw new Offline(path);
  }
  if (!answer.ok) {
    let error: Partial<ServerError> = {};
    try {
      error = (await answer.json()) as Partial<ServerError>;
    } catch {
      // Something between us and the server answered.
    }
    throw new ApiError(answer.status, error.code ?? `http-${answer.status}`, error.message ?? '', error.details);
  }
  return answer;
}

async function call<T>(method: string, path: string, body?: unknown, text = false): Promise<T> {
  const answer = await request(method, path, body);
  if (answer.status === 204) return undefined as T;
  return (text ? await answer.text() : await answer.json()) as T;
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body);

/** Something that must not be done twice: in doubt it is asked for again, with the same key. */
async function once<T>(path: string, body: object = {}): Promise<T> {
  const keyed = { ...body, key: randomKey() };
  try {
    return await post<T>(path, keyed);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'error-server-unsure') return post<T>(path, keyed);
    throw error;
  }
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

/** All turns from one on; the server gives as many as fit. */
const turns = (from: number, seat: number | null): string => `from=${from}&to=1000000${seat === null ? '' : `&seat=${seat}`}`;

const oneTurn = (turn: number, seat: number | null): string => `turn=${turn}${seat === null ? '' : `&seat=${seat}`}`;

export interface Place {
  kind: 'me' | 'bot' | 'open';
  bot?: string;
  name?: string;
  colour?: Colour;
}

export interface NewTable {
  game: string;
  seats?: number;
  options?: Record<string, unknown>;
  places?: Place[];
  turn_limit?: number | null;
  when_late?: 'ask' | 'bot';
  spectators?: boolean;
  listed?: boolean;
  /** Typed: cards and dice are real. */
  chance?: 'sealed' | 'typed';
  start?: boolean;
}

const server = {
  me: () => get<Me | null>('/api/me'),
  becomeGuest: (name?: string, code?: string) => once<Me>('/api/me', { ...(name ? { name } : {}), ...(code ? { code } : {}) }),
  backLink: (renew = false) => post<{ path: string }>('/api/me/link', renew ? { renew } : {}),
  claim: (token: string) => post<Me>('/api/me/claim', { token }),
  makeAccount: (account: string, password: string) => post<Me>('/api/me/account', { account, password }),
  changePassword: (old: string, fresh: string) => post<Me>('/api/me/password', { old, new: fresh }),
  deleteMe: (password: string) => post<void>('/api/me/delete', password ? { password } : {}),
  login: (account: string, password: string) => post<Me>('/api/login', { account, password }),
  logout: () => post<unknown>('/api/logout'),
  myTables: () => get<{ tables: TableLine[] }>('/api/me/tables?limit=50').then((answer) => answer.tables),
  history: () => get<{ games: HistoryLine[] }>('/api/me/history?limit=50').then((answer) => answer.games),
  statistics: () => get<{ games: Record<string, GameStatistics> }>('/api/me/statistics').then((answer) => answer.games),
  games: () => get<{ games: GameInfo[] }>('/api/games').then((answer) => answer.games),
  /** What boulevard.paper answers: sheets to print. */
  paper: <T>(what: string, wish: unknown) => post<T>(`/api/${what}`, wish),
  paperFile: (what: string, wish: unknown) => request('POST', `/api/${what}`, wish).then((answer) => answer.blob()),
  openStage: (deck: ShownDeck) => once<StageKey>('/api/stages', { deck }),
  show: (id: string, key: string, seq: number, deck: ShownDeck) => post<{ seq: number }>(`/api/stages/${encodeURIComponent(id)}`, { key, seq, deck }),
  newTable: (wish: NewTable) => once<Table>('/api/tables', wish),
  practise: (game: string) => once<Table>('/api/practice', { game }),
  table: (id: string) => get<Table>(table(id)),
  facts: (id: string) => get<unknown>(`${table(id)}/facts`),
  additions: (id: string, seat: number, token: string) =>
    get<Additions>(`${table(id)}/seats/${seat}/additions?token=${encodeURIComponent(token)}`).then((answer) => answer.menu),
  invite: (code: string) => get<Table>(`/api/invites/${encodeURIComponent(code)}`),
  events: (id: string, since: number) =>
    get<{ seq: number; events: TableEvent[] }>(`${table(id)}/events?since=${since}`),
  take: (id: string, seat: number, invite: string | null, name?: string) =>
    once<Table>(`${table(id)}/seats/${seat}/take`, { ...(invite ? { invite } : {}), ...(name ? { name } : {}) }),
  seatBot: (id: string, seat: number, bot: string) => once<Table>(`${table(id)}/seats/${seat}/bot`, { bot }),
  leave: (id: string, seat: number, to: 'open' | 'bot', bot?: string) =>
    once<Table>(`${table(id)}/seats/${seat}/leave`, { to, ...(bot ? { bot } : {}) }),
  addSeat: (id: string) => once<Table>(`${table(id)}/seats`),
  removeSeat: (id: string, seat: number) => once<Table>(`${table(id)}/seats/${seat}/remove`),
  changeSeat: (id: string, seat: number, wish: { name?: string; colour?: Colour }) => once<Table>(`${table(id)}/seats/${seat}`, wish),
  list: (id: string, listed: boolean) => once<Table>(`${table(id)}/listed`, { listed }),
  door: (id: string) => post<Door>(`${table(id)}/door`),
  enterCode: (code: string) => get<{ path: string }>(`/api/codes/${encodeURIComponent(code)}`),
  openTables: () => get<{ tables: OpenTable[] }>('/api/tables').then((answer) => answer.tables),
  calls: () => get<Calls>('/api/me/calls'),
  callBrowser: (subscription: PushSubscriptionJSON) =>
    post<Calls>('/api/me/calls/push', { endpoint: subscription.endpoint, keys: subscription.keys }),
  callByMail: (address: string) => post<Calls>('/api/me/calls/mail', { address }),
  stopCall: (id: string) => post<Calls>(`/api/me/calls/${encodeURIComponent(id)}/stop`),
  answerLetter: (what: 'yes' | 'stop', token: string) => post<{ address: string }>(`/api/calls/${what}`, { token }),
  start: (id: string) => once<Table>(`${table(id)}/start`, { number: randomKey(16) }),
  /** A number of one's own in cards and dice: the server sealed them before it could know it. */
  mix: (id: string) => once<Table>(`${table(id)}/number`, { number: randomKey(16) }),
  late: (id: string, seat: number) => post<Table>(`${table(id)}/late/${seat}`),
  rematch: (id: string) => post<Table>(`${table(id)}/rematch`),
  tableRecord: (id: string) => call<string>('GET', `${table(id)}/record`, undefined, true),
  tableTurns: (id: string, from: number, seat: number | null) => get<Turns>(`${table(id)}/turns?${turns(from, seat)}`),
  goOnFromTable: (id: string, turn: number, seat: number) => once<Table>(`${table(id)}/go-on`, { turn, seat }),
  importRecord: (text: string) => post<RecordLine>(`/api/records?key=${randomKey()}`, text),
  record: (id: string) => get<RecordLine>(`/api/records/${encodeURIComponent(id)}`),
  recordFacts: (id: string) => get<unknown>(`/api/records/${encodeURIComponent(id)}/facts`),
  recordTurns: (id: string, from: number, seat: number | null) =>
    get<Turns>(`/api/records/${encodeURIComponent(id)}/turns?${turns(from, seat)}`),
  judgeTable: (id: string, turn: number, seat: number | null) => get<TurnJudged>(`${table(id)}/analysis?${oneTurn(turn, seat)}`),
  judgeRecord: (id: string, turn: number, seat: number | null) =>
    get<TurnJudged>(`/api/records/${encodeURIComponent(id)}/analysis?${oneTurn(turn, seat)}`),
  puzzles: () => get<PuzzleCounts>('/api/puzzles'),
  puzzle: (game: string, number: number, tokens: string[]) => post<PuzzleShape>(`/api/puzzles/${encodeURIComponent(game)}/${number}`, { tokens }),
  hint: (id: string, seat: number) => post<HintShape>(`${table(id)}/seats/${seat}/hint`),
  goOnFromRecord: (id: string, turn: number, seat: number) =>
    once<Table>(`/api/records/${encodeURIComponent(id)}/go-on`, { turn, seat }),
};

export type Api = typeof server;

/** These make something, or ask for what is the reader's: where, the reader chose. */
const EITHER: ReadonlySet<string> = new Set<keyof Api>([
  'me',
  'becomeGuest',
  'games',
  'newTable',
  'practise',
  'myTables',
  'history',
  'statistics',
  'openTables',
  'importRecord',
  'paper',
  'paperFile',
  'puzzles',
  'puzzle',
]);

/** A server's call where there is a server for it; else the one of the same name in this browser. */
export const api: Api = new Proxy(server, {
  get(target, name: keyof Api) {
    return async (...given: unknown[]): Promise<unknown> => {
      if (!isHere(given[0]) && !(here.on && EITHER.has(name))) return (target[name] as (...all: unknown[]) => unknown)(...given);
      const { local } = await import('../offline/client');
      const call = local[name] as ((...all: unknown[]) => unknown) | undefined;
      if (!call) throw new ApiError(404, 'error-server-no-route', words.say('error-server-no-route'));
      return call(...given);
    };
  },
});

/** A game goes from this browser to the server, as a record. */
export const takeToServer = (text: string): Promise<RecordLine> => server.importRecord(text);
