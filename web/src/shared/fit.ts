// Words that must fit a box of fixed size: the largest of a few type sizes at which nothing is cut off.
import type { Attachment } from 'svelte/attachments';

export function fit(sizes: readonly number[]): Attachment<HTMLElement> {
  return (node) => {
    const set = (): void => {
      for (const size of sizes) {
        node.style.fontSize = `${size}px`;
        if (node.scrollHeight <= node.clientHeight && node.scrollWidth <= node.clientWidth) break;
      }
    };
    const size = new ResizeObserver(set);
    const text = new MutationObserver(set);
    size.observe(node);
    text.observe(node, { childList: true, characterData: true, subtree: true });
    // A neighbour that goes and comes back within a frame leaves the size as it was, but not the words.
    if (node.parentElement) text.observe(node.parentElement, { childList: true });
    void document.fonts.ready.then(set);
    return () => {
      size.disconnect();
      text.disconnect();
    };
  };
}
