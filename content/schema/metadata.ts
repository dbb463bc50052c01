import type { z } from 'zod';

import { day, languageTag, pngFile, record, text } from './fields';

export const pageMetadata = record({ title: text(60), description: text(160) });

const metadata = record({
  /** The Open Graph image. */
  image: record({
    url: pngFile,
    alt: text(200),
  }),
  home: record({
    ...pageMetadata.unwrap().shape,
    /** The day on which the home page last changed, for search engines. */
    updated: day,
  }),
  privacy: pageMetadata,
});

/** What content/metadata.ts exports. */
export const metadataFile = { language: languageTag, metadata };

export type Metadata = z.infer<typeof metadata>;
export type PageMetadata = z.infer<typeof pageMetadata>;
