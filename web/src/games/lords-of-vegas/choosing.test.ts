// Which question is open, what plays at once, what glows, what a log line points at.
import { describe, expect, it } from 'vitest';
import type { Say } from '../../core/words.svelte';
import { directOf, glowOf, labelOf, pointedAt, questionOf } from './choosing';
import { parseAction, type Action, type View } from './position';
import type { Here } from './words';

const view = {
  seats: 2,
  phase: 'turn',
  active: 1,
  card: 'A1',
  players: [
    { money: 40, points: 0, lots: ['A1', 'A2'] },
    { money: 5, points: 0, lots: ['D1'] },
  ],
  tiles: {
    C1: { company: 'vega', seat: 1, die: 4 },
    C2: { company: 'vega', seat: 2, die: 5 },
  },
  offers: [],
  drawn: ['A1', 'A2', 'D1'],
  pending: null,
} as unknown as View;
const say = ((key: string, args: Record<string, unknown> = {}) => `${key} ${Object.values(args).join(' ')}`.trim()) as Say;
const seats = [0, 1].map((seat) => ({ seat, kind: 'person' as const, name: ['Ann', 'Ben'][seat]!, bot: null, yours: seat === 0, online: true }));
const here = (legal: string[], more: Partial<View> = {}): Here => ({ view: { ...view, ...more }, legal, draft: [], seat: 0, seats, say });
const actions = (legal: string[]): Action[] => legal.map(parseAction).filter((one): one is Action => one !== null);

describe('a question', () => {
  it.each([
    [['stand', 'lay-off'], {}, 'lay-off'],
    [['arrange:C1=4'], { phase: 'arranging' }, 'arrange'],
    [['lift:C1', 'leave'], { phase: 'taking' }, 'lift'],
    [['give-up:A1', 'leave'], { phase: 'taking' }, 'give-up'],
    [['build:A1=vega', 'end'], {}, null],
    [[], { phase: 'arranging' }, null],
  ] as const)('%j', (legal, more, expected) => {
    expect(questionOf(here([...legal], more as Partial<View>))).toBe(expected);
  });
});

describe('the Strip', () => {
  it('plays at once where only one thing can be meant', () => {
    expect(directOf(['lift:C1', 'give-up:A1', 'leave', 'build:A2=vega'])).toEqual({ C1: 'lift:C1', A1: 'give-up:A1' });
  });

  it('glows where something can be done, with the lowest price', () => {
    const legal = ['build:A1=vega', 'build:A1=albion', 'reorganise:C1', 'gamble:C1=1', 'gamble:C1=5'];
    const all = glowOf(here(legal), actions(legal), null);
    expect(Object.keys(all).sort()).toEqual(['A1', 'C1', 'C2']);
    expect(all['A1']).toMatch(/^lov-price \d+$/);
    expect(all['C1']).toBe(''); // what it costs depends on what is done
    const bets = glowOf(here(legal), actions(legal), 'gamble');
    expect(bets).toEqual({ C1: 'lov-up-to lov-money 10', C2: '' });
  });

  it('names a lot, its owner and what can be done there', () => {
    const legal = ['build:A1=vega'];
    expect(labelOf(here(legal), 'A1', actions(legal), undefined)).toMatch(/A1.*lov-owner-is Ann.*lov-verb-build/);
    expect(labelOf(here(legal), 'C2', actions(legal), undefined)).toMatch(/lov-label-die Ben 5.*lov-boss-is Ben/);
    expect(labelOf(here([]), 'A1', [], 'give-up:A1')).toMatch(/lov-do-give-up A1$/);
    expect(labelOf(here([]), 'F1', [], undefined)).toBe('lov-label-closed F1');
  });

  it('shows what a line of the log is about', () => {
    expect(pointedAt(view, 'lot:B3')).toEqual(['B3']);
    expect(pointedAt(view, 'casino:C2')).toEqual(['C1', 'C2']);
    expect(pointedAt(view, 'rent:1')).toEqual(['A1', 'A2']);
    expect(pointedAt(view, 'seat:1')).toBeNull();
    expect(pointedAt(view, '')).toBeNull();
  });
});
