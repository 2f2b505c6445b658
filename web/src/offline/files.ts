// The files of the rules for this browser: fetched once, kept in its cache, renewed when there are others.

export interface Listing {
  /** Changes when any of the files does. */
  version: string;
  /** Of the pages they belong to. */
  build: string;
  files: { name: string; size: number }[];
}

const CACHE = 'boulevard-rules-';
const LIST = 'offline/files.json';

const kept = (): boolean => 'caches' in globalThis;

export async function listing(root: string): Promise<Listing> {
  const url = root + LIST;
  try {
    const answer = await fetch(url, { cache: 'no-cache' });
    if (answer.ok) return (await answer.json()) as Listing;
  } catch {
    // No network: what was kept.
  }
  if (kept()) {
    const known = await caches.match(url);
    if (known) return (await known.json()) as Listing;
  }
  throw new Error('no files');
}

export type Files = Map<string, Uint8Array<ArrayBuffer>>;

/** All files, by name, and when they will be there without a network, too. */
export async function fetchFiles(root: string, list: Listing, onprogress: (done: number) => void): Promise<{ files: Files; kept: Promise<void> }> {
  const cache = kept() ? await caches.open(CACHE + list.version) : null;
  let done = 0;
  const files: Files = new Map();
  const keeping: Promise<void>[] = [];
  const load = async ({ name, size }: { name: string; size: number }): Promise<void> => {
    const url = `${root}offline/${name}`;
    const known = await cache?.match(url);
    const bytes = new Uint8Array(size);
    let at = 0;
    const answer = known ?? (await fetch(url));
    if (!answer.ok || !answer.body) throw new Error(name);
    const reader = answer.body.getReader();
    for (;;) {
      const { done: end, value } = await reader.read();
      if (end) break;
      if (at + value.length > size) throw new Error(name);
      bytes.set(value, at);
      at += value.length;
      onprogress((done += value.length));
    }
    if (at !== size) throw new Error(name);
    files.set(name, bytes);
    if (cache && !known) keeping.push(cache.put(url, new Response(bytes, { headers: { 'Content-Type': type(name) } })));
  };
  await Promise.all(list.files.map(load));
  // Nobody waits for that; a full browser keeps nothing, and plays all the same.
  const all = Promise.all(keeping).then(() => (cache ? settle(cache, root, list) : undefined));
  return { files, kept: all.catch(() => undefined) };
}

const PACKED = '.packed';

/** What came packed, unpacked: a web space of files packs nothing by itself. */
export async function unpacked(files: Files): Promise<Files> {
  const unpack = async ([name, bytes]: [string, Uint8Array<ArrayBuffer>]): Promise<[string, Uint8Array<ArrayBuffer>]> => {
    if (!name.endsWith(PACKED)) return [name, bytes];
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return [name.slice(0, -PACKED.length), new Uint8Array(await new Response(stream).arrayBuffer())];
  };
  return new Map(await Promise.all([...files].map(unpack)));
}

/** The list last: it says that all are there. Then the older ones may go. */
async function settle(cache: Cache, root: string, list: Listing): Promise<void> {
  await cache.put(root + LIST, new Response(JSON.stringify(list), { headers: { 'Content-Type': 'application/json' } }));
  for (const name of await caches.keys()) if (name.startsWith(CACHE) && name !== CACHE + list.version) await caches.delete(name);
}

/** Is everything here that playing without a network needs? */
export async function allHere(root: string): Promise<boolean> {
  return kept() && (await caches.match(root + LIST)) !== undefined;
}

export function type(name: string): string {
  if (name.endsWith('.wasm')) return 'application/wasm';
  if (name.endsWith('.mjs')) return 'text/javascript';
  return name.endsWith('.json') ? 'application/json' : 'application/octet-stream';
}
