// Addresses of pages: the server gives the same page for all of them, this decides what it shows.

export type Page =
  | { name: 'home' }
  | { name: 'new'; game: string; mode: string }
  | { name: 'table'; id: string }
  | { name: 'join'; code: string }
  | { name: 'back'; token: string }
  | { name: 'record'; id: string }
  | { name: 'replay'; id: string }
  | { name: 'rules'; game: string; rule: string }
  | { name: 'me' }
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
  if (first === 'me') return { name: 'me' };
  return { name: 'unknown' };
}

class Router {
  page: Page = $state.raw(read(location.pathname, location.hash));

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target || link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
      if (link.hasAttribute('download') || link.pathname === '/docs') return;
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      this.go(link.pathname + link.hash);
    });
  }

  #read(): void {
    this.page = read(location.pathname, location.hash);
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.#read();
    scrollTo(0, 0);
  }
}

export const router = new Router();
