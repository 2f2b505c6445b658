// The shapes of lots: wide ones, and narrow ones for narrow sheets, which grow upwards where there is height to fill.

export interface Art {
  /** Width of a lot. */
  pitch: number;
  /** Upper storey: how much higher than a wide lot. */
  tall: number;
  houses: readonly string[];
  roofs: readonly string[];
  pool: string;
  wave: string;
  /** Size of a number. */
  type: number;
  panes: readonly (readonly [number, number, number, number])[];
  upstairs: readonly (readonly [number, number, number, number])[];
}

/** Height of a lot from the sky to the far side of the road, without an upper storey. */
export const LOT = 113;
/** What lies above that in the drawing of a lot: sky. */
export const CUT = 14;
/** Left and right of a street. */
export const SIDE = 10;

// Mid-century silhouettes: gable, butterfly, flat with chimney, split level, hip.
export const WIDE: Art = {
  pitch: 80,
  tall: 0,
  houses: [
    'M12 88V52L40 30l28 22v36z',
    'M10 88V40l30 12 30-12v48z',
    'M12 88V46H6v-8h46v-9h9v9h13v8h-6v42z',
    'M10 88V52l34-18v15h26v39z',
    'M12 88V54H8l14-20h36l14 20h-4v34z',
  ],
  roofs: ['M4 56L40 27l36 29', 'M5 38l35 14 35-14', 'M4 42h72', 'M5 55l41-22M45 48h31', 'M6 56l15-23h38l15 23z'],
  pool: 'M52 93c6-3 9 1 14 1s10 2 10 7-4 9-12 9-22 0-22-8c0-5 5-7 10-9z',
  wave: 'M50 102q4-3 8 0t8 0 6 0',
  type: 38,
  panes: [
    [21, 62, 12, 11],
    [47, 62, 12, 11],
  ],
  upstairs: [],
};

export const narrow = (t: number): Art => ({
  pitch: 48,
  tall: t,
  houses: [
    `M6 88V${48 - t}L24 ${26 - t}l18 22v${40 + t}z`,
    `M5 88V${36 - t}l19 12 19-12v${52 + t}z`,
    `M6 88V${42 - t}H3v-8h25v-9h7v9h10v8h-3v${46 + t}z`,
    `M5 88V${50 - t}l22-18v15h16v${41 + t}z`,
    `M6 88V${50 - t}H4l8-20h24l8 20h-2v${38 + t}z`,
  ],
  roofs: [
    `M1 ${51 - t}l23-28 23 28`,
    `M1 ${34 - t}l23 14 23-14`,
    `M1 ${38 - t}h46`,
    `M1 ${53 - t}l26-22M26 ${45 - t}h20`,
    `M1 ${50 - t}l9-21h28l9 21z`,
  ],
  pool: 'M28 93c4-2 6 1 9 1s8 2 8 7-3 9-9 9-20 0-20-8c0-5 7-7 12-9z',
  wave: 'M20 102q3-3 6 0t6 0 6 0',
  type: 34,
  panes: [
    [12, 58, 9, 10],
    [27, 58, 9, 10],
  ],
  // One floor or two, as the height allows.
  upstairs: (t > 44 ? [58 - t * 0.9, 58 - t * 0.45] : t > 14 ? [58 - t * 0.85] : []).flatMap(
    (y) =>
      [
        [12, y, 8, 9],
        [28, y, 8, 9],
      ] as const,
  ),
});
