import { describe, expect, it } from 'vitest';
import type { Say } from '../core/words.svelte';
import { behindOf, reasonOf, type Outcome } from './verdict';

const say = ((key: string, args: Record<string, unknown> = {}) => `${key}(${Object.values(args).join(' ')})`) as Say;
const outcome = (places: number[], ...scores: [total: number, ...tie: number[]][]): Outcome => ({
  game: 'welcome-to',
  places,
  scores: scores.map(([total, ...tie_break]) => ({ total, categories: {}, tie_break })),
  name: (seat) => `P${seat}`,
  say,
});

describe('the verdict', () => {
  it('says how far ahead the winner is of whoever comes next', () => {
    expect(reasonOf(outcome([3, 1, 2], [60], [91], [68]))).toBe('ui-end-ahead(23 P2)');
  });
  it('names what decided among equals', () => {
    expect(reasonOf(outcome([1, 2], [70, 8, 3], [70, 7, 4]))).toBe('ui-end-tie-welcome-to(0 P1)');
    expect(reasonOf(outcome([2, 1], [70, 8, 3, 1], [70, 8, 3, 2]))).toBe('ui-end-tie-welcome-to(2 P0)');
  });
  it('knows a shared victory, and one that only the rules of the solo game decide', () => {
    expect(reasonOf(outcome([1, 1], [70, 8], [70, 8]))).toBe('ui-end-shared()');
    expect(reasonOf(outcome([1, 2], [70, 8], [70, 8]))).toBe('ui-end-level(P1)');
  });
  it('says nothing to somebody alone', () => {
    expect(reasonOf(outcome([1], [70]))).toBe('');
    expect(behindOf(outcome([1], [70]), 0)).toBe('');
  });
  it('tells those who lost where they are', () => {
    const told = outcome([3, 1, 2], [60], [91], [91]);
    expect(behindOf(told, 0)).toBe('ui-end-behind(3 31)');
    expect(behindOf(told, 2)).toBe('ui-end-behind-level(2 0)');
    expect(behindOf(told, 1)).toBe('');
    expect(behindOf(told, null)).toBe('');
  });
});
