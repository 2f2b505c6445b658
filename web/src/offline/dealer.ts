// The deck of a table with paper sheets (src/boulevard/local/dealer.py).
import type { Facts, Payer } from '../core/generated/lords-of-vegas';
import { house } from './client';

export interface DealtCard {
  number: number;
  effect: string;
  /** What the number card becomes when it is turned over. */
  next: string | null;
}

export interface Deck {
  id: string;
  game: string;
  solo: boolean;
  turn: number;
  left: number;
  cards: (DealtCard | null)[];
  /** Of the expert game: everybody's hand, and the effect on top of the pile. */
  hands: (DealtCard | null)[][];
  top: string | null;
  goals: { name: string; approved: boolean }[];
  solo_card: 'hidden' | 'seen' | null;
  acme: { cards: string[]; approvals: string[]; score: { total: number; categories: Record<string, number> } } | null;
  /** Of every turn, what a table with real cards would be told. */
  told: string[][];
  over: boolean;
  can_back: boolean;
}

export interface DeckLine {
  id: string;
  game: string;
  turn: number;
}

/** Lords of Vegas (src/boulevard/local/strip.py). */
export interface StripDeck {
  id: string;
  game: 'lords-of-vegas';
  turn: number;
  left: number;
  /** Everybody's start cards, and the money they bring. */
  seats: { lots: string[]; money: number }[];
  /** Lots with a marker of each seat, if nobody had built. */
  marked: number[];
  active: number | null;
  card: string | null;
  pays: Payer | null;
  house: Facts['house'];
  over: boolean;
  can_back: boolean;
}
export const isStrip = (deck: Deck | StripDeck): deck is StripDeck => deck.game === 'lords-of-vegas';

/** Every face as likely as the others. */
export function rollDie(): number {
  const drawn = new Uint8Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? 0) >= 252);
  return 1 + ((drawn[0] ?? 0) % 6);
}

export const dealer = {
  makeStrip: (seats: number) => house.call<StripDeck>('newStrip', { seats }),
  turnCard: (id: string) => house.call<StripDeck>('turnCard', { id }),
  stripBack: (id: string) => house.call<StripDeck>('flipBack', { id }),
  all: () => house.call<DeckLine[]>('dealers'),
  make: (game: string, solo: boolean, options: Record<string, unknown>, seats = 2) => house.call<Deck>('newDealer', { game, solo, options, seats }),
  see: (id: string) => house.call<Deck | StripDeck>('dealer', { id }),
  flip: (id: string, claims: number[], reshuffle: boolean, spare: number | number[] | null) => house.call<Deck>('flip', { id, claims, reshuffle, spare }),
  back: (id: string) => house.call<Deck>('flipBack', { id }),
};

/** Words of an effect, and of a plan or project, by game. */
export const effectKey = (game: string, effect: string): string => (game === 'welcome-to' ? `ui-wt-effect-${effect}` : `ui-nlv-effect-${effect}`);
export const goalKey = (game: string, goal: string): string => (game === 'welcome-to' ? `plan-${goal}` : `project-${goal}`);
