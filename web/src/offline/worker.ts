// Runs the package's own Python in this browser: rules, matches and bots, in Pyodide.
import { Speaker, type Args } from '../core/speaker';
import { fetchFiles, listing, type, unpacked, type Files, type Listing } from './files';
import type { FromWorker, HouseAnswer, LocalError, ToWorker } from './messages';
import { Store } from './store';

interface Pyodide {
  unpackArchive(bytes: Uint8Array, format: string, options: { extractDir: string }): void;
  runPython(program: string): unknown;
  globals: { get(name: string): (text: string) => string };
  registerJsModule(name: string, module: object): void;
}
interface Loader {
  loadPyodide(options: Record<string, unknown>): Promise<Pyodide>;
}

const PROGRAM = `
import json, sys
sys.path.insert(0, "/house")
from boulevard.local import House
from boulevard.words import speak_with
from boulevard_page import say
speak_with(say)
house = House()
answer = house.answer
def restore(texts):
    return json.dumps(house.restore(json.loads(texts)))
`;

/** What paper says is said by the page's own Fluent; a language is read when it is first wanted. */
const speakers = new Map<string, Speaker>();
let addresses: Record<string, string> = {};
const spoken = (language: string, key: string, details: string): string => speakers.get(language)?.say(key, JSON.parse(details) as Args) ?? key;
async function learn(language: string): Promise<void> {
  const text = addresses[language];
  if (!text || speakers.has(language)) return;
  // A worker that began before the pages were kept is not served what they keep: it looks for itself.
  const kept = (): Promise<Response | undefined> => ('caches' in self ? caches.match(text) : Promise.resolve(undefined));
  const answer = await fetch(text).then((found) => (found.ok ? found : kept()), kept);
  if (answer?.ok) speakers.set(language, new Speaker(language, await answer.text()));
}

const tell = (message: FromWorker): void => postMessage(message);

class Trouble extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

let answer: (text: string) => string;
let store: Store | null = null;

/** One window of this browser plays at a time: two would write over each other's games. */
async function alone(): Promise<void> {
  if (!navigator.locks) return;
  const hold = (): Promise<never> => new Promise<never>(() => undefined);
  await new Promise<void>((resolve) => {
    void navigator.locks.request('boulevard-house', { ifAvailable: true }, (lock) => {
      if (lock) {
        resolve();
        return hold();
      }
      tell({ type: 'trouble', code: 'error-local-elsewhere' });
      void navigator.locks.request('boulevard-house', () => {
        tell({ type: 'trouble', code: null });
        resolve();
        return hold();
      });
      return undefined;
    });
  });
}

async function start(root: string, build: string, words: Record<string, string>): Promise<void> {
  addresses = words;
  let list: Listing;
  let files: Files;
  try {
    list = await listing(root);
    if (list.build !== build) throw new Trouble('error-local-old');
    const size = list.files.reduce((sum, file) => sum + file.size, 0);
    tell({ type: 'loading', done: 0, size });
    files = await unpacked((await fetchFiles(root, list, (done) => tell({ type: 'loading', done, size }))).files);
  } catch (error) {
    throw error instanceof Trouble ? error : new Trouble('error-local-files');
  }
  // Pyodide fetches its files by itself: it gets those that are here.
  const really = self.fetch.bind(self);
  self.fetch = (wish, how) => {
    const name = new URL(wish instanceof Request ? wish.url : wish, root).pathname.split('/').at(-1) ?? '';
    const bytes = files.get(name);
    return bytes ? Promise.resolve(new Response(bytes, { headers: { 'Content-Type': type(name) } })) : really(wish, how);
  };
  const { loadPyodide } = (await import(/* @vite-ignore */ `${root}offline/pyodide.mjs`)) as Loader;
  const python = await loadPyodide({ indexURL: `${root}offline/` });
  // The rules, and the same compiled, which Python takes where it fits the source.
  for (const [name, bytes] of files) if (/^(house-.*|compiled)\.zip$/.test(name)) python.unpackArchive(bytes, 'zip', { extractDir: '/house' });
  files.clear();
  self.fetch = really;
  python.registerJsModule('boulevard_page', { say: spoken });
  python.runPython(PROGRAM);
  answer = python.globals.get('answer');
  await alone();
  store = await Store.open().catch(() => null);
  const texts = store ? await store.all().catch(() => ({})) : {};
  if (!store) tell({ type: 'trouble', code: 'error-local-full' });
  const broken = JSON.parse(python.globals.get('restore')(JSON.stringify(texts))) as (LocalError & { id: string })[];
  tell({ type: 'ready', broken });
}

const starting = new Promise<void>((resolve, reject) => {
  addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    if (data.type === 'start') start(data.root, data.build, data.words).then(resolve, reject);
    else queue(() => ask(data.id, data.call, data.with));
  });
});
starting.catch((error: unknown) => {
  console.error(error);
  tell({ type: 'failed', error: { code: error instanceof Trouble ? error.code : 'error-local-files', details: {} } });
});

/** One thing after the other; bots think when nobody asks. */
let line: Promise<void> = starting;
function queue(work: () => Promise<void>): void {
  line = line.then(work).catch((error: unknown) => console.error(error));
}

let full = false;
async function ask(id: number | null, call: string, details: Record<string, unknown>): Promise<void> {
  if (call.startsWith('paper')) await learn(String((details['wish'] as { language?: unknown }).language ?? 'en'));
  const said = JSON.parse(answer(JSON.stringify({ call, with: details }))) as HouseAnswer;
  if (said.trace) console.error(said.trace);
  const kept = store ? await store.keep(said.keep) : false;
  if (full === kept) tell({ type: 'trouble', code: kept ? null : 'error-local-full' });
  full = !kept;
  for (const [table, message] of said.told) tell({ type: 'told', table, message });
  if (id !== null) tell({ type: 'answer', id, result: said.result, ...(said.error ? { error: said.error } : {}) });
  const [next] = said.work;
  if (next !== undefined && !working) {
    working = true;
    // After whatever came in meanwhile.
    setTimeout(() => {
      working = false;
      queue(() => ask(null, 'work', { id: next }));
    });
  }
}
let working = false;
