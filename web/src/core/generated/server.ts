// Made by `make types`; do not edit.
// schema 615cc76dd23cf2bd9c8ff8402e721c96
// text 2469725c31b7bd82af33afae3df17aa5
export type SocketMessage =
  | DraftMessage
  | StepMessage
  | UndoMessage
  | TellMessage
  | UntellMessage
  | LookMessage
  | ChatMessage
  | WaitMessage
  | PingMessage;
export type SocketAnswer =
  | HelloMessage
  | EventsMessage
  | TableMessage
  | ViewMessage
  | TurnMessage
  | AnswerMessage
  | ErrorMessage
  | PongMessage
  | ByeMessage
  | AnnouncementMessage;

export interface Server {}
export interface AccountIn {
  account: string;
  password: string;
}
export interface Additions {
  menu: MenuEntry[];
}
/**
 * A step; what else is said about it depends on the game.
 */
export interface MenuEntry {
  token: string;
  gain?: number | null;
  [k: string]: unknown;
}
export interface AddressIn {
  address: string;
  banned: boolean;
}
export interface BotIn {
  key?: string | null;
  bot?: string;
}
export interface Call {
  id: string;
  kind: 'push' | 'mail';
  address: string;
  confirmed: boolean;
}
export interface CallKept {
  kind: 'push' | 'mail';
  address: string;
  language: string;
  confirmed: boolean;
  created: number;
}
export interface Calls {
  push_key: string | null;
  mail: boolean;
  calls: Call[];
}
export interface ChatIn {
  key?: string | null;
  text: string;
}
export interface ClaimIn {
  token: string;
}
export interface DeleteIn {
  password?: string | null;
}
export interface DoneShape {
  seq: number;
  confirmed: boolean;
  repeated: boolean;
  legal: string[] | null;
  view: SeatView | null;
}
export interface SeatView {
  seat: number | null;
  seq: number;
  turn: number;
  may_act: boolean;
  legal: string[];
  can_undo: boolean;
  draft: string[];
  confirmed: boolean;
  score: ScoreShape | null;
  scores: (ScoreShape | null)[];
  menu: MenuEntry[] | null;
  view: {
    [k: string]: unknown;
  } | null;
  /**
   * where cards and dice are real
   */
  telling: Telling | null;
}
export interface ScoreShape {
  total: number;
  categories: {
    [k: string]: number;
  };
  tie_break: number[];
}
/**
 * What somebody at a table with real cards and dice may say now.
 */
export interface Telling {
  /**
   * of the answer that is next, from 0
   */
  number: number;
  /**
   * what cards or dice may show; none: nothing is asked for
   */
  tokens: string[];
  can_untell: boolean;
  /**
   * turns go too when the last answer is taken back
   */
  unplays: boolean;
}
/**
 * How others come in: `addresses` work on other devices, unless the server listens only to itself.
 */
export interface Door {
  path: string;
  code: string;
  addresses: string[];
  closed: boolean;
}
export interface DraftIn {
  /**
   * @maxItems 100
   */
  tokens: string[];
  turn?: number | null;
  key?: string | null;
}
export interface Error {
  code: string;
  message: string;
  details: {
    [k: string]: unknown;
  };
}
export interface EstimateShape {
  tokens: string[];
  /**
   * points, or the chance to win
   */
  value: number;
  /**
   * standard error; 0: judged, not sampled
   */
  error: number;
}
/**
 * What else there is depends on the kind.
 */
export interface EventShape {
  seq: number;
  kind:
    | 'created'
    | 'seat'
    | 'host'
    | 'number'
    | 'start'
    | 'turn'
    | 'step'
    | 'undo'
    | 'told'
    | 'untold'
    | 'late'
    | 'wait'
    | 'chat'
    | 'unsaid'
    | 'over'
    | 'rematch'
    | 'table';
  seat: number | null;
  at: number;
  story?: StoryShape[] | null;
  resolved?: boolean | null;
  by?: 'bot' | null;
  to?: SeatChange | null;
  changed?: boolean | null;
  removed?: boolean | null;
  listed?: boolean | null;
  seats?: number[] | null;
  until?: number | null;
  name?: string | null;
  text?: string | null;
  /**
   * the words of this event were taken out
   */
  said?: number | null;
  places?: number[] | null;
  totals?: number[] | null;
  seed?: string | null;
  commitment?: string | null;
  origin?: OriginShape | null;
  number?: string | null;
  table?: string | null;
  /**
   * what a real card or die shows
   */
  token?: string | null;
}
export interface StoryShape {
  key: string;
  details: {
    [k: string]: unknown;
  };
}
export interface SeatChange {
  kind: 'person' | 'bot' | 'open';
  name: string;
  bot: string | null;
}
/**
 * Where a table began that did not begin from the box.
 */
export interface OriginShape {
  /**
   * the game whose turn it goes on from
   */
  table: string | null;
  /**
   * from 1
   */
  turn: number | null;
  /**
   * the first cards are arranged
   */
  practice: boolean;
}
export interface Events {
  seq: number;
  events: EventShape[];
}
/**
 * Everything that is kept about a person.
 */
export interface Export {
  me: Me;
  tables: TableLine[];
  games: HistoryLine[];
  said: {
    [k: string]: unknown;
  }[];
  calls: CallKept[];
  records: RecordText[];
}
export interface Me {
  name: string;
  account: string | null;
  created: number;
  administrator?: boolean;
}
export interface TableLine {
  id: string;
  game: string;
  status: 'open' | 'running' | 'over';
  names: string[];
  your_seats: number[];
  your_turn: boolean;
  waiting: number[];
  updated: number;
}
export interface HistoryLine {
  table: string;
  game: string;
  seat: number;
  total: number;
  place: number;
  seats: number;
  names: string[];
  ended: number;
}
export interface RecordText {
  id: string;
  created: number;
  text: string;
}
export interface Frame {
  at: number;
  actor: number | null;
  token: string | null;
  story: StoryShape[];
  view: {
    [k: string]: unknown;
  };
  scores: ScoreShape[];
}
export interface GameShape {
  id: string;
  name: string;
  rules_version: number;
  fewest_seats: number;
  most_seats: number;
  simultaneous: boolean;
  options: OptionShape[];
  bots: string[];
  levels: {
    [k: string]: number;
  };
}
export interface OptionShape {
  name: string;
  default: unknown;
  values: unknown[];
  data: boolean;
}
export interface GameStatistics {
  played: number;
  won: number;
  best: number;
  mean: number;
}
export interface Games {
  games: GameShape[];
  languages: string[];
}
export interface GoOnIn {
  /**
   * the first one that is played anew, from 1
   */
  turn: number;
  seat?: number;
  bot?: string;
  key?: string | null;
}
export interface Health {
  status: 'ok' | 'database';
}
export interface HintShape {
  /**
   * a good turn from here on
   */
  tokens: string[];
  /**
   * about as good
   */
  others: string[][];
  reasons: ReasonShape[];
}
export interface ReasonShape {
  key: string;
  details: {
    [k: string]: unknown;
  };
}
export interface History {
  games: HistoryLine[];
}
export interface HouseIn {
  announcement?: string | null;
  club_code?: string | null;
}
export interface HouseShape {
  announcement: string | null;
  /**
   * newcomers need the code of the club
   */
  closed: boolean;
}
export interface Invite {
  path: string;
}
export interface LeaveIn {
  key?: string | null;
  to?: 'open' | 'bot';
  bot?: string;
}
export interface Link {
  path: string;
}
export interface LinkIn {
  renew?: boolean;
}
export interface ListedIn {
  key?: string | null;
  listed: boolean;
}
export interface MailIn {
  address: string;
}
export interface NameIn {
  name?: string | null;
  code?: string | null;
  key?: string | null;
}
export interface NewPassword {
  password: string;
}
export interface NumberIn {
  key?: string | null;
  /**
   * Yours, drawn by chance: 32 hex digits
   */
  number: string;
}
export interface Office {
  people: number;
  accounts: number;
  listening: number;
  tables: {
    [k: string]: number;
  };
  announcement: string;
  club_code: string;
  addresses: string[];
  copies: OfficeCopies;
}
export interface OfficeCopies {
  /**
   * hours; 0: never by itself
   */
  every: number;
  keep: number;
  last: number | null;
}
export interface OfficeLine {
  seq: number;
  at: number;
  name: string;
  text: string;
  /**
   * who said it; of old lines that is not known
   */
  person: string | null;
}
export interface OfficePeople {
  people: OfficePerson[];
}
export interface OfficePerson {
  id: string;
  name: string;
  account: string | null;
  created: number;
  seen: number;
  administrator: boolean;
  muted: boolean;
  banned: boolean;
  /**
   * where they sit, of tables that are not over
   */
  tables: number;
  online: boolean;
}
export interface OfficeTable {
  id: string;
  game: string;
  status: 'open' | 'running' | 'over';
  seats: number;
  names: string[];
  /**
   * lines of chat
   */
  said: number;
  listening: number;
  updated: number;
}
export interface OfficeTables {
  tables: OfficeTable[];
}
export interface OfficeTalk {
  said: OfficeLine[];
}
export interface OnceIn {
  key?: string | null;
}
export interface OpenTable {
  id: string;
  game: string;
  status: 'open' | 'running';
  names: string[];
  seats: number;
  free: number;
  updated: number;
}
export interface OpenTables {
  tables: OpenTable[];
}
export interface OrderIn {
  muted?: boolean | null;
  banned?: boolean | null;
}
export interface PasswordIn {
  old: string;
  new: string;
}
export interface PlaceIn {
  kind: 'me' | 'bot' | 'open';
  name?: string | null;
  bot?: string;
  colour?:
    ('teal' | 'coral' | 'mustard' | 'violet' | 'blue' | 'green' | 'pink' | 'slate' | 'red' | 'white' | 'black') | null;
}
export interface PracticeIn {
  game: string;
  bot?: string;
  key?: string | null;
}
export interface PushIn {
  endpoint: string;
  keys: PushKeysIn;
}
export interface PushKeysIn {
  p256dh: string;
  auth: string;
}
export interface PuzzleAnswer {
  right: boolean;
  /**
   * as good, as far as anybody can tell
   */
  close: boolean;
  unit: 'points' | 'win';
  best: EstimateShape;
  second: EstimateShape1;
  yours: EstimateShape;
}
/**
 * what comes after the best
 */
export interface EstimateShape1 {
  tokens: string[];
  /**
   * points, or the chance to win
   */
  value: number;
  /**
   * standard error; 0: judged, not sampled
   */
  error: number;
}
export interface PuzzleCounts {
  games: {
    [k: string]: number;
  };
}
export interface PuzzleIn {
  /**
   * @maxItems 100
   */
  tokens?: string[];
}
export interface PuzzleShape {
  game: string;
  /**
   * from 1
   */
  number: number;
  count: number;
  seat: number;
  seats: number;
  /**
   * a whole turn is asked for, not a step
   */
  together: boolean;
  facts: {
    [k: string]: unknown;
  };
  view: {
    [k: string]: unknown;
  };
  legal: string[];
  menu: MenuEntry[];
  draft: string[];
  scores: ScoreShape[];
  answer: PuzzleAnswer | null;
}
export interface RecordLine {
  id: string;
  game: string;
  seats: number;
  names: string[] | null;
  options: {
    [k: string]: unknown;
  };
  length: number;
  over: boolean;
  result: number[] | null;
  verified: boolean | null;
  chance?: ('sealed' | 'seeded' | 'typed') | null;
}
export interface Replay {
  length: number;
  frames: Frame[];
}
export interface Result {
  places: number[];
  scores: ScoreShape[];
  /**
   * of a large table: whose these are; null: everybody's
   */
  seats: number[] | null;
}
export interface Said {
  seq: number;
}
export interface SeatIn {
  key?: string | null;
  name?: string | null;
  colour?:
    ('teal' | 'coral' | 'mustard' | 'violet' | 'blue' | 'green' | 'pink' | 'slate' | 'red' | 'white' | 'black') | null;
}
export interface SeatShape {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  bot: string | null;
  colour?:
    ('teal' | 'coral' | 'mustard' | 'violet' | 'blue' | 'green' | 'pink' | 'slate' | 'red' | 'white' | 'black') | null;
  yours: boolean;
  online: boolean;
}
export interface ShowIn {
  deck: ShownDeck;
  key: string;
  seq: number;
}
/**
 * What lies on the table of a dealer.
 */
export interface ShownDeck {
  game: 'welcome-to' | 'new-las-vegas';
  turn: number;
  left: number;
  /**
   * @maxItems 3
   */
  cards: (ShownCard | null)[];
  /**
   * @maxItems 3
   */
  goals: ShownGoal[];
  /**
   * of every turn, what a table with real cards would be told
   *
   * @maxItems 400
   */
  told?: string[][];
  over: boolean;
}
export interface ShownCard {
  number: number;
  effect: string;
  next: string | null;
}
export interface ShownGoal {
  name: string;
  approved: boolean;
}
export interface SomeSeats {
  seats: SeatShape[];
}
export interface StageIn {
  key?: string | null;
  deck: ShownDeck;
}
export interface StageKey {
  id: string;
  key: string;
  path: string;
  /**
   * that work on other devices
   */
  addresses: string[];
}
export interface StartIn {
  key?: string | null;
  number?: string | null;
}
export interface Statistics {
  games: {
    [k: string]: GameStatistics;
  };
}
export interface StepIn {
  token: string;
  key?: string | null;
}
export interface TableIn {
  game: string;
  seats?: number | null;
  options?: {
    [k: string]: unknown;
  };
  /**
   * @maxItems 10000
   */
  places?: PlaceIn[];
  turn_limit?: number | null;
  when_late?: 'ask' | 'bot';
  spectators?: boolean;
  /**
   * anybody on this server may sit down
   */
  listed?: boolean;
  /**
   * typed: cards and dice are real, and told
   */
  chance?: 'sealed' | 'typed';
  start?: boolean;
  key?: string | null;
}
export interface TableLines {
  tables: TableLine[];
}
export interface TableShape {
  id: string;
  game: string;
  simultaneous: boolean;
  options: {
    [k: string]: unknown;
  };
  status: 'open' | 'running' | 'over';
  seat_count: number;
  /**
   * open seats
   */
  free: number;
  /**
   * all; of a large table some, with yours
   */
  seats: SeatShape[];
  host: boolean;
  invite: string | null;
  turn_limit: number | null;
  when_late: 'ask' | 'bot';
  spectators: boolean;
  listed: boolean;
  seq: number;
  /**
   * of a large table some, with yours
   */
  waiting: number[];
  waiting_count: number;
  late: number[];
  deadline: number | null;
  pause: number;
  waits: WaitShape[];
  chance: 'sealed' | 'typed';
  /**
   * The seal of the cards; none where they are real
   */
  commitment: string | null;
  /**
   * Of how many seats a number is mixed into chance
   */
  mixed: number;
  seed: string | null;
  result: Result | null;
  rematch: string | null;
  origin: OriginShape | null;
  created: number;
  updated: number;
}
export interface WaitShape {
  seat: number;
  until: number;
  on: boolean;
}
export interface TakeIn {
  key?: string | null;
  invite?: string | null;
  name?: string | null;
}
export interface TellIn {
  key?: string | null;
  /**
   * of the answer that is meant, as `telling` has it
   */
  number: number;
  token: string;
}
/**
 * The game before a turn, and what the turn before that was made of.
 */
export interface Turn {
  /**
   * turns played before this moment
   */
  at: number;
  steps: TurnSteps[];
  story: StoryShape[];
  view: {
    [k: string]: unknown;
  };
  scores: ScoreShape[];
}
export interface TurnSteps {
  /**
   * a seat, or -1 for chance
   */
  actor: number;
  tokens: string[];
}
export interface TurnJudged {
  decisions: VerdictShape[];
}
export interface VerdictShape {
  turn: number;
  seat: number;
  unit: 'points' | 'win';
  done: EstimateShape;
  best: EstimateShape;
  /**
   * what was given away; 0: nothing better is known
   */
  cost: number;
  /**
   * standard error of the cost
   */
  error: number;
  others: EstimateShape[];
  /**
   * the table after the best, if that is another
   */
  view: {
    [k: string]: unknown;
  } | null;
}
export interface Turns {
  /**
   * turns; there is one moment more
   */
  length: number;
  turns: Turn[];
}
export interface UndoIn {
  key?: string | null;
}
export interface UntellIn {
  key?: string | null;
  number: number;
}
export interface WaitIn {
  on: boolean;
}
export interface ChatMessage {
  key?: string | null;
  text: string;
  type: 'chat';
  id?: number | string | null;
}
export interface DraftMessage {
  /**
   * @maxItems 100
   */
  tokens: string[];
  turn?: number | null;
  key?: string | null;
  type: 'draft';
  id?: number | string | null;
  seat: number;
  brief?: boolean;
}
export interface LookMessage {
  type: 'look';
  id?: number | string | null;
  seat?: number | null;
  gains?: boolean;
  /**
   * of a large table: others that are looked at
   *
   * @maxItems 20
   */
  sheets?: number[];
}
export interface PingMessage {
  type: 'ping';
  id?: number | string | null;
}
export interface StepMessage {
  token: string;
  key?: string | null;
  type: 'step';
  id?: number | string | null;
  seat: number;
  brief?: boolean;
}
export interface TellMessage {
  key?: string | null;
  /**
   * of the answer that is meant, as `telling` has it
   */
  number: number;
  token: string;
  type: 'tell';
  id?: number | string | null;
}
export interface UndoMessage {
  key?: string | null;
  type: 'undo';
  id?: number | string | null;
  seat: number;
  brief?: boolean;
}
export interface UntellMessage {
  key?: string | null;
  number: number;
  type: 'untell';
  id?: number | string | null;
}
export interface WaitMessage {
  on: boolean;
  type: 'wait';
  id?: number | string | null;
  seat: number;
}
export interface AnnouncementMessage {
  type: 'announcement';
  text: string | null;
}
/**
 * To a draft, step or undo: all fields. To a look: `view`. To a chat, a wait, tell or untell: `seq`.
 */
export interface AnswerMessage {
  type: 'answer';
  id: number | string | null;
  seq?: number | null;
  confirmed?: boolean | null;
  repeated?: boolean | null;
  legal?: string[] | null;
  view?: SeatView | null;
}
export interface ByeMessage {
  type: 'bye';
  code: 'error-server-going-down';
}
export interface ErrorMessage {
  code: string;
  message: string;
  details: {
    [k: string]: unknown;
  };
  type: 'error';
  id: number | string | null;
}
export interface EventsMessage {
  type: 'events';
  events: EventShape[];
  seq: number;
  waiting: number[];
  waiting_count: number;
  missed: boolean;
}
export interface HelloMessage {
  type: 'hello';
  table: TableShape;
  seq: number;
  pulse?: number | null;
}
export interface PongMessage {
  type: 'pong';
  id: number | string | null;
  pulse: number;
}
export interface TableMessage {
  type: 'table';
  table: TableShape;
}
export interface TurnMessage {
  type: 'turn';
  seat: number;
  seq: number;
  turn: number;
  may_act: boolean;
  legal: string[];
}
export interface ViewMessage {
  seat: number | null;
  seq: number;
  turn: number;
  may_act: boolean;
  legal: string[];
  can_undo: boolean;
  draft: string[];
  confirmed: boolean;
  score: ScoreShape | null;
  scores: (ScoreShape | null)[];
  menu: MenuEntry[] | null;
  view: {
    [k: string]: unknown;
  } | null;
  /**
   * where cards and dice are real
   */
  telling: Telling | null;
  type: 'view';
}
