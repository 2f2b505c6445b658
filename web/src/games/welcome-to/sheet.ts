// The sheet as the view gives it, and where things are on it. Facts of the box, no rules.

export interface Street {
  houses: (number | string | null)[];
  fences: number[];
  pools: number[];
  parks: number;
  /** Houses that a plan has used up. */
  used: number[];
}

export interface Sheet {
  streets: Street[];
  estates: number[];
  temps: number;
  refusals: number;
  plans: number[];
}

export interface Cards {
  pile: string[] | null;
  left?: number;
  numbers?: (string | null)[];
  effects?: (string | null)[];
  hand?: (string | null)[];
  hands?: (string | null)[][];
}

export interface View {
  seats: number;
  options: { advanced: boolean; roundabouts: boolean; expert: boolean };
  stage: string;
  turn: number;
  plans: { plan: string; approved: boolean }[];
  cards: Cards;
  sheets: Sheet[];
  solo_card?: 'seen' | 'hidden';
  confirmed?: boolean[];
  draft?: { steps: string[]; sheet: Sheet };
}

export const LENGTHS = [10, 11, 12] as const;
export const POOL_LOTS: readonly (readonly number[])[] = [
  [3, 7, 8],
  [1, 4, 8],
  [2, 7, 11],
];
export const PARK_VALUES: readonly (readonly number[])[] = [
  [0, 2, 4, 10],
  [0, 2, 4, 6, 14],
  [0, 2, 4, 6, 8, 18],
];
export const POOL_VALUES = [0, 3, 6, 9, 13, 17, 21, 26, 31, 36] as const;
export const BIS_VALUES = [0, 1, 3, 6, 9, 12, 16, 20, 24, 28] as const;
export const REFUSAL_VALUES = [0, 0, 3, 5] as const;
export const ROUNDABOUT_VALUES = [0, 3, 8] as const;
export const TEMP_BOXES = 11;
export const ESTATE_VALUES: readonly (readonly number[])[] = [
  [1, 3],
  [2, 3, 4],
  [3, 4, 5, 6],
  [4, 5, 6, 7, 8],
  [5, 6, 7, 8, 10],
  [6, 7, 8, 10, 12],
];

/** First and later value of every plan. */
export const PLAN_VALUES: Record<string, readonly [number, number]> = {
  'estates-111111': [8, 4],
  'estates-2222': [8, 4],
  'estates-333': [8, 4],
  'estates-44': [6, 3],
  'estates-55': [8, 4],
  'estates-66': [10, 6],
  'estates-1116': [11, 6],
  'estates-225': [10, 6],
  'estates-334': [12, 7],
  'estates-36': [8, 4],
  'estates-45': [9, 5],
  'estates-1114': [9, 5],
  'estates-126': [12, 7],
  'estates-145': [13, 7],
  'estates-34': [7, 3],
  'estates-25': [7, 3],
  'estates-1223': [11, 6],
  'estates-235': [13, 7],
  'street-3': [8, 4],
  'street-1': [6, 3],
  'bis-5': [8, 3],
  'temps-7': [6, 3],
  ends: [7, 4],
  'parks-2': [7, 4],
  'parks-pools-roundabout': [10, 5],
  'pools-2': [7, 4],
  'parks-pools-3': [10, 5],
  'parks-pools-2': [8, 3],
};

export interface Estate {
  street: number;
  first: number; // place of the first house, from 1
  size: number;
  used: boolean;
}

/** Complete estates: rows of 1 to 6 built lots between fences. */
export function estates(sheet: Sheet): Estate[] {
  const found: Estate[] = [];
  sheet.streets.forEach(({ houses, fences, used }, street) => {
    let first = 1;
    houses.forEach((house, index) => {
      const place = index + 1;
      if (house === 'R') {
        first = place + 1;
        return;
      }
      const closed = place === houses.length || fences.includes(place) || houses[place] === 'R';
      if (!closed) return;
      const row = houses.slice(first - 1, place);
      if (row.length >= 1 && row.length <= 6 && row.every((one) => one !== null && one !== 'R')) {
        found.push({ street, first, size: row.length, used: used.includes(first) });
      }
      first = place + 1;
    });
  });
  return found;
}

export const count = (sheet: Sheet, test: (house: number | string | null) => boolean): number =>
  sheet.streets.reduce((sum, street) => sum + street.houses.filter(test).length, 0);
export const copies = (sheet: Sheet): number =>
  count(sheet, (house) => typeof house === 'string' && house.endsWith('b'));
export const roundabouts = (sheet: Sheet): number => count(sheet, (house) => house === 'R');
export const pools = (sheet: Sheet): number => sheet.streets.reduce((sum, street) => sum + street.pools.length, 0);

/** `8-park` -> 8 and park. */
export function card(text: string | null | undefined): { number: number; effect: string } | null {
  if (!text) return null;
  const [number = '', effect = ''] = text.split('-');
  return { number: Number(number), effect };
}

/** The cards a seat may use: number cards and effect cards, and whether they are picked apart. */
export function offer(view: View, seat: number | null): { numbers: (string | null)[]; effects: (string | null)[]; apart: boolean } {
  const { cards } = view;
  if (cards.numbers && cards.effects) return { numbers: cards.numbers, effects: cards.effects, apart: false };
  const hand = cards.hand ?? cards.hands?.[seat ?? 0] ?? [];
  return { numbers: hand, effects: hand, apart: true };
}

/** A house by name: street and place, both as in `2.4`. */
export function house(name: string): { street: number; place: number } {
  const [street = '1', place = '1'] = name.split('.');
  return { street: Number(street) - 1, place: Number(place) };
}
