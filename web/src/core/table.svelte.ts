// A table as the page shows it: who sits there, what this person's seats see, the log, the draft.
import { api } from './api';
import { isHere } from './here.svelte';
import { isDrawn, spread } from './large';
import { Live } from './live';
import { play, playAll } from './sound';
import { sayingOf, type Saying } from './saying';
import { soundOfStep, soundsOf } from './sounding';
import { GivenUp, Refused, randomKey, type Ask, type Connection, type Line, type Listener } from './transport';
import type { SeatView, ServerError, Story, Table, TableEvent } from './types';
import { inWords, words } from './words.svelte';
import { LocalLine } from '../offline/line';

/** Above so many seats the server does not push views: they are asked for. */
const MOST_PUSHED = 12;
/** How long a sentence stands, in ms. */
const SAYING = 6000;

export class TableStore {
  table: Table | null = $state.raw(null);
  views: Record<string, SeatView> = $state.raw({});
  events: TableEvent[] = $state.raw([]);
  line: Line = $state('connecting');
  refused: ServerError | null = $state.raw(null);
  /** What the rules refused last, in the reader's language. */
  complaint: string | null = $state(null);
  /** Steps of the draft that were not answered yet (a lost connection): shown as waiting, sent again. */
  unsent: string[] | null = $state.raw(null);
  news: Story[] | null = $state.raw(null);
  /** What a character says at the moment. */
  saying: Saying | null = $state.raw(null);
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** How many steps were taken on this page. */
  taken = $state(0);
  #chosen: number | null = $state(null);
  #live: Connection;
  #mixed = false;

  constructor(readonly id: string) {
    const listener: Listener = {
      onhello: (table) => this.#seat(table, true),
      ontable: (table) => this.#seat(table, false),
      onturn: (seat) => this.#look(seat),
      onevents: (events, waiting, count) => this.#hear(events, waiting, count),
      onview: (view) => {
        const name = String(view.seat);
        if (view.seat !== null || this.mine.length === 0) this.views = { ...this.views, [name]: spread(view, this.views[name]) };
      },
      online: (line) => (this.line = line),
      onrefused: (error) => (this.refused = error),
    };
    this.#live = isHere(id) ? new LocalLine(id, listener) : new Live(id, () => words.language, listener);
  }

  /** Takes what the server says about the table, and asks for the views that it does not send by itself. */
  #seat(table: Table, greeted: boolean): void {
    this.table = table;
    const large = table.seat_count > MOST_PUSHED;
    if (table.status === 'open') {
      if (!this.#mixed && this.mine.length && table.chance !== 'typed') void api.mix(table.id).catch(() => undefined);
      this.#mixed = this.mine.length > 0;
      return;
    }
    const seats = this.mine.length ? this.mine : [null];
    for (const seat of seats) if ((large && (greeted || table.status === 'over')) || ((large || seat === null) && !this.views[String(seat)])) this.#look(seat);
  }

  #look(seat: number | null, sheets: number[] = []): void {
    // The first message of a connection arrives before the constructor has kept it.
    queueMicrotask(() => void this.#live.ask({ type: 'look', seat, gains: seat !== null, sheets }).catch(() => undefined));
  }

  /** Somebody else's sheet: at a large table it is fetched when it is looked at. */
  watch(seat: number): void {
    if (!isDrawn(this.now, seat)) this.#look(this.seat, [seat]);
  }

  close(): void {
    clearTimeout(this.#silence);
    this.#live.close();
  }

  #hear(events: TableEvent[], waiting: number[], count: number): void {
    // A large table does not tell of every turn, but of how many it waits for.
    if (this.table && (events.length || count !== this.table.waiting_count)) this.table = { ...this.table, waiting, waiting_count: count };
    if (!events.length) return;
    const first = this.events.length === 0;
    this.events = [...this.events, ...events];
    // Nobody who only looks on is told that a turn began.
    if ((this.table?.seat_count ?? 0) > MOST_PUSHED && !this.mine.length) this.#look(null);
    if (first) return;
    const stories = events.flatMap((event) => event.story ?? []);
    if (stories.length) this.news = stories;
    const saying = sayingOf(events, (seat) => words.has(`bot-style-${this.table?.seats.find((one) => one.seat === seat)?.bot ?? ''}`));
    if (saying) {
      this.saying = saying;
      clearTimeout(this.#silence);
      this.#silence = setTimeout(() => (this.saying = null), SAYING);
    }
    // What one did oneself sounded when it was done.
    playAll(soundsOf(events.filter((event) => event.kind === 'over' || event.resolved || event.seat === null || !this.mine.includes(event.seat))));
  }

  /** Seats that this person holds. */
  get mine(): number[] {
    return this.table?.seats.filter((seat) => seat.yours).map((seat) => seat.seat) ?? [];
  }

  /** The seat that acts on this device: the chosen one, else the first that the game waits for. */
  get seat(): number | null {
    const mine = this.mine;
    if (!mine.length) return null;
    if (this.#chosen !== null && mine.includes(this.#chosen)) return this.#chosen;
    const free = mine.filter((seat) => this.views[seat]?.may_act && !this.views[seat]?.confirmed);
    // Where deals are made everybody may act at any time, but the game waits only for some.
    return free.find((seat) => this.table?.waiting.includes(seat)) ?? free[0] ?? mine[0] ?? null;
  }

  /** Is the game waiting for this seat? A large table tells of some others, and of one's own the view says it. */
  due(seat: number): boolean {
    if (this.table?.waiting.includes(seat)) return true;
    const view = this.views[seat];
    return Boolean(this.table?.simultaneous && this.mine.includes(seat) && view?.may_act && !view.confirmed);
  }

  choose(seat: number | null): void {
    this.#chosen = seat;
  }

  get now(): SeatView | null {
    return this.views[String(this.seat)] ?? null;
  }

  get busy(): boolean {
    return this.unsent !== null;
  }

  async step(token: string): Promise<void> {
    const { seat, now, table } = this;
    if (seat === null || !now || !table || this.busy) return;
    play(soundOfStep(token));
    this.taken += 1;
    if (table.simultaneous) await this.#draft(seat, now, [...now.draft, token]);
    else {
      await this.#ask([token], { type: 'step', seat, token, key: randomKey() });
      if (this.mine.length > 1 && !this.table?.waiting.includes(seat)) this.#chosen = null;
    }
  }

  async undo(): Promise<void> {
    const { seat, now, table } = this;
    if (seat === null || !now || !table || this.busy) return;
    if (table.simultaneous) await this.#draft(seat, now, now.draft.slice(0, -1));
    else await this.#ask([], { type: 'undo', seat, key: randomKey() });
  }

  async restart(): Promise<void> {
    const { seat, now } = this;
    if (seat !== null && now && !this.busy) await this.#draft(seat, now, []);
  }

  async #draft(seat: number, now: SeatView, tokens: string[]): Promise<void> {
    await this.#ask(tokens, { type: 'draft', seat, tokens, turn: now.turn, key: randomKey() });
    if (this.mine.length > 1 && this.views[seat]?.confirmed) this.#chosen = null;
  }

  async #ask(tokens: string[], ask: Ask): Promise<void> {
    this.complaint = null;
    this.unsent = tokens;
    try {
      await this.#live.ask(ask);
    } catch (error) {
      if (error instanceof GivenUp) return;
      if (!(error instanceof Refused)) throw error;
      const { code, details, message } = error.error;
      this.complaint = words.has(code) ? words.say(code, inWords(details)) : message || code;
      await this.#live.ask({ type: 'look', seat: this.seat, gains: true }).catch(() => undefined);
    } finally {
      this.unsent = null;
    }
  }

  /** What a real card or die shows; of two people who say the same the second one is told so. */
  async tell(token: string): Promise<void> {
    const telling = this.now?.telling;
    if (!telling || this.busy) return;
    play(token.startsWith('die:') ? 'dice' : 'flip');
    await this.#ask([], { type: 'tell', number: telling.number, token, key: randomKey() });
  }

  /** The last card or die was misread. */
  async untell(): Promise<void> {
    const telling = this.now?.telling;
    if (telling && !this.busy) await this.#ask([], { type: 'untell', number: telling.number, key: randomKey() });
  }

  /** Time for a word before a step that goes by itself. */
  async wait(on: boolean): Promise<void> {
    if (this.seat !== null) await this.#ask(this.unsent ?? [], { type: 'wait', seat: this.seat, on });
  }

  async chat(text: string): Promise<void> {
    try {
      await this.#live.ask({ type: 'chat', text, key: randomKey() });
    } catch (error) {
      if (error instanceof Refused) this.complaint = error.error.message || error.error.code;
    }
  }
}
