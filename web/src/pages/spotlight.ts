// A light on the thing an idea is about, and an arrow that leads there from the bubble.
import type { Box } from './bubble';

export interface Light {
  /** A rounded hole in the shade, as a path. */
  hole: string;
  arrow: { shaft: string; head: string } | null;
}

const EDGE = 6;
/** What fills more of the window than this needs no light. */
const MOST = 0.55;

/** The smallest box around all of them. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

export function holeOf({ left, top, width, height }: Box): string {
  const r = Math.min(12, width / 2, height / 2);
  return `M${left + r} ${top}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`;
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** From the edge of one box to the edge of another; null when they lie too close for an arrow. */
export function arrowTo(from: Box, to: Box): Light['arrow'] {
  const middle = { x: to.left + to.width / 2, y: to.top + to.height / 2 };
  const start = { x: clamp(middle.x, from.left, from.left + from.width), y: clamp(middle.y, from.top, from.top + from.height) };
  const end = { x: clamp(start.x, to.left, to.left + to.width), y: clamp(start.y, to.top, to.top + to.height) };
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const far = Math.hypot(dx, dy);
  if (far < 18) return null;
  const [ux, uy] = [dx / far, dy / far];
  const neck = { x: end.x - ux * 14, y: end.y - uy * 14 };
  // A little bow, so that it reads as an arrow and not as an edge of something.
  const bow = Math.min(24, far / 5);
  const knee = { x: (start.x + neck.x) / 2 - uy * bow, y: (start.y + neck.y) / 2 + ux * bow };
  return {
    shaft: `M${start.x} ${start.y}Q${knee.x} ${knee.y} ${neck.x} ${neck.y}`,
    head: `M${end.x} ${end.y}L${neck.x - uy * 8} ${neck.y + ux * 8}L${neck.x + uy * 8} ${neck.y - ux * 8}Z`,
  };
}

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

export function spotlight(spot: string | undefined, bubble: Element): Light | null {
  const seen = spot ? [...document.querySelectorAll(spot)].filter((one) => one.checkVisibility()) : [];
  const box = around(seen.map(boxOf).filter(({ width, height }) => width > 0 && height > 0));
  if (!box || box.width * box.height > MOST * innerWidth * innerHeight) return null;
  const wide = { left: box.left - EDGE, top: box.top - EDGE, width: box.width + 2 * EDGE, height: box.height + 2 * EDGE };
  return { hole: holeOf(wide), arrow: arrowTo(boxOf(bubble), wide) };
}
