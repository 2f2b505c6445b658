// What a server says to everybody, and the code that a closed club asks newcomers for.
import { here } from './here.svelte';
import { withRoot } from './root';

const LOOK_AGAIN = 60_000; // milliseconds; at a table the connection tells it at once
const PUT_AWAY = 'boulevard-announcement';

export interface Question {
  /** A code was said, and it was not the right one. */
  wrong: boolean;
  answer(code: string | null): void;
}

class House {
  announcement: string | null = $state(null);
  /** The last announcement that the reader has put away. */
  #put: string | null = $state(null);
  /** Somebody new is at the door. */
  question: Question | null = $state.raw(null);

  constructor() {
    try {
      this.#put = sessionStorage.getItem(PUT_AWAY);
    } catch {
      // Then it is shown again.
    }
  }

  get news(): string | null {
    return this.announcement === this.#put ? null : this.announcement;
  }

  putAway(): void {
    this.#put = this.announcement;
    try {
      sessionStorage.setItem(PUT_AWAY, this.announcement ?? '');
    } catch {
      // It stays away as long as the page is open.
    }
  }

  /** Looks now, and then now and again while somebody looks at the page. */
  watch(): void {
    const look = async (): Promise<void> => {
      if (here.on || document.visibilityState === 'hidden') return;
      try {
        const answer = await fetch(withRoot('/api/house'));
        if (answer.ok) this.announcement = ((await answer.json()) as { announcement: string | null }).announcement;
      } catch {
        // No network: nothing is announced.
      }
    };
    void look();
    setInterval(() => void look(), LOOK_AGAIN);
    document.addEventListener('visibilitychange', () => void look());
  }

  /** The code of the club, or null when the reader gives up. */
  ask(wrong: boolean): Promise<string | null> {
    return new Promise((resolve) => {
      this.question = {
        wrong,
        answer: (code) => {
          this.question = null;
          resolve(code);
        },
      };
    });
  }
}

export const house = new House();
