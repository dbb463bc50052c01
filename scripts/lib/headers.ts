import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';

/** The headers of one path, or of every path where it is `/*`. */
export type HeaderRule = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
};

export const cacheControl = {
  /** The default: a browser stores the answer, but revalidates it before each use. */
  revalidate: 'no-cache',
  forADay: 'public, max-age=86400',
  forAYear: 'public, max-age=31536000, immutable',
} as const;
/** In the policy of a site at an https: URL. */
export const upgradeRequests = '; upgrade-insecure-requests';

/** The folder of the files whose names contain a hash of their content. */
const hashedFolder = '/_next/static/';

const siteIcons = /^\/[^/]+\.(ico|png|svg)$/;

/** Paths that answer 404: those of the 404 page itself, of files that hosts read, and of the compressed copies. */
export const hiddenPaths = /^\/(404(\.html|\/)?|_headers|_redirects|.*\.br)$/;

/**
 * The headers that a host should add to its own, such as those of type and compression. With the policy in each page,
 * Mozilla’s HTTP Observatory gave them 130 points: A+. No file matches two rules that set the same header, because
 * Cloudflare Pages and Netlify join the values with a comma.
 *
 * Hashed files are named one by one. Netlify applies a rule to error responses too, so with a rule for the whole
 * folder a browser would cache the 404 of a missing file for a year. Cloudflare Pages reads the first 100 rules; there
 * are about 40.
 * @param files the names of all files in out/
 */
export function headerRules(files: readonly string[], siteUrl: string): HeaderRule[] {
  const served = files.map((file) => `/${file}`).filter((path) => !hiddenPaths.test(path));
  const icons = served.filter((path) => siteIcons.test(path));
  const pages = files.filter((file) => file.endsWith('.html'));
  const hashed = served.filter((path) => path.startsWith(hashedFolder));
  const upgrade = siteUrl.startsWith('https:') ? upgradeRequests : '';
  return [
    {
      path: '/*',
      headers: {
        // The policy in each page says more, but cannot say which sites may show the page in a frame.
        'Content-Security-Policy': `frame-ancestors 'none'; base-uri 'none'; object-src 'none'${upgrade}`,
        // No includeSubDomains: the subdomains are not ours to decide.
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        // The email service checks which site a form came from, so it needs the origin.
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        // Each name adds bytes to every response, so the list is short.
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        // Any page may show the Open Graph image and the icons, also one that isolates itself (COEP).
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    },
    ...cached(pages.flatMap(pathsOf), cacheControl.revalidate),
    ...cached(icons, cacheControl.forADay),
    ...cached(hashed, cacheControl.forAYear),
  ];
}

/** @returns all headers that the rules set for one path */
export function headersAt(wanted: string, rules: readonly HeaderRule[]): Record<string, string> {
  return Object.assign({}, ...rules.map(({ path, headers }) => (['/*', wanted].includes(path) ? headers : {})));
}

function cached(paths: readonly string[], value: string): HeaderRule[] {
  return paths.map((path) => ({ path, headers: { 'Cache-Control': value } }));
}

/** Every path at which a host may serve the document. */
export function pathsOf(file: string): string[] {
  const clean = `/${file}`.replace(/\.html$/, '').replace(/\/index$/, '/');
  return [...new Set([clean, `/${file}`])];
}

/** The text of a `_headers` file for Cloudflare Pages and Netlify. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const linesOf = (headers: object) => Object.entries(headers).map(([name, value]) => `\n  ${name}: ${value}`);
  return rules.map(({ path, headers }) => `${path}${linesOf(headers).join('')}\n`).join('\n');
}

/** @returns the rules in the `_headers` of a site, which every built site has */
export function readHeaders(folder: string): HeaderRule[] {
  const file = `${folder}/_headers`;
  assert(existsSync(file), `There is no site in ${folder}. Build it first: npm run build`);
  const blocks = readFileSync(file, 'utf8').trim().split('\n\n');
  return blocks.map((block) => {
    const [path = '', ...lines] = block.split(/\n\s*/);
    return { path, headers: Object.fromEntries(lines.map((line) => line.split(/: (.*)/s, 2))) };
  });
}
