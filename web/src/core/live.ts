// One WebSocket to a table that heals itself: it connects again with the last event it has, and sends
// what was not answered again with the same key, so that nothing is lost and nothing happens twice.
import { house } from './house.svelte';
import { withRoot } from './root';
import { GivenUp, Hearing, Refused, type Ask, type Connection, type Listener, type Message } from './transport';
import type { Done, ServerError } from './types';

interface Pending {
  id: number;
  ask: Ask;
  resolve(done: Done): void;
  reject(error: unknown): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** The longest wait for a server that said it would be back. */
const SOON = 1500;
// A line that fell silent is known within two seconds: asked before one, doubted before two, given up after six.
// A crowded server wants to be asked less often, and says so.
const LOOK_EVERY = 250;
const PULSE = 750;
const DOUBT_AFTER = 1000;
const DROP_AFTER = 5250;
// Nobody looks at a hidden page; it asks now and then, so that nothing in between forgets the connection.
const ASK_HIDDEN = 20_000;

export class Live implements Connection {
  #socket: WebSocket | null = null;
  #pending: Pending[] = [];
  #id = 0;
  #wait = FIRST_WAIT;
  #soon = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looking: ReturnType<typeof setInterval> | undefined;
  /** When something was last heard, and when we last asked whether somebody is there. */
  #heard = 0;
  #asked = 0;
  #pulse = PULSE;
  #doubted = false;
  #closed = false;
  #greeted = false;
  readonly #hearing: Hearing;

  constructor(
    readonly table: string,
    readonly language: () => string,
    readonly listener: Listener,
  ) {
    this.#hearing = new Hearing(listener);
    this.#connect();
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#doubt);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#looking);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#doubt);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
    for (const pending of this.#pending.splice(0)) pending.reject(new GivenUp());
  }

  /** Asks, and goes on asking over lost connections until there is an answer. */
  ask(ask: Ask): Promise<Done> {
    if (ask.type === 'draft') {
      // A draft is the whole list: a newer one makes the older one pointless.
      this.#pending = this.#pending.filter((one) => {
        const old = one.ask.type === 'draft' && one.ask.seat === ask.seat;
        if (old) one.reject(new GivenUp());
        return !old;
      });
    }
    return new Promise((resolve, reject) => {
      const pending: Pending = { id: ++this.#id, ask, resolve, reject };
      this.#pending.push(pending);
      if (this.#greeted) this.#send(pending);
    });
  }

  #send(pending: Pending): void {
    this.#socket?.send(JSON.stringify({ id: pending.id, ...pending.ask }));
  }

  #hurry = (): void => {
    if (this.#closed || document.visibilityState === 'hidden') return;
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) {
      // What was heard before the page was hidden says nothing now.
      this.#heard = Date.now() - this.#pulse;
      this.#asked = 0;
      this.#look();
      return;
    }
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** Is somebody there? Asks when it is silent, says so when it stays silent, and closes what died. */
  #look = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const now = Date.now();
    const silent = now - this.#heard;
    const hidden = document.visibilityState === 'hidden';
    const rest = hidden ? ASK_HIDDEN : this.#pulse;
    if (silent >= rest && now - this.#asked >= rest) {
      this.#asked = now;
      this.#socket.send(JSON.stringify({ type: 'ping', id: 0 }));
    }
    if (hidden) return;
    if (silent >= this.#pulse + DROP_AFTER) this.#drop();
    else if (silent >= this.#pulse + DOUBT_AFTER) this.#doubt();
  };

  #doubt = (): void => {
    if (this.#closed || this.#doubted) return;
    this.#doubted = true;
    this.listener.online('lost');
  };

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onclose = socket.onmessage = socket.onerror = null;
      socket.close();
    }
    this.#lost();
  }

  #lost(): void {
    this.#greeted = false;
    clearInterval(this.#looking);
    if (this.#closed) return;
    this.listener.online('lost');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.7 + Math.random() * 0.6));
    this.#wait = Math.min(this.#wait * 1.8, this.#soon ? SOON : LONGEST_WAIT);
  }

  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const query = `since=${this.#hearing.seq}&views=true&gains=true&lang=${this.language()}`;
    const socket = new WebSocket(`${scheme}//${location.host}${withRoot(`/api/tables/${encodeURIComponent(this.table)}`)}/live?${query}`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(String(event.data));
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (event.code === 4403 || event.code === 4404) {
        this.#closed = true;
        this.listener.onrefused({
          code: event.code === 4404 ? 'error-server-no-table' : 'error-server-not-yours',
          message: '',
          details: {},
        });
        return;
      }
      this.#lost();
    };
  }

  #hear(text: string): void {
    this.#heard = Date.now();
    if (this.#doubted && this.#greeted) {
      this.#doubted = false;
      this.listener.online('open');
    }
    const message = JSON.parse(text) as Message;
    if (typeof message['pulse'] === 'number') this.#pulse = Math.max(PULSE, message['pulse'] * 1000);
    switch (message.type) {
      case 'hello': {
        this.#greeted = true;
        this.#wait = FIRST_WAIT;
        this.#soon = false;
        this.#doubted = false;
        this.#hearing.hear(message);
        clearInterval(this.#looking);
        this.#looking = setInterval(this.#look, LOOK_EVERY);
        for (const pending of this.#pending) this.#send(pending);
        break;
      }
      case 'answer': {
        const pending = this.#take(message['id']);
        const done = message as unknown as Done;
        if (done.view) this.listener.onview(done.view);
        pending?.resolve(done);
        break;
      }
      case 'error': {
        const pending = this.#take(message['id']);
        pending?.reject(new Refused(message as unknown as ServerError));
        break;
      }
      case 'bye':
        this.#soon = true;
        break;
      case 'announcement':
        house.announcement = message['text'] as string | null;
        break;
      default:
        this.#hearing.hear(message);
    }
  }

  #take(id: unknown): Pending | undefined {
    const at = this.#pending.findIndex((pending) => pending.id === id);
    return at < 0 ? undefined : this.#pending.splice(at, 1)[0];
  }
}
