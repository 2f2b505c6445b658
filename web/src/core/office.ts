// What administrators see and do.
import { get, post } from './api';
import type { Office, OfficeLine, OfficePerson, OfficeTable } from './generated/server';

export type { Office, OfficeLine, OfficePerson, OfficeTable };

const named = (text: string): string => (text.trim() ? `?text=${encodeURIComponent(text.trim())}` : '');
const table = (id: string): string => `/api/admin/tables/${encodeURIComponent(id)}`;
const person = (id: string): string => `/api/admin/people/${encodeURIComponent(id)}`;

export const office = {
  look: () => get<Office>('/api/admin'),
  say: (wish: { announcement?: string; club_code?: string }) => post<unknown>('/api/admin/house', wish),
  copy: () => post<Office>('/api/admin/copies'),
  address: (address: string, banned: boolean) => post<Office>('/api/admin/addresses', { address, banned }),
  people: (text: string) => get<{ people: OfficePerson[] }>(`/api/admin/people${named(text)}`).then((answer) => answer.people),
  order: (id: string, wish: { muted?: boolean; banned?: boolean }) =>
    post<{ people: OfficePerson[] }>(person(id), wish).then((answer) => answer.people[0]),
  password: (id: string) => post<{ password: string }>(`${person(id)}/password`).then((answer) => answer.password),
  tables: (text: string) => get<{ tables: OfficeTable[] }>(`/api/admin/tables${named(text)}`).then((answer) => answer.tables),
  remove: (id: string) => post<void>(`${table(id)}/remove`),
  talk: (id: string) => get<{ said: OfficeLine[] }>(`${table(id)}/talk`).then((answer) => answer.said),
  unsay: (id: string, seq: number) => post<{ said: OfficeLine[] }>(`${table(id)}/talk/${seq}/remove`).then((answer) => answer.said),
};
