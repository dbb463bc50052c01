import { menuId, openMenu } from './barState';

/**
 * Closes the menu when the visitor goes elsewhere. A native popover stays then, and when the window becomes wide. The
 * listeners are the window's, because React may replace the bar.
 */
export function closeMenuOnLeave(): void {
  const close = () => openMenu()?.hidePopover();
  // A link to the present fragment changes none. The page of a closed menu can be one from memory.
  addEventListener('click', ({ target }) => (target as Element).closest('a') && close());
  ['hashchange', 'pagehide'].forEach((type) => addEventListener(type, close));
  // The page below the menu is dimmed, so nothing there may have the focus.
  addEventListener(
    'focusin',
    ({ target }) =>
      openMenu()
        ?.closest('header')
        ?.contains(target as Node) || close(),
  );
  // From lg on the style sheet hides the button.
  addEventListener('resize', () => document.querySelector(`[popovertarget=${menuId}]`)?.checkVisibility() || close());
}
