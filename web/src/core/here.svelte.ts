// Is there a server, or does this browser play by itself? A site of files has none; with a server, one may choose.
import { isSite } from './root';

const REMEMBERED = 'boulevard-here';

/** Ids of tables and records that live in this browser; no id of a server begins like this. */
export const isHere = (id: unknown): boolean => typeof id === 'string' && id.startsWith('~');

export type Stage = 'off' | 'loading' | 'waking' | 'ready' | 'trouble';

class Here {
  /** Tables are made in this browser and not on a server. */
  on = $state(isSite);
  /** The server did not answer. */
  cut = $state(false);
  stage: Stage = $state('off');
  /** Bytes. */
  done = $state(0);
  size = $state(0);
  /** A key of the words: what is wrong, though the game goes on. */
  trouble: string | null = $state(null);

  choose(on: boolean): void {
    this.on = on || isSite;
    try {
      if (on) localStorage.setItem(REMEMBERED, 'yes');
      else localStorage.removeItem(REMEMBERED);
    } catch {
      // Then it lasts as long as the page.
    }
  }

  /** Chosen before, and not taken back. */
  get remembered(): boolean {
    try {
      return localStorage.getItem(REMEMBERED) === 'yes';
    } catch {
      return false;
    }
  }
}

export const here = new Here();
