/** The bar has its scrolled style from this scroll position on, in CSS pixels. */
const scrolledFrom = 10;

type BarState = {
  readonly isScrolled: boolean;
  readonly isMenuOpen: boolean;
};

/**
 * Watches the scroll position, and does what a native popover does not: closes the menu when a link is followed, when
 * the browser goes back, and when the window becomes wide. The inline script calls it until React does.
 * @param onChange called at once, whenever the state of the bar may have changed, and at the end
 * @param signal ends it
 */
export function connectBar(bar: HTMLElement, onChange: (state: BarState) => void, signal: AbortSignal): void {
  const openMenu = () => bar.querySelector<HTMLElement>(':popover-open');
  const update = () => onChange({ isScrolled: scrollY >= scrolledFrom, isMenuOpen: Boolean(openMenu()) });
  const closeMenu = () => openMenu()?.hidePopover();

  addEventListener('scroll', update, { signal });
  // A toggle event does not bubble, so listen in the capture phase.
  bar.addEventListener('toggle', update, { capture: true, signal });
  addEventListener('hashchange', closeMenu, { signal });
  // A link to the current hash fires no hashchange event.
  bar.addEventListener('click', ({ target }) => (target as Element).closest('a') && closeMenu(), { signal });
  // From lg on the style sheet hides the button.
  addEventListener('resize', () => bar.querySelector('button')?.checkVisibility() || closeMenu(), { signal });
  // A scroll event may be due.
  signal.addEventListener('abort', update);
  update();
}
