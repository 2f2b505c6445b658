// The cards of a turn, with who took what: for a replay. Games without common cards have none.
import type { Component } from 'svelte';
import type { Say } from '../core/words.svelte';
import type { Wire } from './board';

export interface DealtProps<W extends Wire = Wire> {
  /** The game before the turn. */
  view: W['view'];
  /** What the seats did in it, by seat. */
  steps: ReadonlyMap<number, readonly string[]>;
  /** Who took a combination, drawn beside it. */
  face: (seat: number) => { letter: string; fill: string; ink: string; name: string };
  say: Say;
}

const LOADERS = import.meta.glob<{ default: Component<DealtProps<never>> }>('./*/Dealt.svelte');

export async function loadDealt(game: string): Promise<Component<DealtProps> | null> {
  const load = LOADERS[`./${game}/Dealt.svelte`];
  return load ? ((await load()).default as unknown as Component<DealtProps>) : null;
}

interface Cards {
  numbers: readonly (string | null)[];
  effects: readonly (string | null)[];
  apart: boolean;
}

/** The combinations of a turn (`A`, or `AB`: the number of A, the effect of B), and who took each. */
export function taken<Card>(
  { numbers, effects, apart }: Cards,
  steps: DealtProps['steps'],
  card: (text: string | null | undefined) => Card | null,
): { letters: string; front: Card | null; back: Card | null; by: number[] }[] {
  const picks = [...steps].flatMap(([seat, tokens]) => {
    const pick = tokens.find((token) => token.startsWith('pick:'));
    return pick ? [{ seat, letters: pick.slice(5) }] : [];
  });
  const shown = apart ? [...new Set(picks.map(({ letters }) => letters))] : ['A', 'B', 'C'];
  const at = (letter: string): number => 'ABC'.indexOf(letter);
  return shown.map((letters) => ({
    letters,
    front: card(numbers[at(letters.charAt(0))]),
    back: card(effects[at(letters.charAt(letters.length - 1))]),
    by: picks.filter((pick) => pick.letters === letters).map(({ seat }) => seat),
  }));
}
