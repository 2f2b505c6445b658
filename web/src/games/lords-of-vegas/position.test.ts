import { describe, expect, it } from 'vitest';
import { COMPANIES, HOUSE, LOTS, NEXT_TO, STRETCHES, TRACK, lotOf, reached } from './city';
import {
  afterDeal,
  casinoAt,
  cardsToEnd,
  costOf,
  nothing,
  outcome,
  parseAction,
  parseTerms,
  rollOdds,
  sellable,
  termsText,
  undrawn,
  type Action,
  type View,
} from './position';

function view(more: Partial<View> = {}): View {
  return {
    seats: 3,
    phase: 'turn',
    active: 1,
    card: 'A1',
    players: [
      { money: 20, points: 0, lots: ['A1', 'C5'] },
      { money: 5, points: 0, lots: ['D1'] },
      { money: 0, points: 0, lots: [] },
    ],
    tiles: {},
    drawn: ['A1', 'C5', 'D1'],
    reorganised: [],
    gambled: false,
    offered: [],
    offers: [],
    pending: null,
    ...more,
  };
}
const act = (token: string): Action => parseAction(token) as Action;

describe('the city', () => {
  it('has 48 lots, nine cards a company and three for the Strip', () => {
    expect(LOTS).toHaveLength(48);
    for (const company of COMPANIES) expect(LOTS.filter((lot) => lot.pays === company)).toHaveLength(9);
    expect(LOTS.filter((lot) => lot.pays === 'strip').map((lot) => lot.name)).toEqual(['A6', 'D5', 'F8']);
  });
  it('prices follow the printed die', () => {
    const prices = [0, 8, 6, 9, 12, 15, 20];
    for (const lot of LOTS) expect(lot.price).toBe(prices[lot.die]);
  });
  it('has sixteen lots at the Strip, and streets part blocks', () => {
    expect(LOTS.filter((lot) => lot.strip)).toHaveLength(16);
    expect(NEXT_TO.get('A5')).toEqual(['A2', 'A4', 'A6']);
    expect(NEXT_TO.get('A6')).not.toContain('B4');
    expect(NEXT_TO.get('A4')).not.toContain('C1');
  });
  it('draws no lot over another', () => {
    expect(new Set(LOTS.map((lot) => `${lot.x} ${lot.y}`)).size).toBe(48);
    expect(new Set(LOTS.map((lot) => `${lot.row} ${lot.column}`)).size).toBe(48);
  });
  it('knows the breaks of the track', () => {
    expect(STRETCHES.flatMap((stretch) => stretch.spaces)).toEqual(TRACK);
    expect(STRETCHES[1]).toEqual({ step: 2, spaces: [10, 12, 14, 16, 18, 20] });
    expect([reached(9), reached(11), reached(13), reached(95)]).toEqual([8, 10, 12, 90]);
  });
  it('knows the house odds', () => {
    expect(HOUSE.reduce((sum, row) => sum + row.ways, 0)).toBe(36);
    const ways = (sum: number): number => 6 - Math.abs(7 - sum);
    for (const row of HOUSE) expect(row.sums.reduce((sum, one) => sum + ways(one), 0)).toBe(row.ways);
  });
});

describe('casinos', () => {
  const tiles: View['tiles'] = {
    A2: { company: 'sphinx', seat: 1, die: 2 },
    A3: { company: 'sphinx', seat: 2, die: 5 },
    A6: { company: 'sphinx', seat: null, die: null },
    C1: { company: 'sphinx', seat: 1, die: 4 },
  };
  it('hang together by edges and have a boss', () => {
    expect(casinoAt(tiles, 'A6')).toEqual({ lots: ['A2', 'A3', 'A6'], company: 'sphinx', boss: 2, tied: [], pips: 7, strip: true });
    expect(casinoAt(tiles, 'C1')?.lots).toEqual(['C1']);
    expect(casinoAt(tiles, 'A1')).toBeNull();
  });
  it('cost what the rules say', () => {
    const here = view({ tiles });
    expect(costOf(here, act('build:C5=vega'))).toBe(8);
    expect(costOf(here, act('sprawl:A5=sphinx'))).toBe(18);
    expect(costOf(here, act('remodel:A2=vega'))).toBe(15);
    expect(costOf(here, act('reorganise:A2'))).toBe(7);
  });
  it('tell what a step would bring', () => {
    const here = view({ tiles });
    expect(outcome(here, act('build:A1=sphinx'), 1)).toMatchObject({ boss: 2, lots: ['A1', 'A2', 'A3', 'A6'] });
    const tie = { ...tiles, A5: { company: 'vega' as const, seat: 1, die: 5 } };
    expect(outcome(view({ tiles: tie }), act('remodel:A5=sphinx'), 1)?.tied.sort()).toEqual([1, 2]);
  });
  it('give fair odds', () => {
    const odds = rollOdds(view({ tiles }), 'A2', 1);
    expect(odds.boss).toBeCloseTo(15 / 36);
    expect(odds.tie).toBeCloseTo(6 / 36);
  });
});

describe('cards', () => {
  it('count what is left', () => {
    expect(undrawn(view()).pioneer).toHaveLength(8);
    expect(cardsToEnd(view())).toBe(35);
  });
});

describe('deals', () => {
  it('are read and written', () => {
    const terms = 'give=$5,A3,die@B2;get=build:A4=vega';
    const { give, get } = parseTerms(terms);
    expect(give).toEqual({ money: 5, lots: ['A3'], dice: ['B2'], action: null });
    expect(get.action).toBe('build:A4=vega');
    expect(termsText(give, get)).toBe(terms);
    expect(termsText(nothing(), nothing())).toBe('give=nothing;get=nothing');
  });
  it('move goods, then the active seat may sell what it can pay', () => {
    const here = view();
    const after = afterDeal(here, 1, 2, { ...nothing(), money: 12 }, { ...nothing(), lots: ['D1'] });
    expect(after.players[0]).toMatchObject({ money: 8, lots: ['A1', 'C5', 'D1'] });
    const tokens = sellable(after).map((action) => action.token);
    expect(tokens).toContain('build:C5=vega');
    expect(tokens.some((token) => token.startsWith('build:D1'))).toBe(lotOf('D1').price <= 8);
  });
});
