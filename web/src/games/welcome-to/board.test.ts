// The board shows what facts and readings say, whatever that is: values that no box has must turn up in the drawing.
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { BoardProps } from '../board';
import { bare, boardProps, offered } from '../fixture';
import Board from './Board.svelte';
import { facts, moments } from './fixture';
import { game } from './index';
import type { Wire } from './sheet';

const props = (moment: (typeof moments)[number]): BoardProps<Wire> => boardProps<Wire>(facts, moment, moment.view.sheets.length);
const drawn = (given: BoardProps<Wire>): string => bare(render(Board, { props: given }).body);

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

  it('says what is crossed off, and what that is worth', () => {
    const given = props(moments.find(({ view }) => view.stage === 'play')!);
    const sheet = given.view.draft?.sheet ?? given.view.sheets[0]!;
    const read = given.view.readings.draft ?? given.view.readings.sheets[0]!;
    Object.assign(read, { pools: 2, bis: 3 });
    Object.assign(sheet, { temps: 4, refusals: 1, plans: [0, 778, 0], estates: [0, 1, 2, 0, 0, 0] });
    given.facts.pools[2] = 771;
    given.facts.bis[3] = 772;
    given.facts.refusals[1] = 773;
    given.facts.estates[1]![1] = 774;
    given.facts.estates[2]![2] = 775;
    read.estates = [{ street: 0, first: 2, size: 3, used: false }];
    const body = drawn(given);
    for (const label of ['ui-wt-pools(2 771)', 'ui-wt-bis(3 772)', 'ui-wt-temps(4)', 'ui-wt-refusals(1)', 'ui-wt-estates(2 774)', 'ui-wt-estates(3 775)']) {
      expect(body).toContain(`aria-label="${label}"`);
    }
    for (const worth of ['771', '−772', '4', '−773']) expect(body).toContain(`<strong>${worth}</strong>`);
    // An estate that was completed just now says what each of its size counts.
    expect(body).toMatch(/class="worth-now[^]*?>\+775</);
    expect([...body.matchAll(/ui-wt-plan\((\d) plan-[^)]*\) \d+ (\d+)\)/g)].map(([, plan, scored]) => [plan, scored])).toEqual([['1', '0'], ['2', '778'], ['3', '0']]);
  });

  it('draws choices where the menu has them', () => {
    const given = props(moments.find(({ legal }) => legal.some((token) => token.startsWith('fence:')))!);
    /** The street in which a choice stands, and behind how many lots. */
    const standing = (entry: (typeof given.menu)[number]): string => {
      given.menu = [entry];
      const [above = ''] = drawn(given).split(`data-token="${entry.token}"`);
      const street = above.slice(above.lastIndexOf(' Wt-street') - 1);
      return `${street[0]}.${street.split('aria-label="ui-wt-lot').length}`;
    };
    for (const place of ['1.3', '2.2', '2.7', '3.12']) {
      expect(standing({ token: 'bis', verb: 'bis', number: 7, place })).toBe(place);
      expect(standing({ token: 'pool', verb: 'pool', place })).toBe(place);
      expect(standing({ token: 'park', verb: 'park', place })[0]).toBe(place[0]);
    }
    const ends = (size: number): string => {
      given.menu = [{ token: 'use', verb: 'use', place: '2.4', size }];
      return /data-token="use"[^]*?width="([\d.]+)"/.exec(drawn(given))![1]!;
    };
    expect(Number(ends(4)) - Number(ends(3))).toBeCloseTo(Number(ends(3)) - Number(ends(2)));
    expect(Number(ends(3))).toBeGreaterThan(Number(ends(2)));
  });

  it('picks from the cards that the readings name', () => {
    const given = props(moments.find(({ legal }) => legal.includes('pick:A'))!);
    given.view.readings.cards.numbers = ['97-pool', '98-pool', '99-pool'];
    expect(drawn(given)).toContain('97');
  });
});
