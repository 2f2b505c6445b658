// What every game's words need: tokens taken apart, names of seats.
import type { Context } from './board';

/** Splits `verb:rest`. */
export function split(token: string): [string, string] {
  const at = token.indexOf(':');
  return at < 0 ? [token, ''] : [token.slice(0, at), token.slice(at + 1)];
}

export function seatName(context: Pick<Context, 'seats' | 'say'>, seat: number | null): string {
  if (seat === null) return '';
  const info = context.seats[seat];
  return info?.name || context.say('player', { seat: seat + 1 });
}
