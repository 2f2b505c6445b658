// Addresses of pages: the server gives the same page for all of them, this decides what it shows.
import { fromRoot, isSite, to } from './root';

export type Page =
  | { name: 'home' }
  | { name: 'new'; game: string; mode: string }
  | { name: 'table'; id: string }
  | { name: 'join'; code: string }
  | { name: 'back'; token: string }
  | { name: 'record'; id: string }
  | { name: 'replay'; id: string }
  | { name: 'rules'; game: string; rule: string }
  | { name: 'dealer'; id: string }
  | { name: 'companion' }
  | { name: 'follow'; id: string }
  | { name: 'me' }
  | { name: 'print'; game: string }
  | { name: 'check'; game: string }
  | { name: 'own'; game: string }
  | { name: 'puzzles'; game: string; number: number }
  | { name: 'calls'; what: string }
  | { name: 'office' }
  | { name: 'unknown' };

export function read(path: string, hash = ''): Page {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === '') return { name: 'home' };
  if (first === 'new' && second) return { name: 'new', game: second, mode: third };
  if (first === 'table' && second && third === 'replay') return { name: 'replay', id: second };
  if (first === 'table' && second) return { name: 'table', id: second };
  if (first === 'join' && second) return { name: 'join', code: second };
  if (first === 'back') return { name: 'back', token: hash.replace(/^#/, '') };
  if (first === 'record' && second) return { name: 'record', id: second };
  if (first === 'rules' && second) return { name: 'rules', game: second, rule: hash.replace(/^#/, '') };
  if (first === 'calls') return { name: 'calls', what: hash.replace(/^#/, '') };
  if (first === 'follow' && second) return { name: 'follow', id: second };
  if (first === 'companion') return { name: 'companion' };
  if (first === 'dealer') return { name: 'dealer', id: second };
  if (first === 'me') return { name: 'me' };
  if (first === 'admin') return { name: 'office' };
  if (first === 'own') return { name: 'own', game: second };
  if (first === 'puzzles') return { name: 'puzzles', game: second, number: Number(third) || 1 };
  if (first === 'check') return { name: 'check', game: second };
  if (first === 'print') return { name: 'print', game: second };
  return { name: 'unknown' };
}

/** A site of files has one page: the address is what stands behind the first `#`, if it is one of ours. */
export function siteAddress(hash: string): { path: string; hash: string } | null {
  if (hash && !hash.startsWith('#/')) return null; // a place on this page
  const [path = '', rest = ''] = hash.slice(1).split('#');
  return { path: path || '/', hash: rest && `#${rest}` };
}

function now(): Page | null {
  if (!isSite) {
    const path = fromRoot(location.pathname);
    return path === null ? { name: 'unknown' } : read(path, location.hash);
  }
  const address = siteAddress(location.hash);
  return address && read(address.path, address.hash);
}

/** The page of ours that a link leads to; null: another site, a file, or a place on this page. */
function pageOf(link: HTMLAnchorElement): string | null {
  const address = link.getAttribute('href') ?? '';
  if (isSite) return address.startsWith('#/') ? address.slice(1) : null;
  if (link.origin !== location.origin || address.startsWith('#')) return null;
  const path = fromRoot(link.pathname);
  return path === null || path.startsWith('/api/') || path === '/docs' ? null : path + link.hash;
}

class Router {
  page: Page = $state.raw(now() ?? { name: 'home' });

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target || link.hasAttribute('download')) return;
      const path = pageOf(link);
      if (path === null) return;
      event.preventDefault();
      this.go(path);
    });
  }

  #read(): void {
    this.page = now() ?? this.page;
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to(path));
    this.#read();
    scrollTo(0, 0);
  }
}

export const router = new Router();
