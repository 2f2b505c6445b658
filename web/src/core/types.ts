// What the server says, under the names the pages use. The shapes themselves are made from the server's own description.
import type { EventShape, GameShape, ScoreShape, SeatShape, StoryShape, TableShape } from './generated/server';

export type { Calls, Door, Frame, GameStatistics, HistoryLine, Me, OpenTable, RecordLine, Replay, Result, SeatView, ShownDeck, StageKey, TableLine, Turn, Turns } from './generated/server';
export type { DoneShape as Done, Error as ServerError } from './generated/server';
export type GameInfo = GameShape;
export type Score = ScoreShape;
export type SeatInfo = SeatShape;
export type Colour = NonNullable<SeatShape['colour']>;
export type Story = StoryShape;
export type Table = TableShape;
export type TableEvent = EventShape;

export type Language = 'en' | 'fr' | 'de' | 'it';
export const LANGUAGES: readonly Language[] = ['en', 'fr', 'de', 'it'];
