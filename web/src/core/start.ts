// Ways into a game from the home page.
import { api, type NewTable } from './api';
import { identity } from './me.svelte';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import type { GameInfo } from './types';

export type Mode = 'bot' | 'solo' | 'learn';

/** The strongest bot comes last in the server's list; beginners meet the middle one. */
export function usualBot(game: GameInfo): string {
  return game.bots.includes('greedy') ? 'greedy' : (game.bots.at(-1) ?? 'random');
}

export async function playNow(game: GameInfo, mode: Mode): Promise<void> {
  await identity.ensure();
  if (mode === 'learn') {
    settings.setGuide(true);
    const { id } = await api.practise(game.id);
    settings.meet(game.id);
    router.go(`/table/${id}`);
    return;
  }
  const bots = mode === 'solo' ? 0 : Math.max(1, game.fewest_seats - 1);
  const options: Record<string, unknown> = {};
  // A game that has an introduction is met through it.
  const introductory = game.options.some((option) => option.name === 'introductory');
  if (introductory && !settings.met.includes(game.id)) options['introductory'] = true;
  const wish: NewTable = {
    game: game.id,
    options,
    places: [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, bot: usualBot(game) }))],
    start: false,
  };
  // The server seals the cards first; the start brings a number of ours.
  const table = await api.newTable(wish);
  await api.start(table.id);
  settings.meet(game.id);
  router.go(`/table/${table.id}`);
}
