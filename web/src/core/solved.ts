// Which puzzles were solved in this browser.
const KEPT = 'boulevard-puzzles';

function read(): Record<string, number[]> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, number[]>) : {};
  } catch {
    return {};
  }
}

const of = (game: string): number[] => {
  const found = read()[game];
  return Array.isArray(found) ? found : [];
};

export const solved = {
  has: (game: string, number: number): boolean => of(game).includes(number),
  count: (game: string): number => of(game).length,
  /** The first one that was not solved, or the first of all. */
  next(game: string, count: number): number {
    const done = of(game);
    for (let number = 1; number <= count; number++) if (!done.includes(number)) return number;
    return 1;
  },
  add(game: string, number: number): void {
    if (of(game).includes(number)) return;
    try {
      localStorage.setItem(KEPT, JSON.stringify({ ...read(), [game]: [...of(game), number] }));
    } catch {
      // Then it is forgotten.
    }
  },
};
