// The board shows what facts, readings and the menu say, whatever that is.
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { BoardProps } from '../board';
import { bare, boardProps, offered } from '../fixture';
import Board from './Board.svelte';
import Choices from './Choices.svelte';
import { facts, moments } from './fixture';
import { isAction, type MenuEntry, type Wire } from './notation';

const props = (moment: (typeof moments)[number]): BoardProps<Wire> => boardProps<Wire>(facts, moment, moment.view.players.length);
const drawn = (given: BoardProps<Wire>): string => bare(render(Board, { props: given }).body);
const labels = (body: string): Record<string, string> =>
  Object.fromEntries([...body.matchAll(/aria-label="([^"]*)"[^>]*data-lot="([^"]*)"/g)].map((match) => [match[2], match[1] ?? '']));
const late = moments.findLast(({ view }) => view.readings.casinos.some((casino) => casino.boss !== null))!;

describe('the board of Lords of Vegas', () => {
  it.each(moments.map((moment, i) => [i, moment] as const))('glows where moment %i can act', (_, moment) => {
    const body = drawn(props(moment));
    const glowing = [...body.matchAll(/data-lot="([^"]*)"[^>]*data-glow/g)].map((match) => match[1]);
    const wanted = new Set(moment.menu.flatMap((entry) => (isAction(entry) || entry.verb === 'arrange' ? (entry.lots ?? []) : [])));
    expect(new Set(glowing)).toEqual(wanted);
    if (moment.legal.includes('stand')) expect(offered(body)).toEqual(expect.arrayContaining(['stand', 'lay-off']));
  });

  it('closes the lots that are out of play, and no others', () => {
    const given = props(late);
    given.view.readings.closed = ['B2'];
    const told = labels(drawn(given));
    expect(told['B2']).toBe('lov-label-closed(B2)');
    expect(Object.values(told).filter((label) => label.startsWith('lov-label-closed'))).toHaveLength(1);
    expect([...drawn(given).matchAll(/aria-disabled="true"[^>]*data-lot="([^"]*)"/g)].map((match) => match[1])).toEqual(['B2']);
    expect(drawn(given).match(/class="lot [^"]*shut/g)).toHaveLength(1);
  });

  it('counts cards, tiles, dice and markers as they are told', () => {
    const given = props(late);
    const { readings } = given.view;
    readings.cards_to_end = 771;
    readings.stock.vega = 772;
    readings.seats[0] = { dice: [], free_dice: 773, free_markers: 774 };
    const body = drawn(given);
    expect(body).toContain('<strong>771</strong>');
    expect(body).toContain('lov-cards-left(771)');
    expect(body).toContain('>772</b>');
    expect(body).toContain('lov-dice-left(773)');
    expect(body).toContain('lov-markers-left(774)');
  });

  it('crowns the boss', () => {
    const given = props(late);
    const { casinos } = given.view.readings;
    const ruled = casinos.filter((casino) => casino.crown !== null).length;
    const crowns = (body: string): number => body.split('class="boss').length - 1;
    expect(crowns(drawn(given))).toBe(ruled);
    const [first] = casinos.filter((casino) => casino.boss !== null);
    first!.boss = 1;
    expect(labels(drawn(given))[first!.lots[0]!]).toContain('lov-boss-is(Seat 1)');
    first!.boss = 0;
    expect(labels(drawn(given))[first!.lots[0]!]).toContain('lov-boss-is(Seat 0)');
    first!.boss = first!.crown = null;
    expect(labels(drawn(given))[first!.lots[0]!]).not.toContain('lov-boss-is');
    expect(crowns(drawn(given))).toBe(ruled - 1);
    for (const casino of casinos) casino.boss = null;
    first!.boss = 1;
    expect([...drawn(given).matchAll(/<\/svg>(\d+)<span class="hidden">lov-boss-of\((\d+)\)/g)].map((match) => match.slice(1))).toEqual([['0', '0'], ['1', '1']]);
  });

  it('prices actions as the menu does', () => {
    const given = props(moments.find(({ menu }) => menu.some((entry) => entry.verb === 'build'))!);
    const build = given.menu.find((entry) => entry.verb === 'build')!;
    for (const entry of given.menu) if (entry.verb === 'build') entry.cost = 771;
    const body = drawn(given);
    expect(body).toContain('lov-money(771)');
    expect(body).toContain('lov-from(lov-money(771))');
    const lot = build.lots![0]!;
    const here = { ...given };
    const choices = (menu: MenuEntry[]): string =>
      render(Choices, {
        props: { here, lot, actions: menu.filter(isAction), filter: null, busy: false, onstep: () => undefined, onrule: () => undefined, onclose: () => undefined },
      }).body;
    expect(choices([build])).toContain('lov-money(771)');
    const after = { size: 4, boss: 1, crown: lot, tied: [] };
    expect(choices([{ ...build, brings: after }])).toContain('lov-brings-other(4 Seat 1)');
    expect(choices([{ ...build, brings: { ...after, boss: given.seat } }])).toContain('lov-brings-boss(4)');
    expect(choices([{ ...build, brings: { ...after, boss: null, tied: [0, 1] } }])).toContain('lov-brings-tie(4 Seat 0, Seat 1)');
  });

  it('shows prices, dice and the track as they are printed', () => {
    const given = props(moments[0]!);
    const free = given.facts.lots.find((lot) => !(lot.name in given.view.tiles) && !given.menu.some((entry) => entry.lots?.includes(lot.name)))!;
    free.price = 771;
    given.facts.track[3] = 772;
    const body = drawn(given);
    expect(body).toContain('lov-money(771)');
    expect(body).toContain('>772<');
  });

  it('tells a gambler what the bet would bring, kept whole or laid off', () => {
    const given = props(moments.find(({ menu }) => menu.some((entry) => entry.verb === 'gamble'))!);
    const gamble = given.menu.find((entry) => entry.verb === 'gamble')!;
    const lot = gamble.lots![0]!;
    const choices = (entry: MenuEntry): string =>
      render(Choices, {
        props: { here: given, lot, actions: [entry].filter(isAction), filter: null, busy: false, onstep: () => undefined, onrule: () => undefined, onclose: () => undefined },
      }).body;
    // The first bet that is shown is of 5, or the nearest to it.
    const bets = Array.from({ length: 7 }, (_, i) => ({ stand: [-10 * i - 771, 10 * i + 772, 10 * i + 773], lay_off: [-10 * i - 771, 10 * i + 774, 10 * i + 775] }));
    const five = choices({ ...gamble, most: 7, covers: 999, bets });
    for (const amount of [811, 812, 813]) expect(five).toContain(`lov-money(${amount})`);
    expect(five).toMatch(/lov-boss-has\([^)]*lov-money\(999\)/);
    expect(five).toMatch(/lov-if-laid-off\([^)]*lov-money\(814\) lov-money\(815\)/);
    expect(choices({ ...gamble, most: 2, covers: 999, bets })).toContain('lov-money(782)');
    expect(choices({ ...gamble, most: 7, bets: bets.map(({ stand }) => ({ stand, lay_off: stand })) })).not.toContain('lov-boss-has');
  });

  it('tells a boss what each answer moves', () => {
    const given = props(moments.find(({ legal }) => legal.includes('stand'))!);
    given.menu.forEach((entry, i) => (entry.amounts = [771 + i, -772 - i, -774 - i]));
    const body = drawn(given);
    for (const amount of [771, 772, 773, 774, 775]) expect(body).toContain(`lov-money(${amount})`);
  });
});
