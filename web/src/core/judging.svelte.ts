// A game judged turn by turn: one question after the other, so that the curve grows while one looks.
import { api } from './api';
import type { VerdictShape } from './generated/server';

export type Verdict = VerdictShape;

/** Of a big table the own seat alone is judged. */
const MOST_SEATS = 4;

export class Judging {
  verdicts: Verdict[] = $state.raw([]);
  /** The turn that is being looked at; null when nothing is. */
  at: number | null = $state(null);
  failed: unknown = $state.raw(null);
  #stopped = false;

  constructor(
    readonly id: string,
    readonly ofTable: boolean,
  ) {}

  get begun(): boolean {
    return this.at !== null || this.verdicts.length > 0;
  }

  async run(turns: number, seats: number, own: number): Promise<void> {
    const seat = seats > MOST_SEATS ? Math.max(0, own) : null;
    this.#stopped = false;
    this.failed = null;
    // Goes on where it was stopped.
    const first = Math.max(0, ...this.verdicts.map(({ turn }) => turn)) + 1;
    for (let turn = first; turn <= turns && !this.#stopped; turn++) {
      this.at = turn;
      try {
        const judged = await (this.ofTable ? api.judgeTable : api.judgeRecord)(this.id, turn, seat);
        this.verdicts = [...this.verdicts, ...judged.decisions];
      } catch (error) {
        this.failed = error;
        break;
      }
    }
    this.at = null;
  }

  stop(): void {
    this.#stopped = true;
  }
}

/** What a seat could expect before each turn, as far as it was judged; chances in percent. */
export function expectations(verdicts: readonly Verdict[], seat: number): number[] {
  const scale = verdicts[0]?.unit === 'win' ? 100 : 1;
  const points: number[] = [];
  let last: number | null = null;
  for (const { turn, best, done } of verdicts.filter((one) => one.seat === seat)) {
    while (points.length < turn - 1) points.push(last ?? scale * best.value);
    if (points.length === turn - 1) points.push(scale * best.value);
    last = scale * done.value;
  }
  if (last !== null) points.push(last);
  return points;
}

/** The turns that cost most, each with its dearest decision. */
export function dearest(verdicts: readonly Verdict[], seats: readonly number[], most = 3): Verdict[] {
  const sums = new Map<string, { cost: number; worst: Verdict }>();
  for (const one of verdicts) {
    if (!seats.includes(one.seat) || one.cost === 0) continue;
    const key = `${one.turn} ${one.seat}`;
    const met = sums.get(key);
    sums.set(key, { cost: (met?.cost ?? 0) + one.cost, worst: met && met.worst.cost >= one.cost ? met.worst : one });
  }
  return [...sums.values()].sort((a, b) => b.cost - a.cost).slice(0, most).map(({ worst }) => worst);
}
