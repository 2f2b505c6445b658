import { expect, test } from 'vitest';
import { dearest, expectations, type Verdict } from './judging.svelte';

function verdict(turn: number, seat: number, best: number, done: number, error = 0.01): Verdict {
  const estimate = (value: number): Verdict['best'] => ({ tokens: [], value, error });
  return { turn, seat, unit: 'win', best: estimate(best), done: estimate(done), cost: best - done, error, others: [], view: null };
}

test('the curve of a seat has a value before every turn, also of those that others play', () => {
  const verdicts = [verdict(1, 0, 0.5, 0.5), verdict(2, 1, 0.4, 0.4), verdict(3, 0, 0.75, 0.25)];
  expect(expectations(verdicts, 0)).toEqual([50, 50, 75, 25]);
  expect(expectations(verdicts, 2)).toEqual([]);
});

test('the dearest turns count all their decisions', () => {
  const twice = [verdict(1, 0, 0.5, 0.25), verdict(1, 0, 0.5, 0.375)];
  const verdicts = [...twice, verdict(2, 0, 0.75, 0.4375), verdict(3, 0, 0.75, 0.75), verdict(4, 1, 1, 0)];
  expect(dearest(verdicts, [0]).map(({ turn, cost }) => [turn, cost])).toEqual([[1, 0.25], [2, 0.3125]]);
  expect(dearest(verdicts, [0, 1], 1).map(({ turn }) => turn)).toEqual([4]);
});
