// The board shows what facts, readings and the menu say, whatever that is.
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { BoardProps } from '../board';
import { bare, boardProps, offered } from '../fixture';
import Board from './Board.svelte';
import { facts, moments } from './fixture';
import { Plan } from './layout';
import type { Wire } from './sheet';

const props = (moment: (typeof moments)[number]): BoardProps<Wire> => boardProps<Wire>(facts, moment, moment.view.sheets.length);
const drawn = (given: BoardProps<Wire>): string => bare(render(Board, { props: given }).body);
const over = moments.find(({ view }) => view.stage === 'over' && view.sheets.length === 2)!;

describe('the board of New Las Vegas', () => {
  it.each(moments.map((moment, i) => [i, moment] as const))('offers every step of moment %i', (_, moment) => {
    const shown = offered(drawn(props(moment)));
    // The turn is confirmed with a button of the page; a bonus is asked for first.
    const wanted = moment.legal.filter((token) => !/^(done|easy|extend)/.test(token));
    for (const token of wanted) expect(shown).toContain(token);
  });

  it('shows projects, ladders and the safe as they are told', () => {
    const given = props(over);
    const before = drawn(given);
    given.facts.projects[given.view.projects[0]!.project] = [30771, 30772];
    given.facts.ladders['golf-4'][1] = 30773;
    given.facts.shows.left.values[6] = 30774;
    const read = given.view.readings.sheets[0]!;
    read.bundles.mafia = 30775;
    read.series[2] = { length: 30776, from: 1, to: 3 };
    read.counts.missing = 30777;
    read.debts = { cranes: 30778, shows: 30779, bonuses: 30780 };
    read.contribution = 30781;
    given.view.readings.settled = { bank: 30782, last: [true, false] };
    const body = drawn(given);
    for (let value = 30771; value <= 30782; value++) {
      expect(before).not.toContain(String(value));
      expect(body).toContain(String(value));
    }
    expect(body).toContain('>+30782</b>');
    // Debts and bundles all together, with what the end of the game brings.
    expect(body).toContain(`ui-nlv-safe(${30778 + 30779 + 30780 + 1} ${read.bundles.start + read.bundles.mafia + 30782}`);
  });

  it('shows what the end cost whose sheet is looked at', () => {
    const given = props(over);
    given.view.readings.settled = { bank: 0, last: [true, false] };
    given.scores = [-771, -772].map((bankruptcy) => ({ total: 0, categories: { bankruptcy }, tie_break: [] }));
    for (const read of given.view.readings.sheets) read.debts = { cranes: 30, shows: 0, bonuses: 0 };
    for (const [shown, debts, lost] of [[0, 31, 771], [1, 30, 772]] as const) {
      given.shown = shown;
      const body = drawn(given);
      expect(body).toMatch(new RegExp(`ui-nlv-safe\\(${debts} \\d+ ${lost} lost\\)`));
      expect(body).toContain(`class="told alarm">−${lost}</span>`);
      expect(body).toContain(`class="verdict">−${lost}</span>`);
      // In the vault: the debt of the last, and the points.
      expect(body.includes('ui-nlv-safe-last')).toBe(shown === 0);
    }
  });

  it('shows what the others decide about the safe, and what they do not', () => {
    const given = props(moments.find(({ view }) => view.stage === 'play')!);
    const lane = (brings: number, others: number, bankruptcy: number): object => ({ fewest: others, most: others, brings, bankruptcy });
    const told = (...bank: object[]): string => {
      Object.assign(given.view.readings.prospects!, { bank, debts: { cranes: 2, bonuses: 0, shows: 0, inauguration: 1 } });
      return drawn(given);
    };
    expect(told(lane(0, 0, -20), lane(2, 1, 0))).toContain('ui-nlv-safe-lost-if(20 ui-nlv-safe-if-not-acme())');
    delete given.view.acme; // from here on the other one is a person
    const threatened = told(lane(0, 0, -20), lane(2, 1, 0));
    expect(threatened).toContain('ui-nlv-safe-lost-if(20 ui-nlv-safe-if-none())');
    expect(threatened).toMatch(/falls[^]*ui-nlv-safe-if-none[^]*−20[^]*ui-nlv-safe-if-some\(1\)[^]*✓ ui-nlv-safe-covered/);
    for (const body of [told(lane(0, 0, 0), lane(2, 1, 0)), told(lane(0, 0, -20), lane(2, 1, -20))]) {
      expect(body).not.toContain('ui-nlv-safe-lost-if');
    }
    expect(told({ fewest: 0, most: 1, brings: 2, bankruptcy: -20 }, { fewest: 2, most: 3, brings: 4, bankruptcy: 0 })).toContain(
      'ui-nlv-safe-lost-if(20 ui-nlv-safe-if-most(1))',
    );
  });

  it.each([
    [[0, 3], [5, 3], ['no', 'yes']],
    [[5, 2], [5, 3], ['yes', 'no']],
  ] as const)('crowns the longest series: %j of %j', (own, longest, crowned) => {
    const given = props(over);
    own.forEach((length, street) => (given.view.readings.sheets[0]!.series[street] = { length, from: 1, to: 2 }));
    longest.forEach((length, street) => (given.view.readings.longest[street] = length));
    const body = drawn(given);
    crowned.forEach((best, street) => expect(body).toContain(`ui-nlv-series(${street + 1} ${own[street]} ${best})`));
  });

  it('draws the trail where the readings have it, and a drive where the menu has it', () => {
    const given = props(moments.find(({ menu }) => menu.some((entry) => entry.way))!);
    given.view.readings.draft!.trail = { lines: [{ name: 'E', way: ['2.5', '2.6'] }], at: '2.6', passed: [], home: false };
    given.menu = [{ token: 'drive:NN', verb: 'drive', way: ['2.6', '1.6'], passes: [] }];
    const body = drawn(given);
    const plan = new Plan({ width: 1100, height: 640 }, 4, 11, true);
    const path = (x: number, y: number): string => `${plan.roadX(x)} ${plan.roadY(y)}`;
    expect(body).toContain(`M${path(5, 2)}L${path(6, 2)}`);
    expect(body).toContain(`M${path(6, 2)}L${path(6, 1)}`);
  });

  it('tells what ACME has', () => {
    const given = props(moments.find(({ view }) => view.acme && view.stage === 'over')!);
    const { acme } = given.view.readings;
    acme!.has.streets = 771;
    acme!.counts.show = 772;
    const body = drawn(given);
    expect(body).toContain('771');
    expect(body).toMatch(/ui-labelled\(.*? 772\)/);
    for (const borrows of [true, false]) {
      acme!.borrows = borrows;
      given.view.acme!.loan_card = '8-show';
      expect(drawn(given)).toContain(`log-nlv-loan-card(8 ${borrows})`);
    }
  });
});
