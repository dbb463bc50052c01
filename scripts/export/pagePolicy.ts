import { createHash } from 'node:crypto';

import { elementsOf, type PageElement } from './parsedPage';

/**
 * The Content-Security-Policy of a page for its `<meta>`, which also protects it on hosts that send no headers. It allows
 * this site's own files, the page's inline scripts and styles by hash, and the email service.
 */
export function pagePolicy(html: string, emailOrigin: string): string {
  const elements = elementsOf(html);
  const hashes = (isWanted: (element: PageElement) => boolean) => {
    const texts = new Set(elements.filter(isWanted).map(({ text }) => text));
    return Array.from(texts, (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  };
  // Without JSON-LD, which is no script for a browser.
  const isInlineScript = ({ name, attributes: { src, type } }: PageElement) => name === 'script' && !src && !type;
  const email = emailOrigin ? [emailOrigin] : [];
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(isInlineScript)],
    'style-src': ["'self'", ...hashes(({ name }) => name === 'style')],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
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
