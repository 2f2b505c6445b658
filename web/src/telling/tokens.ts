// What real cards and dice may show, as whoever types sees it.

/** A token, and how it looks: a card that came back by a shuffle looks like any other. */
export interface Told {
  shown: string;
  token: string;
}

/** Each card once. Of two that look the same the one that was seen before goes first: the other may be the card set aside. */
export function each(tokens: readonly string[]): Told[] {
  const found = new Map<string, string>();
  for (const token of tokens) {
    const shown = token.replace(/^again:/, '');
    if (!found.has(shown) || token !== shown) found.set(shown, token);
  }
  return [...found].map(([shown, token]) => ({ shown, token }));
}

/** `8-park` or `aside:8-park`; null for everything that is no such card. */
export function dealtCard({ shown, token }: Told): { number: number; effect: string; token: string } | null {
  const found = /^(?:aside:)?(\d+)-([a-z]+)$/.exec(shown);
  return found ? { number: Number(found[1]), effect: found[2] ?? '', token } : null;
}
