import { failedEvent, hydratedEvent, islandTag } from '@/components/lib/island/islandElement';

import { isScrolled, openMenu, subscribeToBar } from './barState';

/** Shows in the bar whether the page is scrolled and the menu open, until React does, and again if React fails. */
export function prepareBar(): void {
  const island = document.querySelector(`${islandTag}:has(header)`);
  const update = () => {
    island?.querySelector('header')?.setAttribute('data-scrolled', String(isScrolled()));
    island?.querySelector('button')?.setAttribute('aria-expanded', String(openMenu() !== null));
  };
  // No first call: reading the position forces a layout, and the browser restores the position later, which is a scroll.
  const unsubscribe = subscribeToBar(update);
  // The visitor may have scrolled while the page loaded, before this script.
  addEventListener('load', update);
  island?.addEventListener(hydratedEvent, () => {
    update(); // React has kept the attributes, and sees no change if the menu was closed meanwhile.
    unsubscribe();
  });
  island?.addEventListener(failedEvent, () => subscribeToBar(update));
}
