// Which question is open, what plays at once, what glows, what a log line points at.
import { describe, expect, it } from 'vitest';
import type { Say } from '../../core/words.svelte';
import { answersTo, directOf, glowOf, labelOf, pointedAt, questionOf, type Question } from './choosing';
import { facts, moments } from './fixture';
import { isAction, type MenuEntry, type View } from './notation';
import type { Here } from './words';

const start = moments[0]!.view;
const view: View = {
  ...start,
  seats: 2,
  phase: 'turn',
  active: 0,
  card: 'A1',
  players: [
    { money: 40, points: 0, lots: ['A1', 'A2'] },
    { money: 5, points: 0, lots: ['D1'] },
  ],
  tiles: {
    C1: { company: 'vega', seat: 0, die: 4 },
    C2: { company: 'vega', seat: 1, die: 5 },
  },
  readings: {
    ...start.readings,
    casinos: [{ lots: ['C1', 'C2'], company: 'vega', size: 2, boss: 1, crown: 'C2', tied: [], pips: 9, strip: false, rolled: false }],
    closed: ['F1'],
  },
};
const say = ((key: string, args: Record<string, unknown> = {}) => `${key} ${Object.values(args).join(' ')}`.trim()) as Say;
const seats = [0, 1].map((seat) => ({ seat, kind: 'person' as const, name: ['Ann', 'Ben'][seat]!, bot: null, yours: seat === 0, online: true }));
const here = (menu: MenuEntry[]): Here => ({ view, facts, menu, legal: menu.map((entry) => entry.token), draft: [], seat: 0, seats, say });
const MENU: MenuEntry[] = [
  { token: 'build:A1=vega', verb: 'build', lots: ['A1'], company: 'vega', cost: 9 },
  { token: 'build:A1=albion', verb: 'build', lots: ['A1'], company: 'albion', cost: 7 },
  { token: 'reorganise:C1', verb: 'reorganise', lots: ['C1', 'C2'], cost: 9 },
  { token: 'gamble:C1=1', verb: 'gamble', lots: ['C1', 'C2'], cost: 1, most: 10, covers: 5 },
];
const lift: MenuEntry = { token: 'lift:C1', verb: 'lift', lots: ['C1'] };
const giveUp: MenuEntry = { token: 'give-up:A1', verb: 'give-up', lots: ['A1'] };
const leave: MenuEntry = { token: 'leave', verb: 'leave' };

describe('a question', () => {
  it.each<[MenuEntry[], ReturnType<typeof questionOf>]>([
    [[{ token: 'stand', verb: 'stand' }, { token: 'lay-off', verb: 'lay-off' }], 'lay-off'],
    [[{ token: 'arrange:C1=4', verb: 'arrange', lots: ['C1'], value: 4 }], 'arrange'],
    [[lift, leave], 'lift'],
    [[giveUp, leave], 'give-up'],
    [MENU, null],
    [[], null],
  ])('%j', (menu, expected) => {
    expect(questionOf(here(menu))).toBe(expected);
  });
});

describe('the answers to a question', () => {
  const reject: MenuEntry = { token: 'reject:2', verb: 'reject' };
  const arrange: MenuEntry = { token: 'arrange:C1=4', verb: 'arrange', lots: ['C1'], value: 4 };
  it.each<[Question, MenuEntry[], string[]]>([
    ['arrange', [arrange, reject], ['arrange:C1=4']],
    ['lay-off', [{ token: 'stand', verb: 'stand' }, { token: 'lay-off', verb: 'lay-off' }, reject], ['stand', 'lay-off']],
    ['lift', [lift, reject], ['lift:C1']],
  ])('%s: without those to offers', (question, menu, expected) => {
    expect(answersTo(question, menu).map(({ token }) => token)).toEqual(expected);
  });
});

describe('the Strip', () => {
  it('plays at once where only one thing can be meant', () => {
    expect(directOf([lift, giveUp, leave, ...MENU])).toEqual({ C1: 'lift:C1', A1: 'give-up:A1' });
  });

  it('glows where something can be done, with the lowest price', () => {
    const actions = MENU.filter(isAction);
    const all = glowOf(here(MENU), actions, null);
    expect(Object.keys(all).sort()).toEqual(['A1', 'C1', 'C2']);
    expect(all['A1']).toBe('lov-money 7');
    expect(all['C1']).toBe(''); // what it costs depends on what is done
    expect(glowOf(here(MENU), actions, 'reorganise')).toEqual({ C1: 'lov-money 9', C2: '' });
    expect(glowOf(here(MENU), actions, 'gamble')).toEqual({ C1: 'lov-up-to lov-money 10', C2: '' });
    expect(glowOf(here([{ token: 'arrange:C2=4', verb: 'arrange', lots: ['C2'], value: 4 }]), [], null)).toEqual({ C2: '' });
  });

  it('names a lot, its owner and what can be done there', () => {
    const actions = MENU.filter(isAction);
    expect(labelOf(here(MENU), 'A1', actions, undefined)).toMatch(/A1.*lov-owner-is Ann.*lov-verb-build/);
    expect(labelOf(here(MENU), 'C2', [], undefined)).toMatch(/lov-label-die Ben 5.*lov-boss-is Ben/);
    expect(labelOf(here([]), 'C1', [], undefined)).toMatch(/lov-label-die Ann 4/);
    expect(labelOf(here([]), 'A1', [], 'give-up:A1')).toMatch(/step-lords-of-vegas-give-up A1$/);
    expect(labelOf(here([]), 'F1', [], undefined)).toBe('lov-label-closed F1');
  });

  it('shows what a line of the log is about', () => {
    expect(pointedAt(view, 'lot:B3')).toEqual(['B3']);
    expect(pointedAt(view, 'casino:C2')).toEqual(['C1', 'C2']);
    expect(pointedAt(view, 'rent:0')).toEqual(['A1', 'A2']);
    expect(pointedAt(view, 'seat:1')).toBeNull();
    expect(pointedAt(view, '')).toBeNull();
  });
});
