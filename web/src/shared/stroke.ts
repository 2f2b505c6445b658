// Pencil strokes: paths that wobble a little, always the same way for the same seed.

/** A small repeatable source of numbers in [-1, 1). */
export function wobble(seed: number): () => number {
  let state = (seed * 2654435761 + 1013904223) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2147483648 - 1;
  };
}

/** A hand-drawn line from one point to another. */
export function line(x1: number, y1: number, x2: number, y2: number, seed = 1, rough = 1): string {
  const by = wobble(seed);
  const f = (n: number): string => n.toFixed(1);
  const mx = (x1 + x2) / 2 + by() * rough * 1.5;
  const my = (y1 + y2) / 2 + by() * rough * 1.5;
  return `M${f(x1 + by() * rough)} ${f(y1 + by() * rough)}Q${f(mx)} ${f(my)} ${f(x2 + by() * rough)} ${f(y2 + by() * rough)}`;
}

/** A cross in a box. */
export function cross(x: number, y: number, w: number, h: number, seed = 1): string {
  return line(x, y, x + w, y + h, seed) + line(x + w, y, x, y + h, seed + 7);
}

/** A circle that does not quite close. */
export function ring(cx: number, cy: number, rx: number, ry: number, seed = 1): string {
  const by = wobble(seed);
  const start = by() * 0.6 - 1.6;
  let path = '';
  for (let i = 0; i <= 14; i++) {
    const a = start + (i / 14) * (Math.PI * 2 + 0.35);
    const grow = 1 + by() * 0.045 + i * 0.004;
    path += `${i ? 'L' : 'M'}${(cx + Math.cos(a) * rx * grow).toFixed(1)} ${(cy + Math.sin(a) * ry * grow).toFixed(1)}`;
  }
  return path;
}
