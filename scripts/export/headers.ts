import { createHash } from 'node:crypto';

import type { Environment } from '../../app/_site/environment';
import { elementsOf, type PageElement } from './parsedPage';

/** The headers of one path of the domain, or of every path of the site where it ends in `/*`. */
export type HeaderRule = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** The default: a browser stores the answer, but revalidates it before each use. */
export const cacheControlRevalidate = 'no-cache';
export const cachedForADay = 'public, max-age=86400';
export const cachedForAYear = 'public, max-age=31536000, immutable';

/** Folders whose file names contain a hash of the content. Rules beyond maxRules are dropped, so the scripts come first. */
export const hashedFolders = ['/_next/static/', '/images/variants/'];

export const siteIcons = /^\/[^/]+\.(ico|png|svg)$/;

/** Paths that answer 404: those of the 404 page itself, of `_headers` and of the compressed copies. */
export const hiddenPaths = /^\/(404(\.html|\/)?|_headers|.*\.(br|gz))$/;

/** Sensitive features the site never uses. Each name adds bytes to every response, so the list is short. */
const blockedFeatures = ['camera', 'geolocation', 'microphone'];

/** Cloudflare Pages ignores all rules after this many. */
export const maxRules = 100;

/**
 * Every header that a host should send. No file matches two rules that set the same header, because
 * Cloudflare Pages and Netlify join the values with a comma.
 *
 * Hashed files are named one by one. Netlify applies a rule to error responses too, so with a rule for the whole
 * folder a browser would cache the 404 of a missing file for a year. Files beyond the last rule are revalidated.
 * @param documents every exported document, by its file's name in out/
 * @param files the names of all files in out/
 */
export function headerRules(
  documents: ReadonlyMap<string, string>,
  files: readonly string[],
  { email, siteUrl, basePath }: Environment,
): HeaderRule[] {
  const served = files.map((file) => `/${file}`).filter((path) => !hiddenPaths.test(path));
  const icons = served.filter((path) => siteIcons.test(path));
  const hashed = hashedFolders.flatMap((folder) => served.filter((path) => path.startsWith(folder)));
  const policy = {
    // A rule for all paths needs the hashes of all documents. The policy in each page has only its own.
    ...contentPolicy([...documents.values()], email.origin),
    'frame-ancestors': ["'none'"],
    ...(siteUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  };
  const rules: readonly HeaderRule[] = [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': asText(policy),
        // No includeSubDomains: the subdomains are not ours to decide.
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        // The email service checks which site a form came from, so it needs the origin.
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': blockedFeatures.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    ...cached([...documents.keys()].flatMap(pathsOf), cacheControlRevalidate),
    ...cached(icons, cachedForADay),
    ...cached(hashed, cachedForAYear),
  ];
  return rules.slice(0, maxRules).map(({ path, headers }) => ({ path: basePath + path, headers }));
}

/** The path of the sub-folder that the rules are for; empty at the root of a domain. */
export function basePathOf(rules: readonly HeaderRule[]): string {
  return rules.find(({ path }) => path.endsWith('/*'))?.path.slice(0, -2) ?? '';
}

/** The policy of one page for its `<meta>`, which also protects it on hosts that send no headers. */
export function metaPolicy(html: string, emailOrigin: string): string {
  return asText(contentPolicy([html], emailOrigin));
}

/** @returns all headers that the rules set for one path, which begins at the site’s own root */
export function headersAt(wanted: string, rules: readonly HeaderRule[]): Record<string, string> {
  const paths = ['/*', wanted].map((path) => basePathOf(rules) + path);
  return Object.assign({}, ...rules.map(({ path, headers }) => (paths.includes(path) ? headers : {})));
}

function cached(paths: readonly string[], value: string): HeaderRule[] {
  return paths.map((path) => ({ path, headers: { 'Cache-Control': value } }));
}

/** Allows this site's own files, the inline scripts and styles by hash, and the email service. */
function contentPolicy(documents: readonly string[], emailOrigin: string) {
  const elements = documents.flatMap(elementsOf);
  const hashes = (isWanted: (element: PageElement) => boolean) => {
    const texts = new Set(elements.filter(isWanted).map(({ text }) => text));
    return Array.from(texts, (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  };
  // Without JSON-LD, which is no script for a browser.
  const isInlineScript = ({ name, attributes: { src, type } }: PageElement) => name === 'script' && !src && !type;
  const email = emailOrigin ? [emailOrigin] : [];
  return {
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
}

function asText(policy: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Every path at which a host may serve the document. */
export function pathsOf(file: string): string[] {
  const clean = `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '/');
  return [...new Set([clean, `/${file}`])];
}
