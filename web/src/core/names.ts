// What people at a table are called. Bots and nameless guests have names in the reader's language.
import type { RecordLine, SeatInfo } from './types';
import { say, words } from './words.svelte';

/** A guest who gave no name is a number to the server ("Guest 4352"). */
export function personName(name: string): string {
  const number = /^Guest (\d+)$/.exec(name)?.[1];
  return number ? say('ui-guest-seat', { seat: number }) : name;
}

export const botName = (bot: string): string => (words.has(`bot-${bot}`) ? say(`bot-${bot}`) : bot);

export function named(seats: readonly SeatInfo[]): SeatInfo[] {
  const met = new Map<string, number>();
  return seats.map((seat) => {
    const key = `bot-${seat.bot ?? ''}`;
    if (seat.kind !== 'bot' || !words.has(key)) return { ...seat, name: personName(seat.name ?? '') };
    const count = (met.get(key) ?? 0) + 1;
    met.set(key, count);
    return { ...seat, name: count > 1 ? `${say(key)} ${count}` : say(key) };
  });
}

/** Who sat there in a record. One that names nobody has seats all the same. */
export const recordSeats = ({ names, seats }: Pick<RecordLine, 'names' | 'seats'>): SeatInfo[] =>
  Array.from({ length: seats }, (_, seat) => ({ seat, kind: 'person', name: names?.[seat] ?? '', bot: null, yours: false, online: false }));

/** An opponent of a solo game that holds no seat, for tables of points. */
export const rivalSeat = (name: string, seat: number): SeatInfo => ({ seat, kind: 'bot', name, bot: null, yours: false, online: false });

/** Which seats a small table of scores shows: one's own first, then the others. */
export function few(count: number, own: number | null, most = 12): number[] {
  const all = Array.from({ length: count }, (_, seat) => seat);
  if (count <= most || own === null) return all.slice(0, most);
  return [own, ...all.filter((seat) => seat !== own)].slice(0, most);
}
