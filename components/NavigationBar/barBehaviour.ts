/** The bar has its scrolled style from this scroll position on, in CSS pixels. */
const scrolledFrom = 10;

export function isScrolled(): boolean {
  return scrollY >= scrolledFrom;
}

export function closeMenu(bar: Element | null): void {
  bar?.querySelector<HTMLElement>(':popover-open')?.hidePopover();
}

/** The page below the menu is dimmed, so nothing there may have the focus. A window that is left keeps its menu. */
export function closeMenuIfLeft(bar: Element, focused: EventTarget | null): void {
  if (focused && !bar.contains(focused as Element)) {
    closeMenu(bar);
  }
}
