import { describe, expect, it } from 'vitest';
import { soundOfStep, soundsOf } from './sounding';
import type { TableEvent } from './types';

const event = (kind: TableEvent['kind'], keys: string[] = [], more: Partial<TableEvent> = {}): TableEvent => ({
  seq: 1,
  kind,
  seat: 0,
  at: 0,
  story: keys.map((key) => ({ key, details: {} })),
  ...more,
});

describe('sounds', () => {
  it('follow what one does in all three games', () => {
    expect(soundOfStep('pick:A')).toBe('flip');
    expect(soundOfStep('write:4@1.1')).toBe('pencil');
    expect(soundOfStep('drive:3')).toBe('car');
    expect(soundOfStep('crane:2.4')).toBe('build');
    expect(soundOfStep('gamble:D8=4')).toBe('dice');
    expect(soundOfStep('end')).toBe('flip'); // the next card
    expect(soundOfStep('something-new')).toBe('pencil');
  });

  it('follow what is told, each once, few at a time', () => {
    expect(soundsOf([event('turn', ['log-wt-turn', 'log-wt-turn'], { resolved: true })])).toEqual(['pencil', 'flip']);
    expect(soundsOf([event('step', ['log-lov-card', 'log-lov-income', 'log-lov-points', 'log-lov-offer'])])).toEqual(['flip', 'chips', 'car']);
    expect(soundsOf([event('step', ['log-lov-reorganise', 'log-lov-roll'])])).toEqual(['dice']);
    expect(soundsOf([event('undo'), event('chat')])).toEqual([]);
  });

  it('end with the end', () => {
    expect(soundsOf([event('turn', ['log-wt-turn'], { resolved: true }), event('over')])).toEqual(['end']);
  });

  it('ring when somebody comes, not when a name changes', () => {
    const to = { kind: 'person', name: 'Ben', bot: null } as const;
    expect(soundsOf([event('seat', [], { to })])).toEqual(['bell']);
    expect(soundsOf([event('seat', [], { to, changed: true })])).toEqual([]);
  });
});
