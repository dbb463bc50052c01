import { z } from 'zod';

import { day, httpsUrl, languageTag, link, list, pngFile, record, text } from './fields';

export const pageMetadata = record({ title: text(60), description: text(160) });

/** For /.well-known/security.txt (RFC 9116). */
const security = record({
  /** Where to report a vulnerability of the site. */
  contact: z.string().refine((text) => /^(mailto|https|tel):/.test(text) && link.safeParse(text).success, {
    error: 'must be mailto:, https: or tel:, like mailto:security@example.com',
  }),
  /** The last day on which the contact is valid: at most a year ahead. */
  expires: z.iso.date({ error: 'must be a day that exists, like 2027-11-02' }),
});

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
  privacy: pageMetadata,
  /** Without it there is no security.txt. */
  security: security.exactOptional(),
  alternates: list(alternate, 0, 8).exactOptional(),
  /** Where browsers report what the Content-Security-Policy has blocked. Without it they report nothing. */
  policyReports: httpsUrl
    .regex(/^[\w./:~%?&=+@-]+$/, 'must have only letters from a to z, digits and - . _ ~ % / : ? & = + @')
    .exactOptional(),
});

/** What content/metadata.ts exports. */
export const records = { language: languageTag, metadata };

export type Alternate = z.infer<typeof alternate>;
export type Metadata = z.infer<typeof metadata>;
export type Security = z.infer<typeof security>;
export type PageMetadata = z.infer<typeof pageMetadata>;
