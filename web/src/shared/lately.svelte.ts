/** True for a moment after something has changed; never for what was there from the start. */
export function lately(what: () => string, milliseconds: number): () => boolean {
  const now = $derived(what());
  let known: string | null = null;
  let on = $state(false);
  $effect(() => {
    const changed = known !== null && known !== now;
    known = now;
    if (!changed) return;
    on = true;
    const end = setTimeout(() => (on = false), milliseconds);
    return () => clearTimeout(end);
  });
  return () => on;
}
