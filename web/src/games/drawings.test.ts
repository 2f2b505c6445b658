// What drawings of the rules print is what the games print.
import { expect, it } from 'vitest';
import { drawings as lords } from './lords-of-vegas/drawings';
import { facts as lordsFacts } from './lords-of-vegas/fixture';
import { drawings as vegas } from './new-las-vegas/drawings';
import { facts as vegasFacts } from './new-las-vegas/fixture';

it('prints lots and the score track as they are', () => {
  let seen = 0;
  for (const [, props] of Object.values(lords)) {
    const rows = [...((props['before'] as object[][] | undefined) ?? []), ...((props['after'] as object[][] | undefined) ?? [])];
    for (const place of rows.flat() as ({ lot: string; company?: string; price?: number; die: number } | null)[]) {
      if (!place || place.company) continue;
      const lot = lordsFacts.lots.find((one) => one.name === place.lot);
      expect([place.price, place.die], place.lot).toEqual([lot?.price, lot?.die]);
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(6);
  expect(lords['track']?.[1]['spaces']).toEqual(lordsFacts.track);
});

it('prints the values of a ladder', () => {
  expect(vegas['improvement']?.[1]['values']).toEqual(vegasFacts.ladders['hotel-large']);
});
