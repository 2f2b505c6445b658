// Motion that explains: the story of what just happened, one beat after another. The board already shows
// where things stand; money and points arrive with their beats, and dice tumble until theirs comes.
import type { Story } from '../../core/types';
import { cityOf } from './city';
import { casinoAt, goodsOf, parseTerms } from './notation';
import { tell, type Here } from './words';

export interface Flight {
  id: number;
  /** A lot, `seat:N` or `bank`. */
  from: string;
  to: string;
  kind: 'money' | 'points';
  amount: number;
  seat: number;
}

export interface Beat {
  kind: string;
  text: string;
  /** Whose doing it is. */
  seat: number;
  /** Lots that light up. */
  lots: string[];
  /** The card that is turned over. */
  card: string | null;
  money: Record<number, number>;
  points: Record<number, number>;
  flights: Flight[];
  rolls: Record<string, number>;
  dice: readonly number[];
  ms: number;
  /** Called when it has been shown. */
  done?: () => void;
}

let flights = 0;

function beat(kind: string, text: string, seat: number, ms: number): Beat {
  return { kind, text, seat, lots: [], card: null, money: {}, points: {}, flights: [], rolls: {}, dice: [], ms };
}

/** Beats of a story; pieces that belong together share one. */
export function score(news: readonly Story[], here: Here): Beat[] {
  const { view, facts } = here;
  const { inOrder, isLot } = cityOf(facts);
  const beats: Beat[] = [];
  for (const story of news) {
    const kind = story.key.replace(/^log-lov-/, '');
    const details = story.details;
    const number = (name: string): number => (typeof details[name] === 'number' ? details[name] : 0);
    const seat = number('seat');
    const other = number('other');
    const lot = typeof details['lot'] === 'string' && isLot(details['lot']) ? details['lot'] : null;
    const casino = lot ? (casinoAt(view, lot)?.lots ?? [lot]) : [];
    const text = tell(story, here)[0]?.text ?? '';
    const last = beats.at(-1);
    const pay = (one: Beat, to: number, amount: number, from: string): void => {
      if (!amount) return;
      one.money[to] = (one.money[to] ?? 0) + amount;
      const away = amount < 0;
      one.flights.push({ id: ++flights, from: away ? `seat:${to}` : from, to: away ? from : `seat:${to}`, kind: 'money', amount, seat: to });
    };
    if (kind === 'rent' || (kind === 'income' && lot)) {
      const joined = last?.kind === kind && (kind === 'rent' || last.lots[0] === casino[0]);
      const one = joined && last ? last : beat(kind, text, seat, 900);
      if (!joined) beats.push(one);
      else one.text = `${one.text} ${text}`;
      const lots = kind === 'rent' ? inOrder(view.players[seat]?.lots ?? []) : casino;
      one.lots.push(...lots.filter((name) => !one.lots.includes(name)));
      const own = kind === 'rent' ? lots[0] : casino.find((name) => view.tiles[name]?.seat === seat);
      pay(one, seat, number('money'), own ?? lots[0] ?? 'bank');
    } else if (kind === 'roll' && lot) {
      const joined = last?.kind === 'roll' && !(lot in last.rolls);
      const one = joined && last ? last : beat('roll', text, seat, 1000);
      if (!joined) beats.push(one);
      else one.text = `${one.text} ${text}`;
      one.rolls[lot] = number('value');
      one.lots.push(lot);
    } else {
      const one = beat(kind, text, seat, 900);
      beats.push(one);
      if (lot) one.lots = ['points', 'remodel', 'reorganise', 'tie', 'gamble'].includes(kind) ? casino : [lot];
      if (kind === 'card' || kind === 'end-card') one.card = lot ?? 'end';
      else if (kind === 'start-card') pay(one, seat, number('money'), lot ?? 'bank');
      else if (kind === 'start-roll' || kind === 'first') one.ms = 350;
      else if (kind === 'points') {
        const gain = number('after') - number('before');
        one.points[seat] = gain;
        one.flights.push({ id: ++flights, from: casino[0] ?? 'bank', to: `seat:${seat}`, kind: 'points', amount: gain, seat });
      } else if (['build', 'sprawl', 'remodel', 'reorganise'].includes(kind)) pay(one, seat, -number('money'), lot ?? 'bank');
      else if (kind === 'gamble-won' || kind === 'gamble-lost') {
        const sign = kind === 'gamble-won' ? 1 : -1;
        one.dice = [number('first'), number('second')];
        one.ms = 1900;
        pay(one, seat, sign * number('money'), 'bank');
        pay(one, other, -sign * number('share'), 'bank');
      } else if (kind === 'deal' || kind === 'deal-of-several') {
        const deal = parseTerms(String(details['terms'] ?? details['deal']), seat, other);
        one.lots = inOrder(goodsOf(deal));
        for (const { from, to, money } of deal.flows) {
          pay(one, to, money, `seat:${from}`);
          if (money) one.money[from] = (one.money[from] ?? 0) - money;
        }
      } else if (kind === 'offer' || kind === 'offer-of-several' || kind === 'agree' || kind === 'reject' || kind === 'withdraw' || kind === 'stand' || kind === 'lay-off') one.ms = 700;
    }
  }
  return beats;
}

export class Stage {
  now: Beat | null = $state.raw(null);
  waiting: Beat[] = $state.raw([]);
  /** What each seat got since the last card, for a glance back. */
  gained: Record<number, { money: number; points: number }> = $state.raw({});
  /** Faces as far as the story has been told. */
  faces: Record<string, number> = $state.raw({});
  /** Card and player of the turn, as far as the story has been told. */
  card: string | null = $state(null);
  turn: number | null = $state(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  play(beats: Beat[], still: boolean, done: () => void): void {
    const last = beats.at(-1);
    if (!last) return;
    last.done = done;
    if (still) {
      for (const one of beats) this.#count(one);
      done();
      return;
    }
    this.waiting = [...this.waiting, ...beats];
    if (!this.now) this.#next();
  }

  /** Everything at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.now?.done?.();
    for (const one of this.waiting) {
      this.#count(one);
      one.done?.();
    }
    this.stop();
  }

  /** Where things stand when nothing is told. */
  settle(card: string | null, turn: number | null): void {
    this.card = card;
    this.turn = turn;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.waiting = [];
    this.now = null;
    this.faces = {};
  }

  #count(one: Beat): void {
    const gained = one.card ? {} : { ...this.gained };
    for (const [seat, money] of Object.entries(one.money)) {
      const before = gained[Number(seat)] ?? { money: 0, points: 0 };
      gained[Number(seat)] = { ...before, money: before.money + money };
    }
    for (const [seat, points] of Object.entries(one.points)) {
      const before = gained[Number(seat)] ?? { money: 0, points: 0 };
      gained[Number(seat)] = { ...before, points: before.points + points };
    }
    this.gained = gained;
  }

  #next(): void {
    this.now?.done?.();
    const [first, ...rest] = this.waiting;
    this.waiting = rest;
    if (!first) {
      this.now = null;
      this.faces = {};
      return;
    }
    this.now = first;
    this.#count(first);
    if (first.card !== null) this.settle(first.card, first.seat);
    this.faces = { ...this.faces, ...first.rolls };
    const hurry = rest.length > 24 ? 0.25 : rest.length > 12 ? 0.5 : rest.length > 6 ? 0.75 : 1;
    this.#timer = setTimeout(() => this.#next(), first.ms * hurry);
  }

  /** Money or points that are still on their way to a seat. */
  owed(what: 'money' | 'points', seat: number): number {
    return this.waiting.reduce((sum, one) => sum + (one[what][seat] ?? 0), 0);
  }

  /** What the die on a lot shows at this point of the story: a face, or that it still tumbles. */
  face(lot: string, value: number): { value: number; tumbling: boolean } {
    const next = this.waiting.findIndex((one) => lot in one.rolls);
    if (next >= 0) {
      const soon = this.waiting.slice(0, next + 1).every((one) => one.kind !== 'card');
      const begun = ['reorganise', 'tie', 'roll', 'gamble-won', 'deal'].includes(this.now?.kind ?? '');
      if (soon && begun) return { value: ((value + lot.charCodeAt(lot.length - 1)) % 6) + 1, tumbling: true };
    }
    return { value: this.faces[lot] ?? value, tumbling: false };
  }
}
