// A dealer in a hall: it shows its cards on the server, and every phone follows. The server only passes on what it is shown.
import { api } from '../core/api';
import { isSite, withRoot } from '../core/root';
import { identity } from '../core/me.svelte';
import type { StageKey, ShownDeck } from '../core/types';
import type { Deck } from './dealer';

export const canShow = !isSite;

const shown = ({ game, turn, left, cards, goals, told, over }: Deck): ShownDeck =>
  ({ game, turn, left, cards, goals: goals.map(({ name, approved }) => ({ name, approved })), told, over }) as ShownDeck;

export class Stage {
  #seq = 1;

  private constructor(readonly key: StageKey) {}

  static async open(deck: Deck): Promise<Stage> {
    await identity.ensure();
    return new Stage(await api.openStage(shown(deck)));
  }

  /** Where phones find it. */
  get link(): string {
    return (this.key.addresses[0] ?? location.origin + withRoot('')) + this.key.path;
  }

  /** False when the hall cannot be reached; the next flip shows everything again. */
  async show(deck: Deck): Promise<boolean> {
    this.#seq += 1;
    try {
      await api.show(this.key.id, this.key.key, this.#seq, shown(deck));
      return true;
    } catch {
      return false;
    }
  }
}
