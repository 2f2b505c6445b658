// Pictures for the rules: docs/rules says where each stands. Seats: 0 red, 1 green, 2 white, 3 black.
import type { Drawings } from '../../drawings';
import Lots from './Lots.svelte';
import Spaces from './Spaces.svelte';

const [RED, GREEN, WHITE, BLACK] = [0, 1, 2, 3];

export const drawings: Drawings = {
  card: [
    Lots,
    {
      before: [
        [{ lot: 'D4', company: 'sphinx', seat: WHITE, die: 2 }, { lot: 'D5', company: 'sphinx', seat: GREEN, die: 1 }, { lot: 'D6', company: 'sphinx', seat: GREEN, die: 5, boss: true }, null, { lot: 'C12', company: 'sphinx', seat: BLACK, die: 6, boss: true }],
        [{ lot: 'D7', company: 'pioneer', seat: RED, die: 5, boss: true }, { lot: 'D8', marker: BLACK, price: 6, die: 2 }, { lot: 'D9', marker: GREEN, price: 9, die: 3 }],
      ],
    },
  ],
  track: [
    Spaces,
    { at: 8, spaces: [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 23, 26, 29, 32, 36, 40, 44, 49, 54, 60, 66, 73, 81, 90] },
  ],
  build: [Lots, { before: [[{ lot: 'A2', marker: RED, price: 6, die: 2 }]], after: [[{ lot: 'A2', company: 'vega', seat: RED, die: 2, boss: true }]] }],
  sprawl: [
    Lots,
    {
      before: [
        [{ lot: 'A2', company: 'vega', seat: RED, die: 2, boss: true }, { lot: 'A3', marker: BLACK, price: 15, die: 5 }],
        [{ lot: 'A5', price: 9, die: 3 }, null],
      ],
      after: [
        [{ lot: 'A2', company: 'vega', seat: RED, die: 2 }, { lot: 'A3', marker: BLACK, price: 15, die: 5 }],
        [{ lot: 'A5', company: 'vega', seat: RED, die: 3, boss: true }, null],
      ],
    },
  ],
  remodel: [
    Lots,
    {
      before: [[{ lot: 'C4', company: 'sphinx', seat: RED, die: 2 }, { lot: 'C5', company: 'sphinx', seat: RED, die: 3, boss: true }, { lot: 'C6', company: 'pioneer', seat: BLACK, die: 5, boss: true }]],
      after: [[{ lot: 'C4', company: 'pioneer', seat: RED, die: 2 }, { lot: 'C5', company: 'pioneer', seat: RED, die: 3 }, { lot: 'C6', company: 'pioneer', seat: BLACK, die: 5, boss: true }]],
    },
  ],
  reorganise: [
    Lots,
    {
      before: [[{ lot: 'C4', company: 'pioneer', seat: RED, die: 2 }, { lot: 'C5', company: 'pioneer', seat: RED, die: 3 }, { lot: 'C6', company: 'pioneer', seat: BLACK, die: 5, boss: true }]],
      after: [[{ lot: 'C4', company: 'pioneer', seat: RED, die: 5, boss: true }, { lot: 'C5', company: 'pioneer', seat: RED, die: 1 }, { lot: 'C6', company: 'pioneer', seat: BLACK, die: 4 }]],
    },
  ],
  gamble: [
    Lots,
    {
      before: [[{ lot: 'C4', company: 'pioneer', seat: RED, die: 5, boss: true }, { lot: 'C5', company: 'pioneer', seat: RED, die: 1 }, { lot: 'C6', company: 'pioneer', seat: BLACK, die: 4 }]],
      dice: [1, 2],
    },
  ],
  tie: [
    Lots,
    {
      before: [
        [{ lot: 'C1', company: 'tivoli', seat: GREEN, die: 4 }, { lot: 'C2', company: 'tivoli', seat: GREEN, die: 5 }, { lot: 'C3', company: 'tivoli', seat: RED, die: 5 }],
        [{ lot: 'C4', company: 'tivoli', seat: RED, die: 2 }, { lot: 'C5', company: 'tivoli', seat: BLACK, die: 2 }, null],
      ],
      after: [
        [{ lot: 'C1', company: 'tivoli', seat: GREEN, die: 4, boss: true }, { lot: 'C2', company: 'tivoli', seat: GREEN, die: 3 }, { lot: 'C3', company: 'tivoli', seat: RED, die: 3 }],
        [{ lot: 'C4', company: 'tivoli', seat: RED, die: 2 }, { lot: 'C5', company: 'tivoli', seat: BLACK, die: 2 }, null],
      ],
    },
  ],
  deal: [
    Lots,
    {
      before: [[{ lot: 'B2', company: 'vega', seat: RED, die: 2, boss: true }, { lot: 'B3', marker: GREEN, price: 9, die: 3 }]],
      after: [[{ lot: 'B2', company: 'vega', seat: RED, die: 2, boss: true }, { lot: 'B3', marker: RED, price: 9, die: 3 }]],
    },
  ],
};
