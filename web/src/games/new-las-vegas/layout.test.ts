// The city fits every box, and uses it.
import { describe, expect, it } from 'vitest';
import { LOT, Plan, TALL } from './layout';

// What the frame of a table leaves for the city at nine sizes of a window, without and with the score sheet open.
const BOXES = [
  [1640, 950],
  [1160, 770],
  [1080, 630],
  [820, 630],
  [1000, 580],
  [950, 510],
  [680, 510],
  [740, 500],
  [370, 420],
  [350, 240],
  [630, 320],
  [380, 320],
] as const;

describe('the plan of a city', () => {
  it.each(BOXES)('fits %i x %i', (width, height) => {
    for (const golf of [true, false]) {
      const plan = new Plan({ width, height }, 4, 11, golf);
      expect(plan.width * plan.scale).toBeLessThanOrEqual(width + 0.01);
      expect(plan.height * plan.scale).toBeLessThanOrEqual(height + 0.01);
      expect(plan.tall).toBeGreaterThanOrEqual(TALL);
      expect(plan.middleX(11) + LOT / 2).toBeLessThan(plan.width);
      expect(plan.roadY(4)).toBeLessThan(plan.ground);
      // Either the width or the height is used up.
      expect(Math.max((plan.width * plan.scale) / width, (plan.height * plan.scale) / height)).toBeGreaterThan(0.98);
      // Wide boxes have casinos for fingers; in narrow ones they come near first.
      if (!plan.far && width > 600) expect(plan.pitch * plan.scale).toBeGreaterThanOrEqual(40);
    }
  });
});
