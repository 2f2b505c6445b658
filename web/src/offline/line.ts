// A table of this browser, as a table page hears it.
import { Hearing, type Ask, type Connection, type Listener, type Message } from '../core/transport';
import type { Done, SeatView } from '../core/types';

export class LocalLine implements Connection {
  readonly #hearing: Hearing;
  #stop: (() => void) | null = null;
  #closed = false;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    this.#hearing = new Hearing(listener);
    void this.#open();
  }

  async #open(): Promise<void> {
    const { asRefused, house } = await import('./client');
    try {
      const first = house.call<Message[]>('listen', { id: this.table });
      // What is told after the question belongs after its answer: both come from one worker, in order.
      const early: Message[] = [];
      let greeted = false;
      if (this.#closed) return;
      this.#stop = house.listen(this.table, (message) => {
        if (greeted) this.#hearing.hear(message);
        else early.push(message);
      });
      for (const message of await first) this.#hearing.hear(message);
      greeted = true;
      for (const message of early) this.#hearing.hear(message);
    } catch (error) {
      const refused = asRefused(error);
      if (refused instanceof Error && 'error' in refused) this.listener.onrefused(refused.error as Parameters<Listener['onrefused']>[0]);
      else throw error;
    }
  }

  async ask(ask: Ask): Promise<Done> {
    const { asRefused, house } = await import('./client');
    try {
      const done = await house.call<Done>('ask', { id: this.table, ask });
      if (done.view) this.listener.onview(done.view as SeatView);
      return done;
    } catch (error) {
      throw asRefused(error);
    }
  }

  close(): void {
    this.#closed = true;
    this.#stop?.();
  }
}
