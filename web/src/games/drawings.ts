// Pictures for the rules of a game, made of its board's own pieces. They come with the rules, not with the board.
import type { Component } from 'svelte';

/** A component and what it draws, by the name that docs/rules gives it (`<!-- drawing: NAME -->`). */
// Each component has its own properties; one table holds them all.
export type Drawings = Readonly<Record<string, readonly [component: Component<any>, props: Record<string, unknown>]>>;

const LOADERS = import.meta.glob<{ drawings: Drawings }>('./*/drawings/index.ts');

export async function loadDrawings(game: string): Promise<Drawings> {
  return (await LOADERS[`./${game}/drawings/index.ts`]?.())?.drawings ?? {};
}
