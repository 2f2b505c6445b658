// Made by `make types`; do not edit.
// schema c1e0de9d84bcabb9ce439ce2638b4db4
// text bccb45c7653e7f086f46a5defb894756
export interface WelcomeToNewLasVegas {
  view: View;
  menu: MenuEntry[];
  facts: Facts;
}
export interface View {
  game: 'new-las-vegas';
  format: 2;
  rules: number;
  seats: number;
  options: {
    introductory: boolean;
    acme: number;
    /**
     * another edition of the sheets
     */
    sheet: {} | null;
    /**
     * how many others play on paper
     */
    paper?: number;
  };
  stage: 'projects' | 'loans' | 'cards' | 'play' | 'reveal' | 'over' | 'others';
  turn: number;
  projects: {
    project:
      | 'large-3'
      | 'small-5'
      | 'hotels-7'
      | 'large-neighbours-2'
      | 'hotels-row-4'
      | 'hotels-ends'
      | 'inauguration-10'
      | 'limo-types'
      | 'even-6'
      | 'odd-7'
      | 'odd-4-twice'
      | 'even-5-end'
      | 'streets-2'
      | 'limo-streets'
      | 'cranes-ends'
      | 'cranes-2'
      | 'cranes-4'
      | 'cranes-shows'
      | 'shows-3'
      | 'shows-golf'
      | 'par-4';
    approved: boolean;
  }[];
  cards: Cards;
  /**
   * as they were before this turn
   */
  sheets: Sheet[];
  acme?: Acme;
  /**
   * those who play on paper
   */
  others?: {
    /**
     * at the end, first what each contributed to the inauguration, then 1 for each who would borrow and 0 for the others (not in the introductory game), then the longest series of them all in each street
     */
    told: number[];
    /**
     * avenues where one of them was first
     */
    hotels: number[];
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
     * what everybody picks from
     */
    cards: {
      numbers: (string | null)[];
      effects: (string | null)[];
      /**
       * a number and an effect are picked from two cards of a hand
       */
      apart: boolean;
    };
    /**
     * avenues whose large hotel was built in an earlier turn
     */
    taken: number[];
    /**
     * per street, the longest series of all
     */
    longest: number[];
    sheets: SheetReadings[];
    draft?: SheetReadings;
    prospects?: Prospects;
    acme?: AcmeReadings;
    settled: {
      /**
       * bundles that the bank gave everybody
       */
      bank: number;
      /**
       * who owes a debt for the inauguration
       */
      last: boolean[];
    } | null;
  };
}
export interface Cards {
  pile: string[];
  numbers?: (string | null)[];
  effects?: (string | null)[];
  hand?: (string | null)[];
  again?: string[];
  /**
   * cards to be drawn before an approval card can come
   */
  upper?: number;
}
export interface Sheet {
  streets: {
    /**
     * 7: opened with it, '7x': opened by Extended Casino
     */
    casinos: (number | string | null)[];
    /**
     * avenues whose crane is crossed off
     */
    built: number[];
    /**
     * avenues whose star is circled
     */
    shows: number[];
  }[];
  hotels: {
    large: number[];
    small: number[];
  };
  golf: {
    holes: number[];
    lost: number[];
  };
  /**
   * the lines of the trail
   */
  limousine: string[];
  inauguration: {
    checked: number;
    bonuses: ('debt' | 'clear' | null)[];
  };
  shows: {
    left: number;
    right: number;
  };
  improvements: {
    /**
     * values crossed off
     */
    inauguration: number;
    /**
     * values crossed off
     */
    'hotel-large': number;
    /**
     * values crossed off
     */
    'hotel-small': number;
    /**
     * values crossed off
     */
    streets: number;
    /**
     * values crossed off
     */
    'golf-3': number;
    /**
     * values crossed off
     */
    'golf-4': number;
    /**
     * values crossed off
     */
    'golf-5': number;
    /**
     * values crossed off
     */
    vip: number;
    /**
     * values crossed off
     */
    luxury: number;
    /**
     * values crossed off
     */
    missing: number;
  };
  projects: number[];
  loan: 'borrow' | 'decline' | null;
}
export interface Acme {
  /**
   * its pile, first card first
   */
  cards: string[];
  /**
   * in the order they came
   */
  approvals: ('pink' | 'purple' | 'yellow')[];
  /**
   * how many of them have had their effect
   */
  settled: number;
  hotels: number[];
  projects: number[];
  loan_card: string | null;
  score: {
    total: number;
    categories: {
      [k: string]: number;
    };
    tie_break: number[];
  };
}
export interface SheetReadings {
  /**
   * the longest of every street, with its first and last avenue
   */
  series: {
    length: number;
    from: number;
    to: number;
  }[];
  trail: {
    lines: Line[];
    /**
     * the crossing where the limousine stands
     */
    at: string;
    /**
     * special casinos whose carpet it has passed
     */
    passed: string[];
    home: boolean;
  };
  counts: {
    /**
     * how many things the ladder's value counts for
     */
    'hotel-large': number;
    /**
     * how many things the ladder's value counts for
     */
    'hotel-small': number;
    /**
     * how many things the ladder's value counts for
     */
    'golf-3': number;
    /**
     * how many things the ladder's value counts for
     */
    'golf-4': number;
    /**
     * how many things the ladder's value counts for
     */
    'golf-5': number;
    /**
     * how many things the ladder's value counts for
     */
    vip: number;
    /**
     * how many things the ladder's value counts for
     */
    luxury: number;
    /**
     * how many things the ladder's value counts for
     */
    missing: number;
  };
  /**
   * checked boxes that were not used for a bonus
   */
  contribution: number;
  /**
   * not cleared
   */
  debts: {
    cranes: number;
    shows: number;
    bonuses: number;
  };
  bundles: {
    start: number;
    mafia: number;
  };
}
export interface Line {
  name: string;
  /**
   * crossings, the first included
   */
  way: string[];
}
/**
 * one's own safe, as far as one can know before the loans are shown
 */
export interface Prospects {
  /**
   * of the start
   */
  bundles: number;
  /**
   * bundles
   */
  mafia: number;
  debts: {
    cranes: number;
    bonuses: number;
    shows: number;
    /**
     * 1 for the last, as things stand
     */
    inauguration: number;
  };
  /**
   * what the bank may bring; empty before one has answered it
   */
  bank: {
    /**
     * others who must want to borrow for it, at least
     */
    fewest: number;
    /**
     * and at most
     */
    most: number;
    /**
     * bundles for everybody
     */
    brings: number;
    /**
     * points lost then
     */
    bankruptcy: number;
  }[];
  /**
   * points lost if the bank brings nothing
   */
  without_bank: number;
}
export interface AcmeReadings {
  counts: {
    /**
     * cards in its pile
     */
    inauguration: number;
    /**
     * cards in its pile
     */
    construction: number;
    /**
     * cards in its pile
     */
    limousine: number;
    /**
     * cards in its pile
     */
    show: number;
    /**
     * cards in its pile
     */
    improvement: number;
  };
  has: {
    /**
     * things that count in this domain
     */
    inauguration: number;
    /**
     * things that count in this domain
     */
    shows: number;
    /**
     * things that count in this domain
     */
    hotels: number;
    /**
     * things that count in this domain
     */
    streets: number;
    /**
     * things that count in this domain
     */
    golf: number;
    /**
     * things that count in this domain
     */
    limousine: number;
  };
  improved: {
    /**
     * the improved value counts
     */
    inauguration: boolean;
    /**
     * the improved value counts
     */
    shows: boolean;
    /**
     * the improved value counts
     */
    hotels: boolean;
    /**
     * the improved value counts
     */
    streets: boolean;
    /**
     * the improved value counts
     */
    golf: boolean;
    /**
     * the improved value counts
     */
    limousine: boolean;
  };
  borrows: boolean | null;
}
export interface MenuEntry {
  token: string;
  verb:
    | 'done'
    | 'pick'
    | 'refuse'
    | 'give'
    | 'reshuffle'
    | 'claim'
    | 'inaugurate'
    | 'show'
    | 'improve'
    | 'free'
    | 'borrow'
    | 'decline'
    | 'drive'
    | 'crane'
    | 'extend'
    | 'open'
    | 'easy';
  /**
   * the casino, `2.4`
   */
  place?: string;
  /**
   * that is written
   */
  number?: number;
  /**
   * of a drive: crossings, the first included
   */
  way?: string[];
  /**
   * of a drive: casinos whose carpet it passes
   */
  passes?: string[];
  /**
   * points that it brings at once
   */
  gain?: number;
}
/**
 * what is printed
 */
export interface Facts {
  effects: ('inauguration' | 'construction' | 'limousine' | 'show' | 'improvement')[];
  streets: Lot[][];
  /**
   * of the golf holes
   */
  pars: number[];
  /**
   * crossings
   */
  lamps: string[];
  /**
   * the crossing at the airport
   */
  start: string;
  /**
   * open stretches between neighbouring crossings
   */
  roads: {
    from: string;
    to: string;
    /**
     * casinos whose carpet lies there
     */
    carpets: string[];
  }[];
  ladders: {
    'hotel-large': number[];
    'hotel-small': number[];
    streets: number[];
    'golf-3': number[];
    'golf-4': number[];
    'golf-5': number[];
    vip: number[];
    luxury: number[];
    missing: number[];
  };
  inauguration: {
    boxes: number;
    bonus_pairs: number[][];
    /**
     * basic and improved, for first, second, third
     */
    points: number[][];
  };
  shows: {
    left: {
      values: number[];
      /**
       * boxes beside which a debt stands
       */
      debts: number[];
    };
    right: {
      values: number[];
      /**
       * boxes beside which a debt stands
       */
      debts: number[];
    };
  };
  safe: {
    start: number;
    introductory: number;
    many_borrow: number;
    few_borrow: number;
    bankruptcy: number;
  };
  /**
   * points for who is first, and for later ones
   */
  projects: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: number[];
  };
  architects: Architect[];
}
export interface Lot {
  /**
   * `2.4`
   */
  name: string;
  street: number;
  avenue: number;
  crane: boolean;
  star: boolean;
  special: 'mafia' | 'luxury' | 'vip' | null;
}
export interface Architect {
  level: number;
  approvals: {
    fulfils: boolean;
    hotels: number[];
  }[];
  /**
   * added to its construction cards for its series
   */
  crane: number;
  borrows_from: number;
  values: {
    /**
     * basic, improved
     *
     * @minItems 2
     * @maxItems 2
     */
    inauguration: number[];
    /**
     * basic, improved
     *
     * @minItems 2
     * @maxItems 2
     */
    shows: number[];
    /**
     * basic, improved
     *
     * @minItems 2
     * @maxItems 2
     */
    hotels: number[];
    /**
     * basic, improved
     *
     * @minItems 2
     * @maxItems 2
     */
    streets: number[];
    /**
     * basic, improved
     *
     * @minItems 2
     * @maxItems 2
     */
    golf: number[];
    /**
     * basic, improved
     *
     * @minItems 2
     * @maxItems 2
     */
    limousine: number[];
  };
  improvement_at: {
    /**
     * improvement cards
     */
    inauguration: number;
    /**
     * improvement cards
     */
    shows: number;
    /**
     * improvement cards
     */
    hotels: number;
    /**
     * improvement cards
     */
    streets: number;
    /**
     * improvement cards
     */
    golf: number;
    /**
     * improvement cards
     */
    limousine: number;
  };
}
