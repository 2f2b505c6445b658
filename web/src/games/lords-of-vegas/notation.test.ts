import { describe, expect, it } from 'vitest';
import { cityOf } from './city';
import { Draft } from './draft.svelte';
import { answerToken, asks, goodsOf, noDeal, ownToken, parseAction, parseTerms, sidesOf, termsText, type Action } from './notation';
import { facts } from './fixture';

describe('the drawing', () => {
  const { spots, stretches, inOrder } = cityOf(facts);
  it('draws no lot over another', () => {
    expect(new Set(spots.map((spot) => `${spot.x} ${spot.y}`)).size).toBe(48);
    expect(new Set(spots.map((spot) => `${spot.down} ${spot.across}`)).size).toBe(48);
    expect(spots.find((spot) => spot.name === 'F1')).toMatchObject({ down: 5, across: 3 });
    expect(spots.find((spot) => spot.name === 'E6')).toMatchObject({ down: 7, across: 2 });
    expect(inOrder(['C10', 'C2', 'A1'])).toEqual(['A1', 'C2', 'C10']);
  });
  it('parts the track where more points lead on', () => {
    expect(stretches.flatMap((stretch) => stretch.spaces)).toEqual(facts.track);
    expect(stretches[1]).toEqual({ step: 2, spaces: [10, 12, 14, 16, 18, 20] });
  });
});

describe('tokens', () => {
  it('name actions', () => {
    expect(parseAction('build:A1=vega')).toEqual({ verb: 'build', lot: 'A1', company: 'vega', bet: 0 });
    expect(parseAction('reorganise:C10')).toEqual({ verb: 'reorganise', lot: 'C10', company: null, bet: 0 });
    expect(parseAction('gamble:C1=12')).toEqual({ verb: 'gamble', lot: 'C1', company: null, bet: 12 });
    expect(parseAction('offer:2:give=build:A1=vega;get=$5')).toBeNull();
  });
  it('read and write deals of two', () => {
    const terms = 'give=$5,A3,die@B2;get=build:A4=vega,gamble:C1=2';
    const deal = parseTerms(terms, 0, 2);
    expect(deal).toEqual({ flows: [{ from: 0, to: 2, money: 5, lots: ['A3'], dice: ['B2'] }], doer: 2, actions: ['build:A4=vega', 'gamble:C1=2'] });
    expect(termsText(deal, 0, 2)).toBe(terms);
    expect(termsText(deal, 2, 0)).toBe('give=build:A4=vega,gamble:C1=2;get=$5,A3,die@B2');
    expect(ownToken('withdraw', deal, 0, 2)).toBe(`withdraw:3:${terms}`);
    expect(answerToken('accept', deal, 2, 0)).toBe('accept:1:give=build:A4=vega,gamble:C1=2;get=$5,A3,die@B2');
    expect(termsText(noDeal(), 1, 0)).toBe('give=nothing;get=nothing');
    expect(goodsOf(deal)).toEqual(['A3', 'B2']);
  });
  it('read and write deals of several', () => {
    const terms = '1>2=A3;2>3=D1;3>1=$2,E4;1=reorganise:B1,build:A4=vega';
    const deal = parseTerms(terms, 1, null);
    expect(deal.flows).toHaveLength(3);
    expect(deal.doer).toBe(0);
    expect(sidesOf(deal, 1)).toEqual([0, 1, 2]);
    for (const [speaker, other] of [[0, 1], [1, 2], [2, 0]] as const) expect(termsText(deal, speaker, other)).toBe(terms);
    expect(ownToken('offer', deal, 1, 0)).toBe(`offer:${terms}`);
    expect(answerToken('reject', deal, 2, 1)).toBe(`reject:2:${terms}`);
  });
  it('ask everybody but whoever proposes', () => {
    const offer = { from: 1, to: null, terms: '1>2=A3;2>3=D1;3>1=$2', sides: [0, 1, 2], agreed: [1] };
    expect([0, 1, 2, 3, null].map((seat) => asks(offer, seat))).toEqual([true, false, true, false, false]);
    expect(asks({ from: 1, to: 0, terms: 'give=$1;get=nothing' }, 0)).toBe(true); // as rules version 1 tells it
  });
});

describe('a deal on the table', () => {
  it('passes a good from hand to hand and back', () => {
    const draft = new Draft();
    const takers = [1, 2, 3, 4].map(() => {
      draft.pass('A3', 'lots', 0, [0, 1, 2]);
      return draft.taker('A3');
    });
    expect(takers).toEqual([1, 2, null, 1]);
  });
  it('is what an offer said, to be changed', () => {
    const deal = parseTerms('give=$5,A3;get=die@B2', 1, 0);
    const draft = new Draft();
    draft.begin(0, deal, [], 1);
    expect(draft.others).toEqual([1]);
    expect(answerToken('counter', draft.deal(null), 0, 1)).toBe('counter:2:give=die@B2;get=$5,A3');
    draft.pay(1, 0, 7);
    draft.invite(2, 0);
    draft.pass('D1', 'lots', 2, [0, 1, 2]);
    expect(ownToken('offer', draft.deal(null), 0, 1)).toBe('offer:1>2=die@B2;2>1=$7,A3;3>1=D1');
    draft.invite(1, 0); // leaves with all that was theirs
    expect(draft.deal(null).flows).toEqual([{ from: 2, to: 0, money: 0, lots: ['D1'], dice: [] }]);
    expect(draft.counters).toBeNull();
  });
  it('holds actions in the order said', () => {
    const draft = new Draft();
    const action = (token: string, verb: 'build' | 'gamble'): Action => ({ token, verb, lots: ['A1'], cost: 1 });
    draft.act(action('build:A1=vega', 'build'));
    draft.act(action('gamble:C1=1', 'gamble'));
    draft.bet(1, 4);
    expect(draft.deal(2)).toMatchObject({ doer: 2, actions: ['build:A1=vega', 'gamble:C1=4'] });
    draft.drop(0); // what came after may have needed it
    expect(draft.deal(2).doer).toBeNull();
  });
});
