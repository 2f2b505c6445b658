// A deal that is being composed on the deal table.
import type { Action, Deal, Flow } from './notation';

type Kind = 'lots' | 'dice';

export class Draft {
  /** The others who are part of it; empty before anybody was chosen. */
  others: number[] = $state.raw([]);
  /** By `from>to`. */
  #money: Record<string, number> = $state.raw({});
  /** By lot: what lies there goes to this seat. */
  #goods: Record<string, { kind: Kind; from: number; to: number }> = $state.raw({});
  actions: Action[] = $state.raw([]);
  /** Clicks on the board choose an action for the deal. */
  choosing = $state(false);
  /** Whose offer this answers. */
  counters: number | null = $state(null);

  /** As an offer says it; `actions` are those the page has described. */
  begin(me: number, deal: Deal, actions: readonly Action[], counters: number | null): void {
    this.clear();
    const seats = deal.flows.flatMap((flow) => [flow.from, flow.to]);
    this.others = [...new Set([...seats, ...(deal.doer === null ? [] : [deal.doer])])].filter((seat) => seat !== me);
    const money: Record<string, number> = {};
    const goods: Record<string, { kind: Kind; from: number; to: number }> = {};
    for (const { from, to, money: sum, lots, dice } of deal.flows) {
      if (sum) money[`${from}>${to}`] = sum;
      for (const lot of lots) goods[lot] = { kind: 'lots', from, to };
      for (const lot of dice) goods[lot] = { kind: 'dice', from, to };
    }
    this.#money = money;
    this.#goods = goods;
    this.actions = [...actions];
    this.counters = counters;
  }

  clear(): void {
    this.#money = {};
    this.#goods = {};
    this.actions = [];
    this.choosing = false;
    this.counters = null;
  }

  /** Takes somebody in, or leaves them out with all that was theirs. */
  invite(seat: number, me: number): void {
    const others = this.others.includes(seat) ? this.others.filter((one) => one !== seat) : [...this.others, seat];
    if (!others.length) return;
    const stays = (one: number): boolean => one === me || others.includes(one);
    this.others = others.sort((a, b) => a - b);
    this.#money = Object.fromEntries(Object.entries(this.#money).filter(([way]) => way.split('>').every((one) => stays(Number(one)))));
    this.#goods = Object.fromEntries(Object.entries(this.#goods).filter(([, good]) => stays(good.from) && stays(good.to)));
    this.actions = [];
    this.choosing = false;
    if (this.counters !== null && !stays(this.counters)) this.counters = null;
  }

  money(from: number, to: number): number {
    return this.#money[`${from}>${to}`] ?? 0;
  }

  pay(from: number, to: number, money: number): void {
    this.#money = { ...this.#money, [`${from}>${to}`]: Math.max(0, money) };
  }

  /** Whom a good goes to, or null. */
  taker(lot: string): number | null {
    return this.#goods[lot]?.to ?? null;
  }

  /** To the first of the others, to the next, and back to its owner. */
  pass(lot: string, kind: Kind, from: number, sides: readonly number[]): void {
    const takers = sides.filter((seat) => seat !== from);
    const at = this.#goods[lot] ? takers.indexOf(this.#goods[lot].to) + 1 : 0;
    const { [lot]: _, ...rest } = this.#goods;
    const to = takers[at];
    this.#goods = to === undefined ? rest : { ...rest, [lot]: { kind, from, to } };
  }

  act(action: Action): void {
    this.actions = [...this.actions, action];
    this.choosing = false;
  }

  drop(at: number): void {
    // What follows may have needed it.
    this.actions = this.actions.slice(0, at);
  }

  bet(at: number, money: number): void {
    this.actions = this.actions.map((one, place) => (place === at ? { ...one, token: one.token.replace(/=\d+$/, `=${money}`) } : one));
  }

  /** What has been put together; `doer` is who acts in it. */
  deal(doer: number | null): Deal {
    const flows: Flow[] = [];
    const flow = (from: number, to: number): Flow => {
      let found = flows.find((one) => one.from === from && one.to === to);
      if (!found) flows.push((found = { from, to, money: 0, lots: [], dice: [] }));
      return found;
    };
    for (const [way, money] of Object.entries(this.#money)) {
      const [from = 0, to = 0] = way.split('>').map(Number);
      if (money) flow(from, to).money = money;
    }
    for (const [lot, { kind, from, to }] of Object.entries(this.#goods)) flow(from, to)[kind].push(lot);
    flows.sort((a, b) => a.from - b.from || a.to - b.to);
    return { flows, doer: this.actions.length ? doer : null, actions: this.actions.map((action) => action.token) };
  }
}
