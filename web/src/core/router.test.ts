import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/', hash: '', origin: '' });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { addEventListener: () => undefined });
const { read } = await import('./router.svelte');

describe('addresses', () => {
  it.each([
    ['/', { name: 'home' }],
    ['/table/abc', { name: 'table', id: 'abc' }],
    ['/table/abc/replay', { name: 'replay', id: 'abc' }],
    ['/join/x-y', { name: 'join', code: 'x-y' }],
    ['/nowhere', { name: 'unknown' }],
  ])('%s', (path, page) => expect(read(path)).toEqual(page));
  it('keeps the key of a personal link out of the path', () => {
    expect(read('/back', '#KEY')).toEqual({ name: 'back', token: 'KEY' });
  });
});
