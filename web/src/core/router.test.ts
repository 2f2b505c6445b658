import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/', hash: '', origin: '' });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('document', { addEventListener: () => undefined, querySelector: () => null });
const { read, siteAddress } = await import('./router.svelte');

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

describe('a site of files', () => {
  it('has its addresses behind the hash', () => {
    expect(siteAddress('')).toEqual({ path: '/', hash: '' });
    expect(siteAddress('#/table/~abc')).toEqual({ path: '/table/~abc', hash: '' });
    expect(siteAddress('#/rules/welcome-to#WT-001')).toEqual({ path: '/rules/welcome-to', hash: '#WT-001' });
  });
  it('leaves places on a page alone', () => {
    expect(siteAddress('#main')).toBeNull();
  });
});
