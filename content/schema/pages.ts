import type { z } from 'zod';

import { id, list, record, text } from './fields';
import { textPage } from './textPage';

/** Next writes the data of a page as a text beside it, so a page “robots” would replace robots.txt. */
const usedPaths = ['privacypolicy', 'index', 'images', 'robots'];

const furtherPage = record({
  /** Its path: “imprint” is the page /imprint. */
  slug: id.refine((slug) => !usedPaths.includes(slug), 'must not be a path in use'),
  ...textPage.unwrap().shape,
  /** The text of its link in the footer. */
  linkTitle: text(24),
});

export const schemas = { pages: list(furtherPage, 0, 6) };

export type FurtherPage = z.infer<typeof furtherPage>;
