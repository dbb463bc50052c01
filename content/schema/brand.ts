import { z } from 'zod';

import { pathData, record, text } from './fields';

const thisYear = new Date().getFullYear();
const years = `must be a year from 1900 to ${thisYear}`;

const units = 'must be a number from 10 to 40';

const brand = record({
  name: text(20),
  legalName: text(60),
  slogan: text(40),
  foundedYear: z.int().min(1900, years).max(thisYear, years),
});

const mark = record({
  /** Path data, drawn with a line 11 units wide, with round ends and corners, in the colour of the name beside it. */
  lines: pathData,
  /** Path data, filled with the accent. */
  shapes: pathData,
  /** Where the drawing begins, from the left. The header and the footer align it with the texts. 10 if absent. */
  left: z.number().min(10, units).max(40, units).exactOptional(),
});

export const schemas = { brand, logoLinkLabel: text(80), mark };

export type Brand = z.infer<typeof brand>;
export type Mark = z.infer<typeof mark>;
