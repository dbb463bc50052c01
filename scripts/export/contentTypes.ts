/** The content type of each kind of file, by the ending of its name. nginx's own list is incomplete. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  xml: 'text/xml',
  json: 'application/json',
  pdf: 'application/pdf',
  webmanifest: 'application/manifest+json',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

/** Other names of the same types, which some hosts send. */
const synonyms: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'application/xml': 'text/xml',
  'image/vnd.microsoft.icon': 'image/x-icon',
};

/** @returns the type that a `Content-Type` header names, without its parameters */
export function typeIn(header: string): string {
  const type = header.split(';')[0]?.trim().toLowerCase() ?? '';
  return synonyms[type] ?? type;
}
