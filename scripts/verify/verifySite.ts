import { readFileSync } from 'node:fs';
import path from 'node:path';

import { lookup } from 'mrmime';

import { basePathOf, headersAt, hiddenPaths, pathsOf, readHeadersFile } from '../export/headers';
import { filesIn } from '../filesIn';

type Input = {
  /** Ends in a slash. */
  readonly site: URL;
  readonly folder: string;
  /** False for a host that cannot send the headers of `_headers`. They are not compared then. */
  readonly sendsHeaders: boolean;
};

type Target = { readonly pathname: string; readonly file: string; readonly status: number };

/** Files whose content type matters to browsers. */
const typedFiles = /\.(html|css|js|txt|xml|json|pdf|webmanifest|avif|jpe?g|png|svg|webp|woff2?|ico)$/;
/** Files that only hosts read. */
const notServed = ['.nojekyll', '_redirects'];
/** Paths at which no site has a page. */
const unknownPaths = ['/unknown-page', '/unknown/folder/', '/_next/static/unknown.js'];
/** What Cloudflare and Netlify can add to a page. */
const additions = /rocket-loader|\/cdn-cgi\/[\w/-]+|cloudflareinsights|netlify-(cdp-loader|rum)|\/\.netlify\/scripts/;
/** Below this size a host need not compress a text. */
const compressedFrom = 1400;

/**
 * Compares every file of the built site with what the site serves.
 * @returns one line for each difference, which names its paths
 * @throws Error with one line if a URL does not answer
 */
export async function verifySite({ site, folder, sendsHeaders }: Input): Promise<string[]> {
  const rules = readHeadersFile(readFileSync(path.join(folder, '_headers'), 'utf8'));
  const root = `${basePathOf(rules)}/`;
  if (root !== site.pathname) {
    const advice = 'name that URL, or build with another NEXT_PUBLIC_SITE_URL';
    return [`out/ is for ${site.origin}${root}, not for ${site.href}: ${advice}`];
  }
  const served = filesIn(folder).filter((file) => !hiddenPaths.test(`/${file}`) && !notServed.includes(file));
  const targets: readonly Target[] = [
    ...served.flatMap((file) => pathsOf(file).map((pathname) => ({ pathname, file, status: 200 }))),
    ...unknownPaths.map((pathname) => ({ pathname, file: '404.html', status: 404 })),
  ];
  const pathsByMessage = new Map<string, string[]>();
  for (const target of targets) {
    const { pathname } = target;
    // Follows redirects, such as those from /route/ to /route.
    const { href } = new URL(`.${encodeURI(pathname)}`, site);
    const response = await fetch(href, {
      headers: { 'Accept-Encoding': 'br, gzip' },
      signal: AbortSignal.timeout(30_000),
    }).catch(({ message, cause }: Error & { cause?: NodeJS.ErrnoException }) => {
      // `fetch` itself only says “fetch failed”.
      throw new Error(`${href} does not answer: ${cause?.code ?? message}`, { cause: cause ?? message });
    });
    const built = readFileSync(path.join(folder, target.file));
    const messages = [
      ...fileDifferences(response, Buffer.from(await response.arrayBuffer()), target, built, site),
      ...(sendsHeaders ? headerDifferences(response, target, headersAt(pathname, rules)) : []),
    ];
    messages.forEach((message) => pathsByMessage.set(message, [...(pathsByMessage.get(message) ?? []), pathname]));
  }
  return Array.from(pathsByMessage, ([message, paths]) => {
    const more = paths.length > 3 ? ` and ${paths.length - 3} more` : '';
    return `${paths.slice(0, 3).join(', ')}${more}  ${message}`;
  });
}

function fileDifferences(response: Response, body: Buffer, { file, status }: Target, built: Buffer, site: URL) {
  const { origin } = new URL(response.url);
  if (origin !== site.origin) {
    return [`redirects to ${origin}`];
  }
  if (response.status !== status) {
    const cause = status === 404 ? 'the host answers so for unknown URLs' : 'the file was not deployed, or is blocked';
    return [`has the status ${response.status}, not ${status}: ${cause}`];
  }
  const expected = (typedFiles.test(file) && lookup(file)) || '';
  const type = response.headers.get('content-type') ?? '';
  const isCompressible = status === 200 && built.length >= compressedFrom && /html|css|javascript|svg/.test(expected);
  const [added] = built.toString().match(additions) ? [] : (additions.exec(body.toString()) ?? []);
  const cause = added
    ? `the host adds “${added}”, which the page’s policy blocks. Switch it off there`
    : 'another build is deployed or cached, or the host changes the file';
  return [
    withoutYear(body) !== withoutYear(built) && `differs: ${cause}`,
    expected &&
      (kindOf(type) !== kindOf(expected) || /charset=(?!"?utf-8)/i.test(type)) &&
      `has the content type “${type}”, but must be ${expected} in UTF-8: the host does not know the type`,
    isCompressible &&
      !response.headers.has('content-encoding') &&
      'is not compressed: switch on gzip or brotli at the host',
  ].filter((message): message is string => Boolean(message));
}

/** A page has the year in which it was built. A script replaces it by that of the visitor's clock. */
function withoutYear(body: Buffer): string {
  return body.toString('latin1').replace(/(?<=<span data-year="">)\d{4}/, '');
}

/** Some types have several names, such as text/javascript and application/javascript. */
function kindOf(type: string): string | undefined {
  return /html|css|javascript|svg|xml/i.exec(type)?.[0] ?? type.split('/')[0];
}

function headerDifferences({ headers }: Response, { status }: Target, wanted: Record<string, string>): string[] {
  // A host may order the values in another way.
  const valuesOf = (text?: string | null) =>
    text
      ?.toLowerCase()
      .split(/[,;] */)
      .sort()
      .join();
  const isDifferent = (name: string) => valuesOf(headers.get(name)) !== valuesOf(wanted[name]);
  const different = Object.keys(wanted).filter(isDifferent);
  const caching = String(headers.get('cache-control'));
  return [
    ...(different.length > 0 ? [`lacks or changes ${different.join(', ')}: does the host read _headers?`] : []),
    ...(status === 404 && /max-age=[1-9]|immutable/.test(caching)
      ? [`has the Cache-Control “${caching}”, but an error must be revalidated`]
      : []),
  ];
}
