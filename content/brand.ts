import type { Brand, Mark } from './schema/brand';

export const brand = {
  name: 'Kithmere',
  legalName: 'Kithmere Talent Solutions Ltd',
  slogan: 'Empowering Innovation',
  foundedYear: 2023,
} as const satisfies Brand;

/** A screen reader says it after the name of the firm. */
export const logoLinkLabel = 'to the top of the home page';

/** The logo, in a square of 80 units with a margin of ten. public/ has it as icons, too. */
export const mark = {
  lines: 'M23 16v48M23 45C39 45 50 37 54 22M36.5 42.9C46 46 53 52 55 60',
  shapes: 'M46 20a9 9 0 1 1 18 0 9 9 0 1 1-18 0',
  left: 17.5,
} as const satisfies Mark;
