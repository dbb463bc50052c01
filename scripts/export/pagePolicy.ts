import { createHash } from 'node:crypto';

import type { CheerioAPI } from 'cheerio';

/**
 * The Content-Security-Policy of a page for its `<meta>`, which also protects it on hosts that send no headers. It allows
 * this site's own files, the page's inline scripts and styles by hash, and the email service.
 */
export function pagePolicy(page: CheerioAPI, emailOrigin: string): string {
  const hashesOf = (selector: string) => {
    const texts = new Set(page(selector).map((_index, element) => page(element).text()));
    return Array.from(texts, (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  };
  const email = emailOrigin ? [emailOrigin] : [];
  const policy = {
    'default-src': ["'none'"],
    // Without JSON-LD, which is no script for a browser
    'script-src': ["'self'", ...hashesOf('script:not([src], [type])')],
    'style-src': ["'self'", ...hashesOf('style')],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...email],
    'form-action': ["'self'", ...email],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
