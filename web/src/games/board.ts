// What a game's folder gives to the pages: a drawn board, and words for what happens on it.
// A board decides no rule and knows no fact of the box: it shows the view and the facts, and offers exactly the menu.
import type { Component } from 'svelte';
import type { Score, SeatInfo, Story } from '../core/types';
import type { Say } from '../core/words.svelte';

/** A spot on the board that a log line can point at, for instance `house:0:2.4`. Each game has its own names. */
export type Place = string;

/** What a game gives to whoever draws it; every game's own is made from its schema (core/generated). */
export interface Wire {
  view: unknown;
  menu: { token: string; gain?: number }[];
  facts: unknown;
}

/** The moment a text is about. */
export interface Context<W extends Wire = Wire> {
  /** What this seat may know, with what can be read off it (`State.view`). */
  view: W['view'];
  /** What is printed on sheets, boards and cards (`Game.facts`). */
  facts: W['facts'];
  /** Tokens that may be played now; empty for people who only look. */
  legal: readonly string[];
  /** The same as entries with place, cost and gain (`State.menu`). */
  menu: Readonly<W['menu']>;
  /** Steps of the unconfirmed turn (simultaneous games), else empty. */
  draft: readonly string[];
  /** Whose eyes; null for spectators. */
  seat: number | null;
  seats: readonly SeatInfo[];
  say: Say;
}

export interface Pause {
  /** 0: nothing goes by itself. */
  seconds: number;
  waits: readonly { seat: number; on: boolean }[];
}

export interface BoardProps<W extends Wire = Wire> extends Context<W> {
  /** What every legal token would add to the total at once; null when not known. */
  gains: Readonly<Record<string, number>> | null;
  scores: readonly (Score | null)[];
  /** Place named by the log line under the pointer (or focus); draw it so that the eye finds it. */
  highlight: Place | null;
  /** Whose sheet the reader wants to see (a tap on a name in the top line); null: one's own. */
  shown: number | null;
  onshow: (seat: number | null) => void;
  /** Play a token. It may also be one that `legal` does not list, where the game allows that (deals). */
  onstep: (token: string) => void;
  /** What could be added to a token that is being put together (`State.additions`). */
  additions: (token: string) => Promise<W['menu']>;
  canundo: boolean;
  onundo: () => void;
  /** Opens the rules at a rule id. */
  onrule: (id: string) => void;
  /** A step is on its way to the server: show choices as waiting. */
  busy: boolean;
  /** Time for a word before a step that goes by itself, and who asked for more of it. */
  pause: Pause;
  onwait: (on: boolean) => void;
  /** What is being told at this moment, for the line that else says what can be done; null when nothing is. */
  ontell?: (text: string | null) => void;
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
  /** What it is about: a CSS selector of things on the page. They stand in the light, and an arrow points at them. */
  spot?: string;
}

export interface GameModule<W extends Wire = Wire> {
  Board: Component<BoardProps<W>>;
  /** A token in words: buttons, announcements, the log. */
  describe(token: string, context: Context<W>): string;
  /** A piece of the story as lines of the log. */
  tell(story: Story, context: Context<W>): LogLine[];
  /** The 'what can I do now' line. */
  prompt(context: Context<W>): string;
  /** The legal token that ends the turn, for the confirm button; null when there is none. */
  confirm(context: Context<W>): string | null;
  /** The rule that this moment is about. */
  rule(context: Context<W>): string;
  /** Ideas of the guide that belong to this moment, the most important first. The page shows each of them once. */
  guide(context: Context<W>): Idea[];
  /** The same for a practice game, whose first cards are known: one action at a time. */
  lesson?(context: Context<W>): Idea[];
  /** Everybody has a sheet of their own: names in the top line open them (`shown`). */
  sheets?: boolean;
  /** Steps are drafted in private and told together when the round is resolved. */
  together?: boolean;
  /** The opponent of a solo game that holds no seat, with its points as far as they are known. */
  rival?(view: W['view']): { name: string; score: Score } | null;
  /** What the end of the game leads over before it comes to points, by seat: things that are worth a look, not points. */
  sights?(view: W['view']): Readonly<Record<string, number>>[];
  /** Categories in the order in which the end of the game counts them. */
  categories: readonly string[];
}
