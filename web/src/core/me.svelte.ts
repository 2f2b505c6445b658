// Who this browser is.
import { api, ApiError } from './api';
import { house } from './house.svelte';
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
    if (!this.me || (name && name !== this.me.name)) this.me = await this.#become(name);
    return this.me;
  }

  /** A closed club asks newcomers for its code, until it is right or they give up. */
  async #become(name?: string): Promise<Me> {
    let code: string | undefined;
    for (;;) {
      try {
        return await api.becomeGuest(name, code);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'error-server-club-code') throw error;
        const said = await house.ask(code !== undefined);
        if (said === null) throw error;
        code = said;
      }
    }
  }
}

export const identity = new Identity();
