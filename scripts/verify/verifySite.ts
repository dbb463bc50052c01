import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { lookup } from 'mrmime';

import { filesIn } from '../lib/filesIn';
import { basePathOf, headersAt, hiddenPaths, pathsOf } from '../lib/headers';
import { readHeaders } from '../lib/headersFile';

type Comparison = {
  /** The URL of the site. It ends in a slash. */
  readonly site: URL;
  readonly folder: string;
  /** False for a host that cannot send the headers of `_headers`. They are not compared then. */
  readonly sendsHeaders: boolean;
};

/** Paths at which no site has a page. */
const unknownPaths = ['/unknown-page', '/unknown/folder/', '/_next/static/unknown.js'];
/** Below this size a host need not compress a text. */
const compressedFrom = 1400;

/**
 * Compares every file of the built site with what the site serves.
 * @returns one line for each difference, which names its paths
 * @throws Error with one line if a URL does not answer
 */
export async function verifySite({ site, folder, sendsHeaders }: Comparison): Promise<string[]> {
  const rules = readHeaders(folder);
  const root = `${basePathOf(rules)}/`;
  if (root !== site.pathname) {
    const advice = 'name that URL, or build with another NEXT_PUBLIC_SITE_URL';
    return [`out/ is for ${site.origin}${root}, not for ${site.href}: ${advice}`];
  }
  const served = filesIn(folder).filter((file) => !hiddenPaths.test(`/${file}`));
  const targets = [
    ...served.flatMap((file) => pathsOf(file).map((pathname) => ({ pathname, file, status: 200 }))),
    ...unknownPaths.map((pathname) => ({ pathname, file: '404.html', status: 404 })),
  ];
  const pathsByMessage = new Map<string, string[]>();
  for (const { pathname, file, status } of targets) {
    const response = await request(new URL(`.${encodeURI(pathname)}`, site));
    const misplaced = statusMessage(response, status, site);
    const messages = [
      ...(misplaced ? [misplaced] : await fileMessages(response, path.join(folder, file))),
      ...(sendsHeaders ? headerMessages(response, headersAt(pathname, rules)) : []),
    ];
    for (const message of messages.filter((text) => text !== false)) {
      pathsByMessage.set(message, [...(pathsByMessage.get(message) ?? []), pathname]);
    }
  }
  return Array.from(pathsByMessage, ([message, paths]) => {
    const more = paths.length > 3 ? ` and ${paths.length - 3} more` : '';
    return `${paths.slice(0, 3).join(', ')}${more}  ${message}`;
  });
}

/** Follows redirects, such as those from /route/ to /route. */
function request({ href }: URL): Promise<Response> {
  const options = { headers: { 'Accept-Encoding': 'br, gzip' }, signal: AbortSignal.timeout(30_000) };
  return fetch(href, options).catch(({ message, cause }: Error) => {
    // `fetch` itself only says “fetch failed”.
    assert.fail(`${href} does not answer: ${(cause as NodeJS.ErrnoException | undefined)?.code ?? message}`);
  });
}

function statusMessage({ url, status }: Response, wanted: number, site: URL): string | undefined {
  const { origin } = new URL(url);
  if (origin !== site.origin) {
    return `redirects to ${origin}`;
  }
  const cause = wanted === 404 ? 'the host answers so for unknown URLs' : 'the file was not deployed, or is blocked';
  return status === wanted ? undefined : `has the status ${status}, not ${wanted}: ${cause}`;
}

async function fileMessages(response: Response, file: string) {
  const type = response.headers.get('content-type') ?? '';
  const wanted = lookup(file) ?? '';
  const [body, built] = [Buffer.from(await response.arrayBuffer()), readFileSync(file)];
  const isText = /html|css|javascript|svg/.test(wanted);
  const isWrong = wanted !== '' && (kindOf(type) !== kindOf(wanted) || /charset=(?!"?utf-8)/i.test(type));
  const isCompressed = response.headers.has('content-encoding');
  return [
    withoutYear(body) !== withoutYear(built) &&
      'differs: another build is deployed or cached, or the host changes the file',
    isWrong && `has the content type “${type}”, but must be ${wanted} in UTF-8: the host does not know the type`,
    response.ok &&
      isText &&
      built.length >= compressedFrom &&
      !isCompressed &&
      'is not compressed: switch on gzip or brotli at the host',
  ];
}

/** A page has the year in which it was built. A script replaces it by that of the visitor's clock. */
function withoutYear(body: Buffer): string {
  return body.toString('latin1').replace(/(?<=<span data-year="">)\d{4}/, '');
}

/** Some types have several names, such as text/javascript and application/javascript. */
function kindOf(type: string): string | undefined {
  return /html|css|javascript|svg|xml/i.exec(type)?.[0] ?? type.split('/')[0];
}

function headerMessages({ status, headers }: Response, wanted: Record<string, string>) {
  const different = Object.keys(wanted).filter((name) => sorted(headers.get(name) ?? '') !== sorted(wanted[name]));
  const caching = headers.get('cache-control') ?? '';
  return [
    different.length > 0 && `lacks or changes ${different.join(', ')}: does the host read _headers?`,
    status === 404 &&
      /max-age=[1-9]|immutable/.test(caching) &&
      `has the Cache-Control “${caching}”, but an error must be revalidated`,
  ];
}

/** A host may order the values of a header in another way. */
function sorted(header = ''): string {
  const values = header.toLowerCase().split(/[,;] */);
  return values.sort().join();
}
