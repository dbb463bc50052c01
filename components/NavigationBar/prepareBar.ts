import { failedEvent, hydratedEvent } from '@/components/islandElement';

import { closeMenuOnLeave, isScrolled } from './barBehaviour';

/** Gives the bar its background, says whether its menu is open, and closes it, until React does. */
export function prepareBar(bar: HTMLElement): void {
  const island = bar.parentElement;
  const hydration = new AbortController();
  const { signal } = hydration;
  const update = () => (bar.dataset.scrolled = String(isScrolled()));
  // No first call: reading the position forces a layout, and the browser restores the position later, which is a scroll.
  addEventListener('scroll', update, { signal });
  // The visitor may have scrolled while the page loaded, before this script.
  addEventListener('load', update, { signal });
  closeMenuOnLeave(bar, { signal });
  bar
    .querySelector('nav')
    ?.addEventListener(
      'toggle',
      ({ newState }) => bar.querySelector('button')?.setAttribute('aria-expanded', String(newState === 'open')),
      { signal },
    );
  island?.addEventListener(hydratedEvent, () => hydration.abort(), { signal });
  island?.addEventListener(
    failedEvent,
    () => {
      hydration.abort();
      prepareBar(island.querySelector('header') ?? bar); // The HTML, restored
    },
    { once: true },
  );
}
