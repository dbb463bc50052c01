import { readFileSync } from 'node:fs';
import path from 'node:path';

import { lookup } from 'mrmime';

import { readHeadersFile } from '../export/headerFormats';
import { basePathOf, headersAt, hiddenPaths, pathsOf } from '../export/headers';
import { filesIn } from '../filesIn';

type Input = {
  /** Ends in a slash. */
  readonly site: URL;
  readonly folder: string;
  /** False for a host that cannot send the headers of `_headers`. They are not compared then. */
  readonly sendsHeaders: boolean;
};

type Target = { readonly pathname: string; readonly file: string; readonly status: number };

type Answer = { readonly response: Response; readonly body: Buffer };

/** Files whose content type matters to browsers. */
const typedFiles = /\.(html|css|js|txt|xml|json|pdf|webmanifest|avif|jpe?g|png|svg|webp|woff2?|ico)$/;
/** Files that only hosts read. */
const notServed = ['.nojekyll', '_redirects'];
/** Paths at which no site has a page. */
const unknownPaths = ['/unknown-page', '/unknown/folder/', '/_next/static/unknown.js'];
/** What hosts can add to a page, by the name in their dashboards. */
const hostFeatures: Readonly<Record<string, RegExp>> = {
  'Cloudflare’s Email Address Obfuscation': /\/cdn-cgi\/l\/email-protection|email-decode\.min\.js/,
  'Cloudflare’s Rocket Loader': /rocket-loader/,
  'Cloudflare Web Analytics': /cloudflareinsights\.com/,
  'Cloudflare’s bot detection': /\/cdn-cgi\/challenge-platform\//,
  'Netlify’s toolbar or analytics': /netlify-cdp-loader|netlify-rum|\/\.netlify\/scripts\//,
};

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
    const answer = await request(new URL(`.${encodeURI(pathname)}`, site).href);
    const messages = [
      ...fileDifferences(answer, target, readFileSync(path.join(folder, target.file)), site),
      ...(sendsHeaders ? headerDifferences(answer, target, headersAt(pathname, rules)) : []),
    ];
    messages.forEach((message) => pathsByMessage.set(message, [...(pathsByMessage.get(message) ?? []), pathname]));
  }
  return Array.from(pathsByMessage, ([message, paths]) => {
    const more = paths.length > 3 ? ` and ${paths.length - 3} more` : '';
    return `${paths.slice(0, 3).join(', ')}${more}  ${message}`;
  });
}

/** Follows redirects, such as those from /route/ to /route. */
async function request(url: string): Promise<Answer> {
  try {
    const response = await fetch(url, {
      headers: { 'Accept-Encoding': 'br, gzip' },
      signal: AbortSignal.timeout(30_000),
    });
    return { response, body: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    // `fetch` itself only says “fetch failed”.
    const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    throw new Error(`${url} does not answer: ${cause?.code ?? message}`, { cause });
  }
}

function fileDifferences({ response, body }: Answer, { file, status }: Target, built: Buffer, site: URL): string[] {
  const { headers } = response;
  const { origin } = new URL(response.url);
  if (origin !== site.origin) {
    return [`redirects to ${origin}`];
  }
  if (response.status !== status) {
    const cause = status === 404 ? 'the host answers so for unknown URLs' : 'the file was not deployed, or is blocked';
    return [`has the status ${response.status}, not ${status}: ${cause}`];
  }
  const expected = (typedFiles.test(file) && lookup(file)) || '';
  const type = headers.get('content-type') ?? '';
  const isCompressible = status === 200 && built.length >= compressedFrom && /html|css|javascript|svg/.test(expected);
  const isWrong = {
    [`differs: ${causeOfDifference(String(body), String(built))}`]: withoutYear(body) !== withoutYear(built),
    [`has the content type “${type}”, but must be ${expected} in UTF-8: the host does not know the type`]:
      expected && (kindOf(type) !== kindOf(expected) || /charset=(?!"?utf-8)/i.test(type)),
    'is not compressed: switch on gzip or brotli at the host': isCompressible && !headers.has('content-encoding'),
  };
  return Object.entries(isWrong).flatMap(([message, isTrue]) => (isTrue ? message : []));
}

function causeOfDifference(body: string, built: string): string {
  const added = Object.keys(hostFeatures).find(
    (name) => hostFeatures[name]?.test(body) && !hostFeatures[name].test(built),
  );
  return added
    ? `${added} changes it. Switch that off at the host: the page’s policy blocks what it adds`
    : 'another build is deployed or cached, or the host changes the file';
}

/** A page has the year in which it was built. A script replaces it by that of the visitor's clock. */
function withoutYear(body: Buffer): string {
  return body.toString('latin1').replace(/(?<=<span data-year[^>]*>)\d{4}/, '');
}

/** Some types have several names, such as text/javascript and application/javascript. */
function kindOf(type: string): string | undefined {
  return /html|css|javascript|svg|xml/i.exec(type)?.[0] ?? type.split('/')[0];
}

function headerDifferences({ response }: Answer, { status }: Target, wanted: Record<string, string>): string[] {
  // A host may order the values in another way.
  const valuesOf = (text?: string | null) =>
    String(
      text
        ?.toLowerCase()
        .split(/[,;] */)
        .sort(),
    );
  const sent = response.headers;
  const different = Object.keys(wanted).filter((name) => valuesOf(sent.get(name)) !== valuesOf(wanted[name]));
  const caching = String(sent.get('cache-control'));
  return [
    ...(different.length > 0 ? [`lacks or changes ${different.join(', ')}: does the host read _headers?`] : []),
    ...(status === 404 && /max-age=[1-9]|immutable/.test(caching)
      ? [`has the Cache-Control “${caching}”, but an error must be revalidated`]
      : []),
  ];
}
