import { createHash } from 'node:crypto';

/** What a host sends with every file whose address matches: the address itself, or all that begin like it where it ends in *. */
export type HeaderRule = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
};

type Site = {
  /** Every exported document, by its file's name in out/. */
  readonly documents: ReadonlyMap<string, string>;
  /** The names of all files in out/. */
  readonly files: readonly string[];
  /** Where the form posts to; empty for the site's own host. */
  readonly emailOrigin: string;
  readonly siteUrl: string;
};

type Policy = Readonly<Record<string, readonly string[]>>;

/** Code that stands in the page; not data, such as JSON-LD, which has a type. */
export const inlineScript = /<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs;
const inlineStyle = /<style>(.*?)<\/style>/gs;

/** For whatever no rule names: kept, but asked for again before it is shown. */
export const revalidated = 'no-cache';
const keptForADay = 'public, max-age=86400';
const keptForEver = 'public, max-age=31536000, immutable';

/** Folders whose files have their content's hash in their names. */
const hashedFolders = ['/_next/static/*', '/images/variants/*'];

/** Answered as unknown: the page for unknown addresses under its own, the hosts' settings, the compressed copies. */
export const hidden = /^\/(404(\.html|\/)?|_headers)$|\.(br|gz)$/;

/** What pries, of all that this site never asks a browser for: more names would weigh on every answer. */
const refusedFeatures = ['browsing-topics', 'camera', 'geolocation', 'microphone'];

/**
 * Every header that a host should send. No file matches two rules that set the same one: Cloudflare Pages
 * and Netlify would join the two values with a comma.
 */
export function headerRules({ documents, files, emailOrigin, siteUrl }: Site): HeaderRule[] {
  const cached = (paths: readonly string[], value: string) =>
    paths.map((path) => ({ path, headers: { 'Cache-Control': value } }));
  const policy = {
    // One for all documents, as an unknown address has that of no page; the one in each page is narrower.
    ...contentPolicy([...documents.values()], emailOrigin),
    'frame-ancestors': ["'none'"],
    ...(siteUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  };
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': asText(policy),
        // Of this name alone: what else stands below the domain is not this site's to say.
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        // Not a stricter one, which would hide from the email service which site a form came from.
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    },
    ...cached(hashedFolders, keptForEver),
    ...cached([...documents.keys()].flatMap(addressesOf), revalidated),
    ...cached(
      files.filter((file) => /^[^/]+\.(ico|png|svg)$/.test(file)).map((file) => `/${file}`),
      keptForADay,
    ),
  ];
}

/** The policy of a page for hosts that send no headers, in the words of a <meta>. */
export function metaPolicy(html: string, emailOrigin: string): string {
  return asText(contentPolicy([html], emailOrigin));
}

/** @returns the headers of one answer, as a host joins them */
export function headersAt(pathname: string, rules: readonly HeaderRule[]): Record<string, string> {
  return Object.assign({}, ...rules.filter(({ path }) => matches(path, pathname)).map(({ headers }) => headers));
}

function matches(path: string, pathname: string): boolean {
  return path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : path === pathname;
}

/** Nothing but this site's own files, what stands in the pages themselves, by its hash, and the email service. */
function contentPolicy(documents: readonly string[], emailOrigin: string): Policy {
  const hashes = (element: RegExp) => [
    ...new Set(documents.flatMap((html) => [...html.matchAll(element)].map(([, text = '']) => hashSource(text)))),
  ];
  const email = emailOrigin ? [emailOrigin] : [];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes(inlineScript)],
    'style-src': ["'self'", ...hashes(inlineStyle)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...email],
    'form-action': ["'self'", ...email],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
}

function asText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Every address at which some host answers with the document. */
function addressesOf(file: string): string[] {
  const clean = `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '/');
  return [...new Set([clean, `/${file}`])];
}
