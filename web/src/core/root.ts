// Where the pages are: at the top of a server, in a folder of one (behind a proxy), or in any folder of a web space.

/** A site of files says so in its page (src/boulevard/server/site.py). */
export const isSite = typeof document !== 'undefined' && document.querySelector('meta[name=boulevard-site]') !== null;

/** The folder of a server, without the last slash; the page says it (src/boulevard/server/app.py). */
const folder = typeof document === 'undefined' ? '' : (document.querySelector<HTMLMetaElement>('meta[name=boulevard-root]')?.content ?? '');

/** Where the files of the app are. */
export const root = isSite ? new URL('.', location.href).href : `${folder}/`;

/** The address of a page, a call or a file of this server that begins with a slash. */
export const withRoot = (path: string): string => folder + path;

/** What a link to one of our pages has as its address; a site of files has one page. */
export const to = (path: string): string => (isSite ? `#${path}` : withRoot(path));

/** A path of this browser's address, as the pages know it; null: it is not ours. */
export function fromRoot(path: string, at = folder): string | null {
  if (!at) return path;
  if (path === at) return '/';
  return path.startsWith(`${at}/`) ? path.slice(at.length) : null;
}
