// Who won and by what, in words. Places and points are the engine's; here they are only compared.
import type { Score } from '../core/types';
import type { Say } from '../core/words.svelte';

export interface Outcome {
  game: string;
  scores: readonly Score[];
  places: readonly number[];
  name: (seat: number) => string;
  say: Say;
}

export const winnersOf = (places: readonly number[]): number[] => places.flatMap((place, seat) => (place === 1 ? [seat] : []));

/** How far the winner is ahead, or what decided among equals. */
export function reasonOf({ game, scores, places, name, say }: Outcome): string {
  const winners = winnersOf(places);
  const [first] = winners;
  if (places.length < 2 || first === undefined) return '';
  if (winners.length > 1) return say('ui-end-shared');
  const others = places.map((_, seat) => seat).filter((seat) => seat !== first);
  const second = others.sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))[0] ?? first;
  const [best, next] = [scores[first], scores[second]];
  if (!best || !next) return '';
  if (best.total !== next.total) return say('ui-end-ahead', { points: best.total - next.total, name: name(second) });
  const step = best.tie_break.findIndex((value, i) => value > (next.tie_break[i] ?? 0));
  return step < 0 ? say('ui-end-level', { name: name(second) }) : say(`ui-end-tie-${game}`, { step, name: name(second) });
}

/** Where somebody who did not win stands. */
export function behindOf({ scores, places, say }: Outcome, seat: number | null): string {
  const [first] = winnersOf(places);
  if (seat === null || places.length < 2 || first === undefined || places[seat] === 1) return '';
  const points = (scores[first]?.total ?? 0) - (scores[seat]?.total ?? 0);
  return say(points ? 'ui-end-behind' : 'ui-end-behind-level', { place: places[seat] ?? 0, points });
}
