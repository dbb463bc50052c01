import { untilHydrated } from '@/components/lib/island/islandElement';

import { closeMenuOnLeave, isScrolled } from './barBehaviour';

/** Gives the bar its background, says whether its menu is open, and closes it, until React does. */
export function prepareBar(island: Element): void {
  untilHydrated(island, 'header', (bar, options) => {
    const update = () => (bar.dataset.scrolled = String(isScrolled()));
    // No first call: reading the position forces a layout, and the browser restores the position later, which is a scroll.
    addEventListener('scroll', update, options);
    // The visitor may have scrolled while the page loaded, before this script.
    addEventListener('load', update, options);
    closeMenuOnLeave(bar, options);
    const say = ({ newState }: ToggleEvent) =>
      bar.querySelector('button')?.setAttribute('aria-expanded', String(newState === 'open'));
    bar.querySelector('nav')?.addEventListener('toggle', say, options);
  });
}
