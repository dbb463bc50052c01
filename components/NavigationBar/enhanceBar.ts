/** The bar has its scrolled style from this scroll position on, in CSS pixels. */
const scrolledFrom = 10;

/**
 * Adds what HTML cannot do: the scrolled style, aria-expanded, and closing the menu when a link is followed
 * or the viewport becomes wide. The menu itself is a native popover. Each handler queries its elements when it
 * runs, because extensions may replace them.
 */
export function enhanceBar(): void {
  addEventListener('scroll', markScrolled);
  // Assistive technology gets the state from the popover. Tools that only read attributes need this one.
  markExpanded();
  // A toggle event does not bubble, so listen in the capture phase.
  addEventListener('toggle', markExpanded, true);
  addEventListener('hashchange', closeMenu);
  // A link to the current hash fires no hashchange event.
  addEventListener('click', ({ target }) => (target as Element).closest('a') && closeMenu());
  // From lg on the style sheet hides the button.
  addEventListener('resize', () => menuButton()?.checkVisibility() || closeMenu());
}

function markScrolled(): void {
  document.querySelector('[data-scrolled]')?.setAttribute('data-scrolled', String(scrollY >= scrolledFrom));
}

function markExpanded(): void {
  menuButton()?.setAttribute('aria-expanded', String(Boolean(openMenu())));
}

function closeMenu(): void {
  openMenu()?.hidePopover();
}

const menuButton = () => document.querySelector('[popovertarget]');
const openMenu = () => document.querySelector<HTMLElement>(':popover-open');
