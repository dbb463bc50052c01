import type { z } from 'zod';

import { day, httpsUrl, languageTag, list, pngFile, record, text } from './fields';

export const pageMetadata = record({ title: text(60), description: text(160) });

/** The home page in another language, on another site. */
const alternate = record({
  language: languageTag,
  /** Without the characters that the sitemap, which is XML, would escape. */
  url: httpsUrl.regex(/^[^&"'<>]+$/, 'must not have & " \' < or >'),
  /** The name of the language in itself, like Ελληνικά. */
  name: text(24),
});

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
  alternates: list(alternate, 0, 8).exactOptional(),
});

const rightToLeftScripts = 'Adlm Arab Hebr Nkoo Rohg Syrc Thaa'.split(' ');

/** The style sheets draw the thick line, the map and the arrows from left to right. */
const language = languageTag.refine(
  (tag) => !rightToLeftScripts.includes(new Intl.Locale(tag).maximize().script ?? ''),
  'must be a language that is written from left to right: this site cannot show others',
);

export const schemas = { language, metadata };

export type Alternate = z.infer<typeof alternate>;
export type Metadata = z.infer<typeof metadata>;
export type PageMetadata = z.infer<typeof pageMetadata>;
