/** CSS pixels of scroll from which the bar takes its scrolled style. */
const scrolledFrom = 10;

/**
 * What the bar cannot do as HTML: its scrolled style, aria-expanded, and a menu that closes when a link
 * is followed or when the window grows past it. The browser does the rest of the menu, as a popover.
 * Everything is looked up when it is needed, so this works before, during and after hydration.
 */
export function enhanceBar(): void {
  addEventListener('scroll', markScrolled);
  // A toggle event does not bubble, so listen in the capture phase.
  addEventListener('toggle', markExpanded, true);
  addEventListener('hashchange', closeMenu);
  // A link to the hash that is in the address already changes no hash.
  addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && closeMenu());
  // Only the style sheet knows where lg begins: it takes the button away.
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

const menuButton = () => document.querySelector('[aria-expanded]');
const openMenu = () => document.querySelector<HTMLElement>(':popover-open');
