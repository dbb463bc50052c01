export const menuId = 'menu';

/** The bar has its scrolled style from this scroll position on, in CSS pixels. */
const scrolledFrom = 10;

export function isScrolled(): boolean {
  return scrollY >= scrolledFrom;
}

export function openMenu(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#${menuId}:popover-open`);
}

/** @returns a function that ends the subscription */
export function subscribeToBar(onChange: () => void): () => void {
  const listening = new AbortController();
  // A toggle event does not bubble.
  ['scroll', 'toggle'].forEach((type) => addEventListener(type, onChange, { capture: true, signal: listening.signal }));
  return () => listening.abort();
}
