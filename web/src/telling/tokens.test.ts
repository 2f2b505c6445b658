import { describe, expect, it } from 'vitest';
import { dealtCard, each } from './tokens';

describe('what may be told', () => {
  it('shows a card once, and says the one that came back first', () => {
    expect(each(['7-show', 'again:7-show', '8-show'])).toEqual([
      { shown: '7-show', token: 'again:7-show' },
      { shown: '8-show', token: '8-show' },
    ]);
    expect(each(['again:7-show', '7-show'])).toEqual([{ shown: '7-show', token: 'again:7-show' }]);
  });
  it('knows a card of a deck from everything else', () => {
    expect(dealtCard({ shown: '12-pool', token: '12-pool' })).toEqual({ number: 12, effect: 'pool', token: '12-pool' });
    expect(dealtCard({ shown: 'aside:3-show', token: 'aside:3-show' })?.number).toBe(3);
    for (const other of ['solo', 'plan:estates-44', 'approval:red', 'die:4', 'card:B2']) expect(dealtCard({ shown: other, token: other })).toBeNull();
  });
});
