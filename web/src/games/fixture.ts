// For tests: a moment of a played game as the page gives it to a board. Words say their key and arguments.
import type { BoardProps, Wire } from './board';

export interface Moment<W extends Wire> {
  seat: number | null;
  view: W['view'];
  menu: W['menu'];
  legal: string[];
}

const say = ((key: string, args: Record<string, unknown> = {}) => `${key}(${Object.values(args).join(' ')})`) as BoardProps['say'];

/** A copy, to be changed freely. */
export function boardProps<W extends Wire>(facts: W['facts'], moment: Moment<W>, players: number): BoardProps<W> {
  const { seat, view, menu, legal } = structuredClone(moment);
  const { draft } = view as { draft?: { steps: string[] } };
  return {
    view,
    facts: structuredClone(facts),
    legal,
    menu,
    draft: draft?.steps ?? [],
    seat,
    seats: Array.from({ length: players }, (_, i) => ({ seat: i, kind: 'person', name: `Seat ${i}`, bot: null, yours: i === seat, online: true })),
    say,
    gains: Object.fromEntries(menu.map((entry) => [entry.token, entry.gain ?? 0])),
    scores: [],
    highlight: null,
    shown: null,
    onshow: () => undefined,
    onstep: () => undefined,
    additions: () => Promise.resolve([]),
    canundo: false,
    onundo: () => undefined,
    onrule: () => undefined,
    busy: false,
    pause: { seconds: 0, waits: [] },
    onwait: () => undefined,
    news: null,
  };
}

/** The steps that a drawing offers. */
export const offered = (body: string): string[] => [...body.matchAll(/data-token="([^"]*)"/g)].map((match) => match[1] ?? '');

/** A drawing without what the compiler adds to it. */
export const bare = (body: string): string => body.replace(/<!--.*?-->| class="svelte-\w+"| svelte-\w+/g, '');
