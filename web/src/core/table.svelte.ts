// A table as the page shows it: who sits there, what this person's seats see, the log, the draft.
import { api } from './api';
import { isHere } from './here.svelte';
import { Live } from './live';
import { play, playAll } from './sound';
import { sayingOf, type Saying } from './saying';
import { soundOfStep, soundsOf } from './sounding';
import { GivenUp, Refused, randomKey, type Ask, type Connection, type Line, type Listener } from './transport';
import type { SeatView, ServerError, Story, Table, TableEvent } from './types';
import { inWords, words } from './words.svelte';
import { LocalLine } from '../offline/line';

/** Above so many seats the server does not push views: they are asked for. */
const MOST_PUSHED = 40;
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
      onhello: (table) => this.#seat(table, table.seats.length > MOST_PUSHED),
      ontable: (table) => this.#seat(table, false),
      onturn: (seat) => this.#look(seat),
      onevents: (events, waiting) => this.#hear(events, waiting),
      onview: (view) => {
        if (view.seat !== null || this.mine.length === 0) this.views = { ...this.views, [String(view.seat)]: view };
      },
      online: (line) => (this.line = line),
      onrefused: (error) => (this.refused = error),
    };
    this.#live = isHere(id) ? new LocalLine(id, listener) : new Live(id, () => words.language, listener);
  }

  /** Takes what the server says about the table, and asks for the views that it does not send by itself. */
  #seat(table: Table, ask: boolean): void {
    this.table = table;
    if (table.status === 'open') {
      if (!this.#mixed && this.mine.length && table.chance !== 'typed') void api.mix(table.id).catch(() => undefined);
      this.#mixed = this.mine.length > 0;
      return;
    }
    const seats = this.mine.length ? this.mine : [null];
    for (const seat of seats) if (ask || (seat === null && !this.views['null'])) this.#look(seat);
  }

  #look(seat: number | null): void {
    // The first message of a connection arrives before the constructor has kept it.
    queueMicrotask(() => void this.#live.ask({ type: 'look', seat, gains: seat !== null }).catch(() => undefined));
  }

  close(): void {
    clearTimeout(this.#silence);
    this.#live.close();
  }

  #hear(events: TableEvent[], waiting: number[]): void {
    if (!events.length) return;
    const first = this.events.length === 0;
    this.events = [...this.events, ...events];
    if (this.table) this.table = { ...this.table, waiting };
    if (first) return;
    const stories = events.flatMap((event) => event.story ?? []);
    if (stories.length) this.news = stories;
    const saying = sayingOf(events, (seat) => words.has(`bot-style-${this.table?.seats[seat]?.bot ?? ''}`));
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
