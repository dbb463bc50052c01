import { readFileSync } from 'node:fs';
import path from 'node:path';
import { connect } from 'node:tls';
import { isNativeError } from 'node:util/types';

import { contentTypes, readHeadersFile } from '../export/headerFormats';
import {
  basePathOf,
  cacheControlRevalidate,
  hashedFolders,
  type HeaderRule,
  headersAt,
  hiddenPaths,
  pathsOf,
} from '../export/headers';
import { filesIn } from '../filesIn';

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  /** Decompressed. */
  readonly body: Buffer;
};

type Input = {
  /** Ends in a slash. */
  readonly site: URL;
  readonly folder: string;
  /** False for a host that cannot send the headers of `_headers`. Their differences are then notes. */
  readonly sendsHeaders?: boolean;
  /** Replaced in tests of https. */
  readonly get?: (url: string) => Promise<Answer>;
  readonly daysOf?: (site: URL) => Promise<number>;
};

/** A note is a difference that a host makes by nature. */
type Finding = { readonly url: string; readonly message: string; readonly isNote?: boolean };

type Target = { readonly url: string; readonly file: string; readonly status: number };

/** Files that only hosts read. */
const notServed = ['.nojekyll', '_redirects'];
/** URLs at which no site has a page. */
const unknownPaths = ['/unknown-page', '/unknown/folder/', '/_next/static/unknown.js'];
/** Other names of the same types, which some hosts send. */
const synonyms: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'application/xml': 'text/xml',
  'image/vnd.microsoft.icon': 'image/x-icon',
};
/** Certificates are renewed earlier than this, unless the renewal fails. */
const certificateMargin = 14;
/** Below this size a host need not compress a text. */
const compressedFrom = 1400;
const requestsAtOnce = 8;

const isRedirect = (status: number) => status >= 300 && status < 400;
const revalidates = (cacheControl: string) => /no-cache|no-store|max-age=0\b/i.test(cacheControl);
const encoded = (pathname: string) => pathname.split('/').map(encodeURIComponent).join('/');
/** The path of a page, in the same form for all of its URLs. */
const pageOf = (pathname: string) => pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '');

/** Compares every file of the built site with what the site serves. */
export async function verifySite(input: Input): Promise<{ differences: string[]; notes: string[] }> {
  const { site, folder, get = request } = input;
  const rules = readHeadersFile(readFileSync(path.join(folder, '_headers'), 'utf8'));
  const root = `${basePathOf(rules)}/`;
  if (root !== site.pathname) {
    const advice = 'name that URL, or build with another NEXT_PUBLIC_SITE_URL';
    return { differences: [`out/ is for ${site.origin}${root}, not for ${site.href}: ${advice}`], notes: [] };
  }
  const served = filesIn(folder).filter((file) => !hiddenPaths.test(`/${file}`) && !notServed.includes(file));
  const targets: readonly Target[] = [
    ...served.flatMap((file) => pathsOf(file).map((url) => ({ url: encoded(url), file, status: 200 }))),
    ...unknownPaths.map((url) => ({ url, file: '404.html', status: 404 })),
  ];
  const findings: Finding[] = [];
  try {
    await get(site.href);
    findings.push(...(site.protocol === 'https:' ? await connectionFindings(input) : []));
  } catch (error) {
    return { differences: [`${site.origin} does not answer: ${reasonOf(error)}`], notes: [] };
  }
  const compare = async (target: Target) => {
    try {
      return differencesOf(input, target, await get(new URL(`.${target.url}`, site).href), rules);
    } catch (error) {
      return [{ url: target.url, message: `does not answer: ${reasonOf(error)}` }];
    }
  };
  for (let start = 0; start < targets.length; start += requestsAtOnce) {
    findings.push(...(await Promise.all(targets.slice(start, start + requestsAtOnce).map(compare))).flat());
  }
  return {
    differences: linesOf(findings.filter(({ isNote }) => !isNote)),
    notes: linesOf(findings.filter(({ isNote }) => isNote)),
  };
}

/** Sends a GET request without following redirects. */
export async function request(url: string): Promise<Answer> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'br, gzip' },
    signal: AbortSignal.timeout(30_000),
  });
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** The reason why a request failed. `fetch` itself only says “fetch failed”. */
function reasonOf(error: unknown): string {
  const { cause, message } = isNativeError(error) ? error : new Error(String(error));
  return isNativeError(cause) ? ('code' in cause ? String(cause.code) : cause.message) : message;
}

function differencesOf(
  { site, folder, sendsHeaders = true }: Input,
  { url, file, status }: Target,
  { status: sent, headers, body }: Answer,
  rules: readonly HeaderRule[],
): Finding[] {
  const location = headers.get('location');
  if (location && isRedirect(sent)) {
    const page = new URL(`.${url}`, site);
    const target = new URL(location, page);
    const isSamePage = target.origin === site.origin && pageOf(target.pathname) === pageOf(page.pathname);
    return [{ url, message: `redirects to ${location}`, isNote: isSamePage && status === 200 }];
  }
  if (sent !== status) {
    const cause = status === 404 ? 'the host answers so for unknown URLs' : 'the file was not deployed, or is blocked';
    return [{ url, message: `has the status ${sent}, not ${status}: ${cause}` }];
  }
  const built = readFileSync(path.join(folder, file));
  const expected = contentTypes[path.extname(file).slice(1)];
  const type = headers.get('content-type') ?? '';
  const [name = ''] = type.trim().toLowerCase().split(/\s*;/);
  const isCompressible =
    status === 200 && built.length >= compressedFrom && /^text\/(html|css|javascript)$|svg/.test(expected ?? '');
  const isWrong: Readonly<Record<string, boolean>> = {
    [status === 404 ? 'shows an error page that is not out/404.html' : contentCause(body, built)]: !body.equals(built),
    [`has the content type “${type}”, not ${expected}: the host does not know the type`]:
      expected !== undefined && (synonyms[name] ?? name) !== expected,
    [`has the content type “${type}”, but is in UTF-8`]: /charset=(?!"?utf-8)/i.test(type),
    'is not compressed: switch on gzip or brotli at the host': isCompressible && !headers.has('content-encoding'),
  };
  const messages = Object.keys(isWrong).filter((message) => isWrong[message]);
  const headerMessages = headerDifferences(url, status, headers, headersAt(decodeURI(url), rules));
  return [
    ...messages.map((message) => ({ url, message })),
    ...headerMessages.map((message) => ({ url, message, isNote: !sendsHeaders })),
  ];
}

/** @returns why the content that a host serves probably differs from the built file */
function contentCause(served: Buffer, built: Buffer): string {
  const [now, then] = [served.toString(), built.toString()];
  const originIn = (html: string) => /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(html)?.[1];
  if (then.startsWith(now)) {
    return `is cut off: only ${served.length} of ${built.length} bytes arrive`;
  }
  if (now.includes('/cdn-cgi/') && !then.includes('/cdn-cgi/')) {
    return 'is changed by Cloudflare: switch off Email Address Obfuscation, Rocket Loader and Web Analytics';
  }
  return originIn(now) === originIn(then)
    ? 'differs: an older build is cached or deployed, or the host changes the file'
    : `was built for ${originIn(now)}, but out/ for ${originIn(then)}: build with the settings of the site`;
}

function headerDifferences(url: string, status: number, sent: Headers, wanted: Record<string, string>): string[] {
  const { 'Cache-Control': rule, 'Content-Security-Policy': policy, ...rest } = wanted;
  const different = Object.keys(rest).filter((name) => sent.get(name) !== rest[name]);
  const sentPolicy = sent.get('content-security-policy');
  const caching = sent.get('cache-control') ?? '';
  // nginx caches all files of these folders for a year. `_headers` has no room for every one of them.
  const isHashed = status === 200 && hashedFolders.some((folder) => url.startsWith(folder));
  const isRight = rule
    ? isSameCaching(caching, rule)
    : isHashed || revalidates(caching) || !/max-age|immutable/.test(caching);
  return [
    ...(policy && !sentPolicy ? ['lacks Content-Security-Policy: the policy is missing'] : []),
    ...(policy && sentPolicy && sentPolicy !== policy ? ['has the Content-Security-Policy of another build'] : []),
    ...(different.length > 0 ? [`lacks or changes ${different.join(', ')}: does the host read _headers?`] : []),
    ...(isRight ? [] : [`has the Cache-Control “${caching}”, not “${rule ?? cacheControlRevalidate}”`]),
  ];
}

/** A host may order the directives in another way. */
function isSameCaching(sent: string, rule: string): boolean {
  const directives = (text: string) => String(text.toLowerCase().split(/, */).sort());
  return directives(sent) === directives(rule) || (revalidates(sent) && revalidates(rule));
}

/** The certificate, http without s, and the URL with or without www. */
async function connectionFindings({ site, get = request, daysOf = certificateDays }: Input): Promise<Finding[]> {
  const days = await daysOf(site);
  const failure = days < certificateMargin ? ': its renewal has failed' : '';
  const certificate = `has a TLS certificate for ${days} more days${failure}`;
  const twin = site.hostname.startsWith('www.') ? site.hostname.slice('www.'.length) : `www.${site.hostname}`;
  const others = site.port ? [] : [`http://${site.hostname}${site.pathname}`, `https://${twin}${site.pathname}`];
  const redirects = others.map(async (url): Promise<Finding[]> => {
    try {
      const { status, headers } = await get(url);
      const location = headers.get('location');
      const isRight = location && isRedirect(status) && new URL(location, url).origin === site.origin;
      return isRight ? [] : [{ url, message: `does not redirect to ${site.origin}` }];
    } catch (error) {
      return [{ url, message: `does not answer: ${reasonOf(error)}`, isNote: true }];
    }
  });
  return [{ url: site.origin, message: certificate, isNote: !failure }, ...(await Promise.all(redirects)).flat()];
}

function certificateDays({ hostname, port }: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname }, () => {
      const ends = Date.parse(socket.getPeerCertificate().valid_to);
      socket.end();
      resolve(Math.floor((ends - Date.now()) / (24 * 60 * 60 * 1000)));
    }).on('error', reject);
  });
}

/** One line for each message, which names its URLs. */
function linesOf(findings: readonly Finding[]): string[] {
  return [...new Set(findings.map(({ message }) => message))].map((message) => {
    const urls = findings.filter((finding) => finding.message === message).map(({ url }) => url);
    const more = urls.length > 3 ? ` and ${urls.length - 3} more` : '';
    return `${urls.slice(0, 3).join(', ')}${more}  ${message}`;
  });
}
