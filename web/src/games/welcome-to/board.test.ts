// The board shows what facts and readings say, whatever that is: values that no box has must turn up in the drawing.
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { BoardProps } from '../board';
import { boardProps, offered } from '../fixture';
import Board from './Board.svelte';
import { facts, moments } from './fixture';
import { game } from './index';
import type { Wire } from './sheet';

const props = (moment: (typeof moments)[number]): BoardProps<Wire> => boardProps<Wire>(facts, moment, moment.view.sheets.length);
const drawn = (given: BoardProps<Wire>): string => render(Board, { props: given }).body;

describe('the board of Welcome To', () => {
  it.each(moments.map((moment, i) => [i, moment] as const))('offers every step of moment %i', (_, moment) => {
    const body = drawn(props(moment));
    const shown = offered(body);
    // The turn is confirmed with a button of the page; with a temp one number is shown at a time.
    const wanted = moment.legal.filter((token) => !/^(done|write|roundabout)/.test(token));
    for (const token of wanted) expect(shown).toContain(token);
    if (moment.legal.some((token) => token.startsWith('write'))) expect(shown.some((token) => token.startsWith('write'))).toBe(true);
    for (const token of moment.legal) expect(game.describe(token, props(moment))).not.toMatch(/undefined/);
  });

  it('shows plan values, ladders and estates as they are told', () => {
    const given = props(moments.find(({ view }) => view.stage === 'play')!);
    const before = drawn(given);
    given.facts.plans[given.view.plans[0]!.plan] = [771, 772];
    given.facts.streets[1]!.parks[4] = 773;
    given.facts.pools[2] = 774;
    given.facts.bis[3] = 775;
    given.facts.estates[5]![4] = 776;
    given.facts.refusals[2] = 777;
    given.view.readings.sheets[given.seat ?? 0]!.estates = [];
    const read = given.view.readings.draft ?? given.view.readings.sheets[0]!;
    read.estates = [{ street: 0, first: 2, size: 6, used: false }];
    const body = drawn(given);
    for (const value of [771, 772, 773, 774, 775, 776, 777]) {
      expect(before).not.toContain(String(value));
      expect(body).toContain(String(value));
    }
    expect(body).toContain('ui-wt-lot-estate(6)');
  });

  it('picks from the cards that the readings name', () => {
    const given = props(moments.find(({ legal }) => legal.includes('pick:A'))!);
    given.view.readings.cards.numbers = ['97-pool', '98-pool', '99-pool'];
    expect(drawn(given)).toContain('97');
  });
});
