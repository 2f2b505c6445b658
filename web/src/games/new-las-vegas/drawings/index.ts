// Pictures for the rules: docs/rules says where each stands.
import type { Drawings } from '../../drawings';
import Casinos from './Casinos.svelte';
import Pairs from './Pairs.svelte';
import Sheet from './Sheet.svelte';

export const drawings: Drawings = {
  combinations: [
    Pairs,
    {
      pairs: [
        { number: 8, next: 'show', effect: 'limousine' },
        { number: 5, next: 'inauguration', effect: 'improvement' },
        { number: 12, next: 'construction', effect: 'show' },
      ],
    },
  ],
  series: [
    Casinos,
    { casinos: [{ number: 4, series: true }, { number: 6, series: true }, { crane: true }, { number: 10, series: true }, { number: 11 }] },
  ],
  hotel: [
    Casinos,
    {
      casinos: [
        { number: 7, hotel: 'free', avenue: 2 },
        { number: 9, hotel: 'large', avenue: 3 },
        { hotel: 'late', avenue: 4 },
      ],
    },
  ],
  construction: [Casinos, { casinos: [{ crane: true }, { crane: true, built: true }, { crane: true, built: true, number: 9 }] }],
  improvement: [Sheet, { ladder: 'hotel-large', values: [3, 4, 6] }],
  show: [Casinos, { casinos: [{ number: 6, star: true, show: true }, { number: 8, star: true }] }],
  inauguration: [Sheet, { boxes: 6, checked: 4 }],
  limousine: [Casinos, { line: true, casinos: [{ number: 3 }, { special: 'vip', passed: true }, { number: 8 }] }],
  golf: [
    Casinos,
    {
      casinos: [
        { number: 4, hole: 'built' },
        { number: 5, hole: 'built' },
        { hole: 'lost' },
        { number: 12, hole: 'lost', fresh: true },
        { hole: 'lost' },
      ],
    },
  ],
  easy: [Casinos, { casinos: [{ number: 8 }, { number: 9, fresh: true }, { number: 12 }] }],
  extend: [Casinos, { casinos: [{ number: 5, series: true }, { number: 5, twin: true, series: true, fresh: true }, { number: 7, series: true }] }],
};
