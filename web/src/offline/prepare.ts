// After a visit everything is in this browser that playing without a network needs; nobody waits for it.
import { here } from '../core/here.svelte';
import { root } from '../core/root';

const IDLE = 8000; // milliseconds after the page has loaded

interface Connected {
  connection?: { saveData?: boolean };
}

export function prepare(): void {
  addEventListener('vite:preloadError', () => void renewed());
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !isSecureContext) return;
  const begin = (): void => {
    void navigator.serviceWorker.register(`${root}worker.js`).catch(() => undefined);
    void navigator.serviceWorker.ready.then(() => setTimeout(() => void rules(), IDLE));
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

/** A page asks for a file that is not there: is it one of before? */
async function renewed(): Promise<void> {
  try {
    const { build } = (await (await fetch(`${root}shell.json`, { cache: 'no-store' })).json()) as { build: string };
    if (build !== __BUILD__) here.trouble = 'error-local-old';
  } catch {
    // No network: it says so itself.
  }
}

/** The rules too, unless somebody counts every byte, or is loading them right now. */
async function rules(): Promise<void> {
  if ((navigator as Connected).connection?.saveData || here.stage === 'loading') return;
  const base = new URL(root, location.href).href;
  try {
    const { fetchFiles, listing } = await import('./files');
    const list = await listing(base);
    if (list.build === __BUILD__) await (await fetchFiles(base, list, () => undefined)).kept;
  } catch {
    // Another time.
  }
}
