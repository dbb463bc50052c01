import type { z } from 'zod';

import { documentCopy, documentSection } from './document';
import { id, list, record, text } from './fields';
import { pageMetadata } from './metadata';

const documentPage = record({
  /** Its address: “imprint” is the page /imprint. */
  slug: id.refine((slug) => !['privacypolicy', 'index', 'images'].includes(slug), 'must not be an address in use'),
  ...documentCopy.unwrap().shape,
  /** The text of its link in the footer. */
  linkTitle: text(24),
  metadata: pageMetadata,
  sections: list(documentSection, 1, 30),
});

/** What content/pages.ts exports. */
export const pagesFile = { pages: list(documentPage, 0, 6) };

export type DocumentPage = z.infer<typeof documentPage>;
