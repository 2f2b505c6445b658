// Arrow keys move the focus among the choices on a board: one Tab stop, then arrows, Home and End.
import type { Attachment } from 'svelte/attachments';

const CHOICES = '[data-token]:not(:disabled)';

function middle(element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The nearest choice in the direction of an arrow key. */
export function neighbour(from: Element, all: readonly Element[], key: string): Element | null {
  const [x, y] = middle(from);
  let best: Element | null = null;
  let least = Infinity;
  for (const other of all) {
    if (other === from) continue;
    const [ox, oy] = middle(other);
    const dx = ox - x;
    const dy = oy - y;
    const along = key === 'ArrowRight' ? dx : key === 'ArrowLeft' ? -dx : key === 'ArrowDown' ? dy : -dy;
    const across = key === 'ArrowRight' || key === 'ArrowLeft' ? Math.abs(dy) : Math.abs(dx);
    if (along <= 2) continue;
    const cost = along + across * 3;
    if (cost < least) {
      least = cost;
      best = other;
    }
  }
  return best;
}

export const roving: Attachment<HTMLElement | SVGElement> = (node) => {
  const choices = (): (HTMLElement | SVGElement)[] => [...node.querySelectorAll<HTMLElement | SVGElement>(CHOICES)];

  function arrange(): void {
    const all = choices();
    const current = all.find((one) => one === document.activeElement) ?? all.find((one) => one.tabIndex === 0) ?? all[0];
    for (const one of all) one.setAttribute('tabindex', one === current ? '0' : '-1');
  }

  function onkeydown(event: Event): void {
    const key = (event as KeyboardEvent).key;
    const all = choices();
    const from = all.find((one) => one === event.target);
    if (!from) return;
    let to: Element | null | undefined;
    if (key === 'Home') to = all[0];
    else if (key === 'End') to = all.at(-1);
    else if (key.startsWith('Arrow')) {
      to = neighbour(from, all, key);
      if (!to) {
        const at = all.indexOf(from) + (key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1);
        to = all[(at + all.length) % all.length];
      }
    } else if ((key === 'Enter' || key === ' ') && !(from instanceof HTMLButtonElement)) {
      event.preventDefault();
      from.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return;
    }
    if (!to) return;
    event.preventDefault();
    for (const one of all) one.setAttribute('tabindex', one === to ? '0' : '-1');
    (to as HTMLElement).focus();
  }

  const watcher = new MutationObserver(arrange);
  watcher.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-token', 'disabled'] });
  node.addEventListener('keydown', onkeydown);
  arrange();
  return () => {
    watcher.disconnect();
    node.removeEventListener('keydown', onkeydown);
  };
};
