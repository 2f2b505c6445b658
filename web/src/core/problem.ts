// What a page says when something does not work: words `ui-problem-KIND-title` and `ui-problem-KIND`.
import { ApiError, Offline } from './api';

export type Problem = 'table' | 'invite' | 'full' | 'link' | 'over' | 'identity' | 'private' | 'record' | 'code' | 'offline' | 'page' | 'busy' | 'other';

const BY_CODE: Record<string, Problem> = {
  'error-server-no-table': 'table',
  'error-server-no-invite': 'invite',
  'error-server-invite': 'invite',
  'error-server-link': 'link',
  'error-server-no-identity': 'identity',
  'error-server-not-your-seat': 'identity',
  'error-server-no-spectators': 'private',
  'error-server-not-yours': 'private',
  'error-server-no-record': 'record',
  'error-server-no-code': 'code',
  'error-server-call-link': 'link',
  'error-server-seat-taken': 'full',
  'error-server-too-fast': 'busy',
  'error-server-busy': 'busy',
  'error-server-going-down': 'offline',
  'error-game-over': 'over',
};

export function problemOf(code: string): Problem {
  return BY_CODE[code] ?? 'other';
}

export function problem(error: unknown): { kind: Problem; message: string } {
  if (error instanceof Offline) return { kind: 'offline', message: '' };
  if (error instanceof ApiError) return { kind: problemOf(error.code), message: error.message };
  return { kind: 'other', message: '' };
}
