/** The bar has its scrolled style from this scroll position on, in CSS pixels. */
const scrolledFrom = 10;

export function isScrolled(): boolean {
  return scrollY >= scrolledFrom;
}

export function closeMenu(bar: Element | null): void {
  bar?.querySelector<HTMLElement>(':popover-open')?.hidePopover();
}
