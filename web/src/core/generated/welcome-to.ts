// Made by `make types`; do not edit.
// schema d115d95347995f08c4ed67ee4e4bea07
// text 860469f848f174163b20bcf0d657295d
export interface WelcomeTo {
  view: View;
  menu: MenuEntry[];
  facts: Facts;
}
export interface View {
  game: 'welcome-to';
  format: 2;
  rules: number;
  seats: number;
  options: {
    advanced: boolean;
    roundabouts: boolean;
    expert: boolean;
    /**
     * another sheet
     */
    sheet?: {} | null;
    /**
     * how many others play on paper
     */
    paper?: number;
  };
  stage: 'plans' | 'first-seat' | 'cards' | 'play' | 'over' | 'others';
  turn: number;
  plans: {
    plan:
      | 'estates-111111'
      | 'estates-2222'
      | 'estates-333'
      | 'estates-44'
      | 'estates-55'
      | 'estates-66'
      | 'estates-1116'
      | 'estates-225'
      | 'estates-334'
      | 'estates-36'
      | 'estates-45'
      | 'estates-1114'
      | 'estates-126'
      | 'estates-145'
      | 'estates-34'
      | 'estates-25'
      | 'estates-1223'
      | 'estates-235'
      | 'street-3'
      | 'street-1'
      | 'bis-5'
      | 'temps-7'
      | 'ends'
      | 'parks-2'
      | 'parks-pools-roundabout'
      | 'pools-2'
      | 'parks-pools-3'
      | 'parks-pools-2';
    approved: boolean;
  }[];
  cards: Cards;
  /**
   * as they were before this turn
   */
  sheets: Sheet[];
  solo_card?: 'seen' | 'hidden';
  /**
   * from 0
   */
  first_seat?: number;
  /**
   * those who play on paper
   */
  others?: {
    /**
     * at the end, the temps of each
     */
    told: number[];
  };
  /**
   * of a large table: the seats whose `sheets`, readings and `confirmed` these are
   */
  shown_seats?: number[];
  confirmed: boolean[];
  draft?: {
    steps: string[];
    sheet: Sheet;
  };
  /**
   * what a person reads off the table by looking
   */
  readings: {
    /**
     * what this seat picks from
     */
    cards: {
      numbers: (string | null)[];
      effects: (string | null)[];
      /**
       * a number and an effect are picked from two cards of a hand
       */
      apart: boolean;
    };
    sheets: SheetReadings[];
    draft?: SheetReadings;
    /**
     * solo, expert: cards whose effect this seat has not seen, and the pile's top
     */
    unseen?: {
      surveyor: number;
      estate: number;
      park: number;
      pool: number;
      temp: number;
      bis: number;
    };
  };
}
export interface Cards {
  pile: string[] | null;
  /**
   * cards in a pile that may not be looked at
   */
  left?: number;
  numbers?: (string | null)[];
  effects?: (string | null)[];
  hand?: (string | null)[];
  hands?: (string | null)[][];
  top?: ('surveyor' | 'estate' | 'park' | 'pool' | 'temp' | 'bis') | null;
  /**
   * cards that everybody has seen go
   */
  discards?: string[];
  /**
   * per hand, what the others know of its cards
   */
  open?: (string | null)[][];
}
export interface Sheet {
  streets: Street[];
  /**
   * crosses in each column
   */
  estates: number[];
  temps: number;
  refusals: number;
  /**
   * points written; 0 is not fulfilled
   */
  plans: number[];
}
export interface Street {
  /**
   * 7: written, '7b': a bis copy, 'R': a roundabout
   */
  houses: (number | string | null)[];
  /**
   * houses with a fence to their right
   */
  fences: number[];
  /**
   * houses with a built pool
   */
  pools: number[];
  /**
   * crosses
   */
  parks: number;
  /**
   * houses that a plan has used up
   */
  used: number[];
}
export interface SheetReadings {
  /**
   * complete ones
   */
  estates: Estate[];
  /**
   * crosses
   */
  pools: number;
  /**
   * crosses
   */
  bis: number;
  /**
   * crosses
   */
  roundabouts: number;
}
export interface Estate {
  /**
   * from 0
   */
  street: number;
  /**
   * the place of its first house, from 1
   */
  first: number;
  size: number;
  /**
   * a plan has used it up
   */
  used: boolean;
}
export interface MenuEntry {
  token: string;
  verb:
    | 'done'
    | 'pick'
    | 'refuse'
    | 'pass'
    | 'reshuffle'
    | 'claim'
    | 'park'
    | 'pool'
    | 'temp'
    | 'estate'
    | 'fence'
    | 'roundabout'
    | 'bis'
    | 'use'
    | 'write';
  /**
   * the house, `2.4`; of a fence the one to its left, of an estate its first, of a park and a pool the house of this turn
   */
  place?: string;
  /**
   * that is written
   */
  number?: number;
  /**
   * houses of an estate
   */
  size?: number;
  /**
   * points that it brings at once
   */
  gain?: number;
}
/**
 * what is printed
 */
export interface Facts {
  effects: ('surveyor' | 'estate' | 'park' | 'pool' | 'temp' | 'bis')[];
  streets: {
    houses: number;
    /**
     * houses where a pool can be built
     */
    pools: number[];
    /**
     * points after so many crosses
     */
    parks: number[];
  }[];
  pools: number[];
  temps: {
    boxes: number;
    /**
     * for most, second, third
     */
    points: number[];
  };
  /**
   * by size
   */
  estates: number[][];
  bis: number[];
  roundabouts: number[];
  refusals: number[];
  /**
   * points for who is first, and for later ones
   */
  plans: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: number[];
  };
  /**
   * of plans that ask for estates, their sizes
   */
  wanted: {
    [k: string]: number[];
  };
}
