// Pictures for the rules: docs/rules says where each stands.
import type { Drawings } from '../../drawings';
import Boxes from './Boxes.svelte';
import Lots from './Lots.svelte';
import Pairs from './Pairs.svelte';

export const drawings: Drawings = {
  combinations: [
    Pairs,
    {
      pairs: [
        { number: 8, next: 'pool', effect: 'surveyor' },
        { number: 5, next: 'park', effect: 'bis' },
        { number: 11, next: 'temp', effect: 'estate' },
      ],
    },
  ],
  order: [Lots, { rows: [{ houses: [3, null, 7, 10, null], fences: [0] }] }],
  fence: [
    Lots,
    {
      rows: [
        { houses: [2, 4, 5, null], fences: [0, 1, 3], freshFences: [1] },
        { houses: [1, 3, 5, null], fences: [0, 3], fresh: [3], poolLots: [1] },
      ],
    },
  ],
  agent: [
    Boxes,
    {
      upright: true,
      columns: [
        { title: 'ui-wt-estates', args: { size: 2, points: 3 }, values: [2, 3, 4], crossed: 1, counts: 1 },
        { title: 'ui-wt-estates', args: { size: 3, points: 3 }, values: [3, 4, 5, 6], crossed: 0, counts: 0 },
      ],
    },
  ],
  park: [Boxes, { columns: [{ title: 'ui-wt-parks', args: { street: 1, planted: 1, points: 2 }, values: [0, 2, 4, 10], crossed: 1, counts: 1 }] }],
  pool: [Lots, { rows: [{ houses: [null, 4, null], fences: [], fresh: [2], poolLots: [2], pools: [2] }] }],
  temp: [Lots, { rows: [{ houses: [6, 7, 8, 9, 10], fresh: [1, 2, 4, 5] }] }],
  bis: [Lots, { rows: [{ houses: [3, 5, '5b', null], fences: [0, 3], fresh: [3] }] }],
  plan: [Lots, { rows: [{ houses: [1, 2, 4, 6, 7, 9, 12], fences: [0, 3, 7], used: true }] }],
  roundabout: [Lots, { rows: [{ houses: [6, 9, 'R', 2, null], fences: [0, 2, 3], freshFences: [2, 3] }] }],
};
