// Where a bubble may stand so that it covers nothing that can be chosen.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const STEP = 10;
const MARGIN = 6;

export const overlap = (a: Box, b: Box, margin = 0): boolean =>
  a.left < b.left + b.width + margin && b.left < a.left + a.width + margin && a.top < b.top + b.height + margin && b.top < a.top + a.height + margin;

/** How much of one box another covers, in px². */
const covered = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/**
 * A place that covers nothing of what is taken: where the board wishes it, else where it covers least of the words.
 * Among equals the widest, as low and as far to the right as can be.
 */
export function freePlace(
  sizes: readonly { width: number; height: number }[],
  room: Box,
  taken: readonly Box[],
  wish: Box | null,
  words: readonly Box[] = [],
): { left: number; top: number; width: number } | null {
  const free = (box: Box): boolean => !taken.some((one) => overlap(box, one, MARGIN));
  if (wish) {
    for (const { width, height } of sizes) {
      const box = { left: wish.left + wish.width - width, top: wish.top, width, height };
      if (width <= wish.width && height <= wish.height && free(box)) return box;
    }
  }
  let best: { left: number; top: number; width: number } | null = null;
  let least = Infinity;
  for (const { width, height } of sizes) {
    for (let top = room.top + room.height - height - MARGIN; top >= room.top + MARGIN; top -= STEP) {
      for (let left = room.left + room.width - width - MARGIN; left >= room.left + MARGIN; left -= STEP) {
        const box = { left, top, width, height };
        if (!free(box)) continue;
        const cost = words.reduce((sum, one) => sum + covered(box, one), 0);
        if (cost < least) [best, least] = [box, cost];
        if (least === 0) return best;
      }
    }
  }
  return best;
}
