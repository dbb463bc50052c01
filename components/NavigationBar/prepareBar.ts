import { hydratedEvent } from '@/components/islandElement';

import { closeMenuOnLeave, isScrolled } from './barBehaviour';

/** Gives the bar its background, and closes its menu, until React does both. */
export function prepareBar(bar: HTMLElement): void {
  const hydration = new AbortController();
  const { signal } = hydration;
  const update = () => (bar.dataset.scrolled = String(isScrolled()));
  // No first call: reading the position forces a layout, and the browser restores the position later, which is a scroll.
  addEventListener('scroll', update, { signal });
  // The visitor may have scrolled while the page loaded, before this script.
  addEventListener('load', update, { signal });
  closeMenuOnLeave(bar, { signal });
  bar.parentElement?.addEventListener(hydratedEvent, () => hydration.abort());
}
