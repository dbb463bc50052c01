import { closeMenu, closeMenuIfLeft, isScrolled } from './barBehaviour';

/** Gives the bar its background, and closes its menu. It goes on when React, which does the same, is there. */
export function prepareBar(bar: HTMLElement): void {
  const update = () => (bar.dataset.scrolled = String(isScrolled()));
  // The browser scrolls to a fragment, or where the visitor was, after this. To read the position now forces a layout.
  addEventListener('scroll', update);
  // Of a slow page, the visitor may have scrolled the beginning.
  addEventListener('load', update);
  bar.addEventListener('click', ({ target }) => (target as Element).closest('a') && closeMenu(bar));
  bar.addEventListener('focusout', ({ relatedTarget }) => closeMenuIfLeft(bar, relatedTarget));
}
