// An offer that is being composed on the deal table.
import { nothing, type Side } from './position';

export class Draft {
  /** From 1; 0 before anybody was chosen. */
  partner = $state(0);
  give: Side = $state.raw(nothing());
  get: Side = $state.raw(nothing());
  /** Clicks on the board choose an action for the deal. */
  choosing = $state(false);

  begin(partner: number, give: Side, get: Side): void {
    this.partner = partner;
    this.give = give;
    this.get = get;
    this.choosing = false;
  }

  clear(): void {
    this.begin(this.partner, nothing(), nothing());
  }

  pay(which: 'give' | 'get', money: number): void {
    this[which] = { ...this[which], money: Math.max(0, money) };
  }

  toggle(which: 'give' | 'get', what: 'lots' | 'dice', lot: string): void {
    const side = this[which];
    const has = side[what].includes(lot);
    this[which] = { ...side, [what]: has ? side[what].filter((one) => one !== lot) : [...side[what], lot] };
  }

  act(which: 'give' | 'get', action: string | null): void {
    this[which] = { ...this[which], action };
    this.choosing = false;
  }
}
