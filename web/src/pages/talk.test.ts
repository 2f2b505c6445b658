import { expect, it } from 'vitest';
import type { TableEvent } from '../core/types';
import { readable } from './talk';

const event = (seq: number, kind: string, more: object = {}): TableEvent => ({ seq, kind, seat: 0, at: 0, ...more }) as TableEvent;

it('leaves out what was taken back, heard before or after', () => {
  const heard = [
    event(1, 'chat', { name: 'Ann', text: 'good evening' }),
    event(2, 'chat', { name: 'Ben', text: 'an ugly word' }),
    event(3, 'chat', { name: 'Ben', text: '' }),
    event(4, 'turn'),
    event(5, 'unsaid', { said: 2 }),
  ];
  expect(readable(heard).map((one) => one.text)).toEqual(['good evening']);
});
