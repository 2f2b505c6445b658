// A tap is answered in the same frame: the chosen thing is marked before anything goes to the server, and stays
// marked until the server has answered (the board then says so in `data-busy`).

export function tapped(busy: () => boolean): (board: HTMLElement) => () => void {
  return (board) => {
    let marked: Element | null = null;
    const clear = (): void => {
      marked?.removeAttribute('data-tapped');
      marked = null;
    };
    const mark = (event: Event): void => {
      const found = event.target instanceof Element ? event.target.closest('[data-token]') : null;
      if (!found || !board.contains(found) || !busy()) return;
      clear();
      marked = found;
      found.setAttribute('data-tapped', '');
    };
    const answered = new MutationObserver(() => {
      if (board.dataset['busy'] !== 'true') clear();
    });
    answered.observe(board, { attributeFilter: ['data-busy'] });
    // At the window every other listener has run: what they did not send is not on its way.
    addEventListener('click', mark);
    return () => {
      answered.disconnect();
      removeEventListener('click', mark);
    };
  };
}
