import { expect, it } from 'vitest';
import { fromRoot } from './root';

it('knows its own addresses in a folder of a server', () => {
  expect(fromRoot('/table/abc', '')).toBe('/table/abc');
  expect(fromRoot('/games/table/abc', '/games')).toBe('/table/abc');
  expect(fromRoot('/games', '/games')).toBe('/');
  expect(fromRoot('/gamesome/table', '/games')).toBeNull();
  expect(fromRoot('/elsewhere', '/games')).toBeNull();
});
