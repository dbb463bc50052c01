import type { z } from 'zod';

import { documentCopy, documentSection } from './document';
import { id, list, record, text } from './fields';
import { pageMetadata } from './metadata';

/** Next writes the data of a page as a text beside it, so a page “robots” would replace robots.txt. */
const usedPaths = ['privacypolicy', 'index', 'images', 'robots'];

const documentPage = record({
  /** Its path: “imprint” is the page /imprint. */
  slug: id.refine((slug) => !usedPaths.includes(slug), 'must not be a path in use'),
  ...documentCopy.unwrap().shape,
  /** The text of its link in the footer. */
  linkTitle: text(24),
  metadata: pageMetadata,
  sections: list(documentSection, 1, 30),
});

/** What content/pages.ts exports. */
export const pagesFile = { pages: list(documentPage, 0, 6) };

export type DocumentPage = z.infer<typeof documentPage>;
