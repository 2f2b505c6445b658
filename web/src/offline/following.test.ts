import { describe, expect, it } from 'vitest';
import { compare } from './following.svelte';

const fresh = () => ({ stage: 's', taken: [] as string[], numbers: [] as (number | null)[] });

describe('a sheet that follows a dealer', () => {
  it('is told one thing after the other, when its table waits for it', () => {
    const progress = fresh();
    const flipped = ['plan:a', '7-park', '8-pool'];
    expect(compare(flipped, progress, 0, ['plan:a', 'plan:b'])).toEqual({ tell: 'plan:a' });
    expect(compare(flipped, progress, 1, [])).toBeNull(); // a turn is being played
    expect(compare(flipped, progress, 1, ['7-park', '8-pool'])).toEqual({ tell: '7-park' });
    expect(progress.taken).toEqual(['plan:a', '7-park']);
  });
  it('passes over what was reached here, too', () => {
    const progress = fresh();
    expect(compare(['others:plan-1', '7-park'], progress, 4, ['7-park', 'others:end'])).toEqual({ tell: '7-park' });
    expect(progress.numbers).toEqual([null, 4]);
  });
  it('goes back with the dealer, answer by answer, and on with other cards', () => {
    const progress = { stage: 's', taken: ['7-park', 'others:plan-1', '8-pool'], numbers: [0, null, 1] };
    expect(compare(['7-park', '9-pool'], progress, 2, ['9-pool'])).toEqual({ untell: true });
    expect(compare(['7-park', '9-pool'], progress, 1, ['9-pool'])).toEqual({ tell: '9-pool' });
    expect(progress).toEqual({ stage: 's', taken: ['7-park', '9-pool'], numbers: [0, 1] });
  });
  it('says nothing that its table cannot hear', () => {
    const progress = fresh();
    expect(compare(['7-park'], progress, 0, ['8-park', 'others:end'])).toEqual({ apart: true });
    expect(compare(['7-park'], progress, 0, ['others:temps-0', 'others:temps-1'])).toBeNull(); // the game is over here
    expect(progress.taken).toEqual([]);
  });
});
