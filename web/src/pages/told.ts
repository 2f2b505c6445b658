// Knowing when a board has finished telling what just happened.

/** Longer than any story takes; then the page goes on all the same. */
const PATIENCE = 60_000;

/** Does something still move or speak in there? A board that tells a story marks it with `data-telling`. */
export function telling(board: Element): boolean {
  if (board.querySelector('[data-telling]')) return true;
  return board.getAnimations({ subtree: true }).some((one) => {
    const ends = one.effect?.getComputedTiming().endTime;
    return one.playState === 'running' && typeof ends === 'number' && Number.isFinite(ends);
  });
}

/** Resolves when the board has been still for a moment. */
export function told(board: Element, still = 500): Promise<void> {
  const begun = performance.now();
  let quiet = begun;
  return new Promise((resolve) => {
    const look = (now: number): void => {
      if (telling(board)) quiet = now;
      if (now - quiet >= still || now - begun > PATIENCE || !board.isConnected) resolve();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
