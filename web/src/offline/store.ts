// What this browser keeps: texts by id, in IndexedDB.

const NAME = 'boulevard';
const STORE = 'kept';

export class Store {
  /** What did not fit; tried again with the next. */
  #late = new Map<string, string | null>();

  private constructor(readonly database: IDBDatabase) {}

  static open(): Promise<Store> {
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open(NAME, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
      opening.onsuccess = () => resolve(new Store(opening.result));
      opening.onerror = () => reject(opening.error ?? new Error(NAME));
    });
  }

  all(): Promise<Record<string, string>> {
    return new Promise((resolve, reject) => {
      const found: Record<string, string> = {};
      const reading = this.database.transaction(STORE).objectStore(STORE).openCursor();
      reading.onerror = () => reject(reading.error ?? new Error(STORE));
      reading.onsuccess = () => {
        const cursor = reading.result;
        if (!cursor) return resolve(found);
        found[String(cursor.key)] = String(cursor.value);
        cursor.continue();
      };
    });
  }

  /** False when there is no room: nothing that was kept before is lost by that. */
  keep(texts: Record<string, string | null>): Promise<boolean> {
    for (const [id, text] of Object.entries(texts)) this.#late.set(id, text);
    if (!this.#late.size) return Promise.resolve(true);
    const now = new Map(this.#late);
    return new Promise((resolve) => {
      try {
        const writing = this.database.transaction(STORE, 'readwrite');
        for (const [id, text] of now) {
          if (text === null) writing.objectStore(STORE).delete(id);
          else writing.objectStore(STORE).put(text, id);
        }
        writing.oncomplete = () => {
          for (const [id, text] of now) if (this.#late.get(id) === text) this.#late.delete(id);
          resolve(true);
        };
        writing.onerror = writing.onabort = () => resolve(false);
      } catch {
        resolve(false);
      }
    });
  }
}
