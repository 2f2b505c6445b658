// What a player has made, as one still drawing: counted at the end, shared as a picture, small in a replay.
// It comes with those pages, not with the board.
import type { Component } from 'svelte';
import type { Score, SeatInfo } from '../core/types';
import type { Say } from '../core/words.svelte';
import type { Wire } from './board';

export interface PortraitProps<W extends Wire = Wire> {
  view: W['view'];
  facts: W['facts'];
  /** Whose. */
  seat: number;
  seats: readonly SeatInfo[];
  /** An earlier view: what was not there then is fresh ink. */
  before?: W['view'] | null;
  /** The category that is being counted: everything else steps back. */
  counting?: string | null;
  /** Its points, and those of all the others. */
  score?: Score | null;
  label: string;
  say: Say;
}

interface Loaded {
  default: Component<PortraitProps<never>>;
  /** Everybody has made this one together: it is drawn once, not once a seat. */
  common?: boolean;
}
const LOADERS = import.meta.glob<Loaded>('./*/Portrait.svelte');

export async function loadPortrait(game: string): Promise<{ Portrait: Component<PortraitProps>; common: boolean } | null> {
  const found = await LOADERS[`./${game}/Portrait.svelte`]?.();
  // The view's type is known only to the game's own folder.
  return found ? { Portrait: found.default as unknown as Component<PortraitProps>, common: found.common ?? false } : null;
}
