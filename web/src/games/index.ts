// Every game comes in its own piece, loaded when somebody sits down to play it.
import type { Component } from 'svelte';
import type { EntryProps } from '../check/entering';
import type { GameModule } from './board';

const LOADERS: Record<string, () => Promise<{ game: GameModule<never> }>> = {
  'welcome-to': () => import('./welcome-to'),
  'new-las-vegas': () => import('./new-las-vegas'),
  'lords-of-vegas': () => import('./lords-of-vegas'),
};

/** The parts that let somebody enter finished sheets, or a finished table. */
const ENTRIES: Record<string, () => Promise<{ default: Component<EntryProps> }>> = {
  'welcome-to': () => import('./welcome-to/Entry.svelte'),
  'new-las-vegas': () => import('./new-las-vegas/Entry.svelte'),
  'lords-of-vegas': () => import('./lords-of-vegas/Entry.svelte'),
};

export const GAME_IDS: readonly string[] = Object.keys(LOADERS);

export async function loadGame(id: string): Promise<GameModule> {
  const load = LOADERS[id];
  if (!load) throw new Error(`no board for ${id}`);
  // The view's type is known only to the game's own folder.
  return (await load()).game as unknown as GameModule;
}

export async function loadEntry(id: string): Promise<Component<EntryProps>> {
  const load = ENTRIES[id];
  if (!load) throw new Error(`nothing to check of ${id}`);
  return (await load()).default;
}
