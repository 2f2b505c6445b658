// Made by `make types`; do not edit.
// schema c38c2811a45070aa55b1023de8037887
// text 7dadc09f82238a04772becb4f57e14ec
export type Company = 'albion' | 'sphinx' | 'vega' | 'tivoli' | 'pioneer';
/**
 * what a card pays
 */
export type Payer = 'albion' | 'sphinx' | 'vega' | 'tivoli' | 'pioneer' | 'strip';

export interface LordsOfVegas {
  view: View;
  menu: MenuEntry[];
  facts: Facts;
}
export interface View {
  game: 'lords-of-vegas';
  format: 2;
  rules: number;
  options: {};
  seats: number;
  phase:
    | 'dealing'
    | 'starting'
    | 'drawing'
    | 'reorganising'
    | 'ties'
    | 'rolling'
    | 'taking'
    | 'turn'
    | 'lifting'
    | 'arranging'
    | 'laying-off'
    | 'break'
    | 'over';
  active: number | null;
  card: string | null;
  players: {
    money: number;
    points: number;
    /**
     * with this seat's marker
     */
    lots: string[];
  }[];
  /**
   * by lot
   */
  tiles: {
    [k: string]: Tile;
  };
  /**
   * cards that have left the deck
   */
  drawn: string[];
  /**
   * dice that were reorganised this turn
   */
  reorganised: string[];
  gambled: boolean;
  /**
   * seats that made an offer this turn
   */
  offered: number[];
  offers: Offer[];
  pending: Pending | null;
  /**
   * what a person reads off the table by looking
   */
  readings: {
    /**
     * offers may be made and answered
     */
    deals_open: boolean;
    /**
     * per offer, why it could not be carried out now
     */
    problems: (Problem | null)[];
    /**
     * per offer, the actions that are part of it, in order
     */
    sold: MenuEntry[][];
    gamble: {
      /**
       * what each gets, per row of the house odds
       */
      stand: {
        gambler: number;
        boss: number;
        bank: number;
      }[];
      /**
       * what each gets, per row of the house odds
       */
      lay_off: {
        gambler: number;
        boss: number;
        bank: number;
      }[];
    } | null;
    casinos: Casino[];
    /**
     * lots that are out of play
     */
    closed: string[];
    stock: {
      /**
       * tiles that are not on the board
       */
      albion: number;
      /**
       * tiles that are not on the board
       */
      sphinx: number;
      /**
       * tiles that are not on the board
       */
      vega: number;
      /**
       * tiles that are not on the board
       */
      tivoli: number;
      /**
       * tiles that are not on the board
       */
      pioneer: number;
    };
    seats: {
      /**
       * lots where its dice stand
       */
      dice: string[];
      free_dice: number;
      free_markers: number;
    }[];
    undrawn: {
      /**
       * lots whose cards are in the deck
       */
      albion: string[];
      /**
       * lots whose cards are in the deck
       */
      sphinx: string[];
      /**
       * lots whose cards are in the deck
       */
      vega: string[];
      /**
       * lots whose cards are in the deck
       */
      tivoli: string[];
      /**
       * lots whose cards are in the deck
       */
      pioneer: string[];
      /**
       * lots whose cards are in the deck
       */
      strip: string[];
    };
    brings: {
      /**
       * per seat, what a card that pays this would bring now
       */
      albion: {
        money: number;
        points: number;
      }[];
      /**
       * per seat, what a card that pays this would bring now
       */
      sphinx: {
        money: number;
        points: number;
      }[];
      /**
       * per seat, what a card that pays this would bring now
       */
      vega: {
        money: number;
        points: number;
      }[];
      /**
       * per seat, what a card that pays this would bring now
       */
      tivoli: {
        money: number;
        points: number;
      }[];
      /**
       * per seat, what a card that pays this would bring now
       */
      pioneer: {
        money: number;
        points: number;
      }[];
      /**
       * per seat, what a card that pays this would bring now
       */
      strip: {
        money: number;
        points: number;
      }[];
    };
    /**
     * cards before the End of Game card
     */
    cards_to_end: number;
  };
}
export interface Tile {
  company: Company;
  seat: number | null;
  die: number | null;
}
export interface Offer {
  /**
   * from 0
   */
  from: number;
  to: number | null;
  /**
   * as the proposing seat says them
   */
  terms: string;
  /**
   * since rules version 2
   */
  sides?: number[];
  /**
   * since rules version 2
   */
  agreed?: number[];
}
/**
 * what a half-done action waits for
 */
export interface Pending {
  seats?: number[];
  sums?: number[];
  thrown?: number;
  roll?: string[];
  check?: string[];
  then?: 'turn' | 'pay' | 'take' | 'break';
  casino?: string;
  /**
   * who arranges, from 0
   */
  seat?: number;
  left?: string[];
  lot?: string;
  company?: Company;
  bet?: number;
  laid_off?: boolean;
  first?: number | null;
  /**
   * actions of a deal that are still to be done
   */
  sold?: string[];
}
export interface Problem {
  /**
   * of the words
   */
  key: string;
  details: {};
  reason: Problem | null;
}
export interface MenuEntry {
  token: string;
  verb:
    | 'offer'
    | 'withdraw'
    | 'reject'
    | 'accept'
    | 'end'
    | 'leave'
    | 'stand'
    | 'lay-off'
    | 'turn-card'
    | 'build'
    | 'sprawl'
    | 'remodel'
    | 'reorganise'
    | 'lift'
    | 'give-up'
    | 'arrange'
    | 'gamble';
  /**
   * where; all of its casino
   */
  lots?: string[];
  company?: Company;
  /**
   * what it costs at once; a gamble risks it
   */
  cost?: number;
  /**
   * of a gamble: the highest bet; the token places the least
   */
  most?: number;
  /**
   * of a gamble: all that the boss can pay
   */
  covers?: number;
  /**
   * of a gamble: per bet from 1 on, what each row of the house odds brings the gambler, with the whole bet kept or half of it laid off
   */
  bets?: {
    stand: number[];
    lay_off: number[];
  }[];
  /**
   * of an answer to a bet: what each row of the house odds moves
   */
  amounts?: number[];
  /**
   * that a die is to show
   */
  value?: number;
  brings?: Bosses;
  odds?: {
    boss: number;
    tie: number;
  };
}
export interface Bosses {
  /**
   * tiles
   */
  size: number;
  boss: number | null;
  crown: string | null;
  /**
   * seats whose highest dice are tied
   */
  tied: number[];
}
export interface Casino {
  /**
   * tiles
   */
  size: number;
  boss: number | null;
  crown: string | null;
  /**
   * seats whose highest dice are tied
   */
  tied: number[];
  /**
   * in the order of the board; the first names it
   */
  lots: string[];
  company: Company;
  /**
   * all that its dice show
   */
  pips: number;
  /**
   * touches the Strip
   */
  strip: boolean;
  /**
   * reorganised in this turn
   */
  rolled: boolean;
}
/**
 * what is printed
 */
export interface Facts {
  companies: Company[];
  /**
   * in the order of the board
   */
  lots: Lot[];
  /**
   * of a seat
   */
  dice: number;
  /**
   * of a seat
   */
  markers: number;
  /**
   * of a company
   */
  tiles: number;
  /**
   * the highest bet, for each tile of a casino
   */
  bet_per_tile: number;
  /**
   * spaces of the score track
   */
  track: number[];
  /**
   * what two dice do with a bet: they move it so many times
   */
  house: {
    times: number;
    sums: number[];
    /**
     * of 36
     */
    ways: number;
  }[];
}
export interface Lot {
  name: string;
  block: string;
  /**
   * of the Strip
   */
  west: boolean;
  /**
   * inside the block, from 0
   */
  row: number;
  /**
   * inside the block, from 0
   */
  column: number;
  price: number;
  die: number;
  pays: Payer;
  /**
   * beside the Strip
   */
  strip: boolean;
}
