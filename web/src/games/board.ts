// What a game's folder gives to the pages: a drawn board, and words for what happens on it.
// A board decides no rule: it shows the view and offers exactly the tokens in `legal`.
import type { Component } from 'svelte';
import type { Score, SeatInfo, Story } from '../core/types';
import type { Say } from '../core/words.svelte';

/** A spot on the board that a log line can point at, for instance `house:0:2.4`. Each game has its own names. */
export type Place = string;

/** The moment a text is about. */
export interface Context<V = unknown> {
  /** The game's own picture (`State.view`), see docs/positions.md. */
  view: V;
  /** Tokens that may be played now; empty for people who only look. */
  legal: readonly string[];
  /** Steps of the unconfirmed turn (simultaneous games), else empty. */
  draft: readonly string[];
  /** Whose eyes; null for spectators. */
  seat: number | null;
  seats: readonly SeatInfo[];
  say: Say;
}

export interface BoardProps<V = unknown> extends Context<V> {
  /** What every legal token would add to the total at once; null when not known. */
  gains: Readonly<Record<string, number>> | null;
  scores: readonly (Score | null)[];
  /** Place named by the log line under the pointer (or focus); draw it so that the eye finds it. */
  highlight: Place | null;
  /** Play a token. It may also be one that `legal` does not list, where the game allows that (deals). */
  onstep: (token: string) => void;
  canundo: boolean;
  onundo: () => void;
  /** Opens the rules at a rule id. */
  onrule: (id: string) => void;
  /** A step is on its way to the server: show choices as waiting. */
  busy: boolean;
  /** The last thing that happened, for motion that explains. Null after a load or a jump in a replay. */
  news: readonly Story[] | null;
}

/** What a part of a board needs to offer steps. */
export interface Offering extends Pick<BoardProps, 'gains' | 'highlight' | 'busy' | 'onstep' | 'say'> {
  describe: (token: string) => string;
}

export interface LogLine {
  text: string;
  /** What it points at on the board. */
  place: Place | null;
  /** Who did it. */
  seat: number | null;
}

/** One idea of the first-game guide: words `guide-GAME-ID` (text) and, if there, `guide-GAME-ID-title`. */
export interface Idea {
  id: string;
  rule?: string;
}

export interface GameModule<V = unknown> {
  Board: Component<BoardProps<V>>;
  /** A token in words: buttons, announcements, the log. */
  describe(token: string, context: Context<V>): string;
  /** A piece of the story as lines of the log. */
  tell(story: Story, context: Context<V>): LogLine[];
  /** The 'what can I do now' line. */
  prompt(context: Context<V>): string;
  /** The legal token that ends the turn, for the confirm button; null when there is none. */
  confirm(context: Context<V>): string | null;
  /** The rule that this moment is about. */
  rule(context: Context<V>): string;
  /** Ideas of the guide that belong to this moment, the most important first. The page shows each of them once. */
  guide(context: Context<V>): Idea[];
  /** Steps are drafted in private and told together when the round is resolved. */
  together?: boolean;
  /** The opponent of a solo game that holds no seat, with its points as far as they are known. */
  rival?(view: V): { name: string; score: Score } | null;
  /** Categories in the order in which the end of the game counts them. */
  categories: readonly string[];
}
