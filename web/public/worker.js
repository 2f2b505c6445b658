// Works while the page is closed or the network is away: keeps the pages, shows calls of the server, and opens the
// table when one is tapped. The rules themselves are kept by src/offline/files.ts.
const SHELL = 'boulevard-shell-BUILD';
const WORDS = 'boulevard-words';
const LANGUAGES = ['en', 'fr', 'de', 'it'];
const ROOT = new URL('./', self.location.href);
const at = (path) => new URL(path, ROOT).href;
const SLOW = 4000; // milliseconds after which what is kept is shown

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(SHELL);
      const shell = await (await fetch(at('shell.json'), { cache: 'no-cache' })).json();
      await cache.add(new Request(ROOT.href, { cache: 'no-cache' }));
      await cache.addAll(shell.files.map(at));
      const site = await fetch(at('words/en.ftl')).then((answer) => answer.ok && !(answer.headers.get('Content-Type') || '').includes('html'), () => false);
      const words = await caches.open(WORDS);
      await words.addAll(LANGUAGES.map((language) => at(site ? `words/${language}.ftl` : `api/words/${language}`)));
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('boulevard-shell-') && name !== SHELL) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

const slow = () => new Promise((_, give) => setTimeout(() => give(new Error('slow')), SLOW));

/** The network's, or in time what was kept. */
async function fresh(request, name, key) {
  const known = await caches.match(key);
  try {
    const answer = await (known ? Promise.race([fetch(request), slow()]) : fetch(request));
    if (answer.ok) await (await caches.open(name)).put(key, answer.clone());
    return answer.status >= 500 && known ? known : answer; // somebody answers who is not well
  } catch (error) {
    if (known) return known;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== ROOT.origin || !url.href.startsWith(ROOT.href)) return;
  const path = url.href.slice(ROOT.href.length).split(/[?#]/)[0];
  if (request.mode === 'navigate') {
    if (path !== 'docs' && !path.startsWith('api/')) event.respondWith(fresh(request, SHELL, ROOT.href));
  } else if (/^(api\/)?words\//.test(path)) event.respondWith(fresh(request, WORDS, url.href));
  else if (path.startsWith('assets/') || /^icon|^manifest|^offline\/.*\.mjs$/.test(path)) {
    event.respondWith(caches.match(url.href).then((known) => known || fetch(request)));
  }
});

self.addEventListener('push', (event) => {
  const call = event.data ? event.data.json() : {};
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      // Who looks at the table sees it there.
      if (pages.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === call.path)) return undefined;
      return self.registration.showNotification(call.title || 'Boulevard', {
        body: call.body || '',
        tag: call.tag || 'boulevard',
        renotify: true,
        icon: at('icon-192.png'),
        data: { path: call.path || '/' },
      });
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = (event.notification.data && event.notification.data.path) || '/';
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === path);
      if (there) return there.focus();
      return self.clients.openWindow(path);
    }),
  );
});
