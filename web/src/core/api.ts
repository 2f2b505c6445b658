// The server's HTTP calls. Errors carry the server's code, which is a key of the words.
import type {
  GameInfo,
  HistoryLine,
  Me,
  RecordLine,
  Replay,
  ServerError,
  Table,
  TableEvent,
  TableLine,
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

async function call<T>(method: string, path: string, body?: unknown, text = false): Promise<T> {
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
    answer = await fetch(path, { method, headers, body: payload ?? null, credentials: 'same-origin' });
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
  return (text ? await answer.text() : await answer.json()) as T;
}

const get = <T>(path: string): Promise<T> => call<T>('GET', path);
const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body);
const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export interface Place {
  kind: 'me' | 'bot' | 'open';
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  seats?: number;
  options?: Record<string, unknown>;
  places?: Place[];
  turn_limit?: number | null;
  when_late?: 'ask' | 'bot';
  spectators?: boolean;
  start?: boolean;
}

export const api = {
  me: () => get<Me | null>('/api/me'),
  becomeGuest: (name?: string) => post<Me>('/api/me', name ? { name } : {}),
  backLink: (renew = false) => post<{ path: string }>('/api/me/link', renew ? { renew } : {}),
  claim: (token: string) => post<Me>('/api/me/claim', { token }),
  makeAccount: (account: string, password: string) => post<Me>('/api/me/account', { account, password }),
  login: (account: string, password: string) => post<Me>('/api/login', { account, password }),
  logout: () => post<unknown>('/api/logout'),
  myTables: () => get<{ tables: TableLine[] }>('/api/me/tables?limit=50').then((answer) => answer.tables),
  history: () => get<{ games: HistoryLine[] }>('/api/me/history?limit=50').then((answer) => answer.games),
  games: () => get<{ games: GameInfo[] }>('/api/games').then((answer) => answer.games),
  newTable: (wish: NewTable) => post<Table>('/api/tables', wish),
  table: (id: string) => get<Table>(table(id)),
  invite: (code: string) => get<Table>(`/api/invites/${encodeURIComponent(code)}`),
  events: (id: string, since: number) =>
    get<{ seq: number; events: TableEvent[] }>(`${table(id)}/events?since=${since}`),
  take: (id: string, seat: number, invite: string | null, name?: string) =>
    post<Table>(`${table(id)}/seats/${seat}/take`, { ...(invite ? { invite } : {}), ...(name ? { name } : {}) }),
  seatBot: (id: string, seat: number, bot: string) => post<Table>(`${table(id)}/seats/${seat}/bot`, { bot }),
  leave: (id: string, seat: number, to: 'open' | 'bot', bot?: string) =>
    post<Table>(`${table(id)}/seats/${seat}/leave`, { to, ...(bot ? { bot } : {}) }),
  start: (id: string) => post<Table>(`${table(id)}/start`),
  late: (id: string, seat: number) => post<Table>(`${table(id)}/late/${seat}`),
  rematch: (id: string) => post<Table>(`${table(id)}/rematch`),
  tableRecord: (id: string) => call<string>('GET', `${table(id)}/record`, undefined, true),
  tableReplay: (id: string, from: number, to: number) => get<Replay>(`${table(id)}/replay?from=${from}&to=${to}`),
  importRecord: (text: string) => post<RecordLine>('/api/records', text),
  record: (id: string) => get<RecordLine>(`/api/records/${encodeURIComponent(id)}`),
  recordReplay: (id: string, from: number, to: number) =>
    get<Replay>(`/api/records/${encodeURIComponent(id)}/replay?from=${from}&to=${to}`),
};
