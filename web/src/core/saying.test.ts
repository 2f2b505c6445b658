import { describe, expect, it } from 'vitest';
import { sayingOf } from './saying';
import type { TableEvent } from './types';

const event = (...story: [string, Record<string, unknown>][]): TableEvent => ({
  seq: 1,
  kind: 'step',
  seat: 0,
  at: 0,
  story: story.map(([key, details]) => ({ key, details })),
});
const everybody = (): boolean => true;

describe('a character says something', () => {
  it('when something happens to it, in all three games', () => {
    expect(sayingOf([event(['log-wt-turn', { seat: 1, steps: ['pick:A', 'write:4@1.1', 'claim:2'] }])], everybody)).toEqual({ seat: 1, mood: 'plan' });
    expect(sayingOf([event(['log-nlv-turn', { seat: 1, steps: ['pick:A', 'refuse'] }])], everybody)).toEqual({ seat: 1, mood: 'refused' });
    expect(sayingOf([event(['log-lov-take-over', { seat: 0, other: 2, lot: 'A1', value: 3 }])], everybody)).toEqual({ seat: 2, mood: 'robbed' });
    expect(sayingOf([event(['log-lov-gamble-lost', { seat: 1, other: 0 }])], everybody)).toEqual({ seat: 1, mood: 'unlucky' });
  });
  it('but not about every little thing', () => {
    expect(sayingOf([event(['log-lov-points', { seat: 1, points: 2 }], ['log-lov-rent', { seat: 1 }])], everybody)).toBeNull();
    expect(sayingOf([event(['log-wt-turn', { seat: 1, steps: ['pick:A', 'write:4@1.1'] }])], everybody)).toBeNull();
  });
  it('and people speak for themselves; the last word counts', () => {
    const happened = [event(['log-lov-points', { seat: 1, points: 5 }], ['log-lov-take-over', { seat: 1, other: 0 }])];
    expect(sayingOf(happened, (seat) => seat === 1)).toEqual({ seat: 1, mood: 'boss' });
    expect(sayingOf(happened, everybody)).toEqual({ seat: 0, mood: 'robbed' });
    expect(sayingOf(happened, () => false)).toBeNull();
  });
});
