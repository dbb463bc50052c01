/** CSS pixels of scroll from which the bar takes its scrolled style. */
const scrolledFrom = 10;

export function isScrolled(): boolean {
  return window.scrollY >= scrolledFrom;
}
