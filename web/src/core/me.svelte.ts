// Who this browser is.
import { api } from './api';
import type { Me } from './types';

class Identity {
  me: Me | null = $state.raw(null);
  known = $state(false);

  async load(): Promise<void> {
    this.me = await api.me();
    this.known = true;
  }

  /** A guest identity, made when it is first needed. */
  async ensure(name?: string): Promise<Me> {
    if (!this.known) await this.load();
    if (!this.me || (name && name !== this.me.name)) this.me = await api.becomeGuest(name);
    return this.me;
  }
}

export const identity = new Identity();
