import { hydratedEvent } from '@/components/islandElement';

import { closeMenuOnLeave, isScrolled } from './barBehaviour';

/** Gives the bar its background, and closes its menu, until React does both. */
export function prepareBar(bar: HTMLElement): void {
  const hydration = new AbortController();
  const { signal } = hydration;
  const update = () => (bar.dataset.scrolled = String(isScrolled()));
  // The browser scrolls to a fragment, or where the visitor was, after this. To read the position now forces a layout.
  addEventListener('scroll', update, { signal });
  // Of a slow page, the visitor may have scrolled the beginning.
  addEventListener('load', update, { signal });
  closeMenuOnLeave(bar, { signal });
  bar.parentElement?.addEventListener(hydratedEvent, () => hydration.abort());
}
