/** The bar has its scrolled style from this scroll position on, in CSS pixels. */
const scrolledFrom = 10;

export function isScrolled(): boolean {
  return scrollY >= scrolledFrom;
}

/** Closes the menu when the visitor goes elsewhere. A native popover stays then, and when the window becomes wide. */
export function closeMenuOnLeave(bar: HTMLElement, options: AddEventListenerOptions): void {
  const close = () => bar.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  // A link to the present fragment changes none. The page of a closed menu can be one from memory.
  bar.addEventListener('click', ({ target }) => (target as Element).closest('a') && close(), options);
  ['hashchange', 'pagehide'].forEach((type) => addEventListener(type, close, options));
  // The page below the menu is dimmed, so nothing there may have the focus. A window that is left keeps its menu.
  bar.addEventListener(
    'focusout',
    ({ relatedTarget: focused }) => focused && !bar.contains(focused as Element) && close(),
    options,
  );
  // From lg on the style sheet hides the button.
  addEventListener('resize', () => bar.querySelector('button')?.checkVisibility() || close(), options);
}
