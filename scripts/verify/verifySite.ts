import { readFileSync } from 'node:fs';
import path from 'node:path';

import { contentTypes, typeIn } from '../export/contentTypes';
import { readHeadersFile } from '../export/headerFormats';
import {
  basePathOf,
  cacheControlRevalidate,
  hashedFolders,
  type HeaderRule,
  headersAt,
  hiddenPaths,
} from '../export/headers';
import { filesIn } from '../filesIn';
import { type Answer, certificateDays, reasonOf, request } from './request';

type Input = {
  /** Ends in a slash. */
  readonly site: URL;
  /** The built site. */
  readonly folder: string;
  /** False for a host that cannot send the headers of `_headers`. Their differences are then notes. */
  readonly sendsHeaders?: boolean;
  /** Replaced in tests of https. */
  readonly get?: (url: string) => Promise<Answer>;
  readonly daysOf?: (site: URL) => Promise<number>;
};

/** Lines. A note is a difference that a host makes by nature. */
type Findings = { readonly differences: readonly string[]; readonly notes: readonly string[] };

type Finding = { readonly url: string; readonly message: string; readonly isNote?: boolean };

/** Files that only hosts read. */
const notServed = ['.nojekyll', '_redirects'];
/** URLs at which no site has a page. */
const unknownPaths = ['/unknown-page', '/unknown/folder/', '/_next/static/unknown.js'];
/** Certificates are renewed earlier than this, unless the renewal fails. */
const certificateMargin = 14;
const otherErrorPage = 'shows an error page that is not out/404.html';
/** Below this size a host need not compress a text. */
const compressedFrom = 1400;
const requestsAtOnce = 8;

/** Compares every file of the built site with what the site serves. */
export async function verifySite(input: Input): Promise<Findings> {
  const { site, folder, get = request } = input;
  const rules = readHeadersFile(readFileSync(path.join(folder, '_headers'), 'utf8'));
  const root = `${basePathOf(rules)}/`;
  if (root !== site.pathname) {
    const advice = 'name that URL, or build with another NEXT_PUBLIC_SITE_URL';
    return { differences: [`out/ is for ${site.origin}${root}, not for ${site.href}: ${advice}`], notes: [] };
  }
  const served = filesIn(folder).filter((file) => !hiddenPaths.test(`/${file}`) && !notServed.includes(file));
  const targets = served.flatMap((file) => pathsOf(file).map((url) => ({ url, file, status: 200 })));
  const unknown = unknownPaths.map((url) => ({ url, file: '404.html', status: 404 }));
  const findings: Finding[] = [];
  try {
    await get(site.href);
    findings.push(...(site.protocol === 'https:' ? await connectionFindings(input) : []));
  } catch (error) {
    return { differences: [`${site.origin} does not answer: ${reasonOf(error)}`], notes: [] };
  }

  const compare = async ({ url, file, status }: (typeof targets)[number]): Promise<Finding[]> => {
    const built = readFileSync(path.join(folder, file));
    try {
      const answer = await get(new URL(`.${url}`, site).href);
      return differencesOf({ url, file, status, built, answer, rules, ...input });
    } catch (error) {
      return [{ url, message: `does not answer: ${reasonOf(error)}` }];
    }
  };
  const all = [...targets, ...unknown];
  for (let start = 0; start < all.length; start += requestsAtOnce) {
    findings.push(...(await Promise.all(all.slice(start, start + requestsAtOnce).map(compare))).flat());
  }
  return {
    differences: linesOf(findings.filter(({ isNote }) => !isNote)),
    notes: linesOf(findings.filter(({ isNote }) => isNote)),
  };
}

/** Both URLs of a page, from the root of the site: with and without the slash. */
function pathsOf(file: string): string[] {
  const [name] = file.split(/(?<=^|\/)index\.html$|\.html$/);
  const encoded = (text: string) => `/${text.split('/').map(encodeURIComponent).join('/')}`;
  return [...new Set([encoded(name ?? file), encoded(file)])];
}

type Comparison = Input & {
  readonly url: string;
  readonly file: string;
  readonly status: number;
  readonly built: Buffer;
  readonly answer: Answer;
  readonly rules: readonly HeaderRule[];
};

function differencesOf(comparison: Comparison): Finding[] {
  const { site, url, file, status, built, answer } = comparison;
  const found = (message: string, isNote = false): Finding => ({ url, message, isNote });
  const location = answer.headers.get('location');
  if (location && answer.status >= 300 && answer.status < 400) {
    const page = new URL(`.${url}`, site);
    const target = new URL(location, page);
    const isSamePage = target.origin === site.origin && pageOf(target.pathname) === pageOf(page.pathname);
    return [found(`redirects to ${location}`, isSamePage && status === 200)];
  }
  if (answer.status !== status) {
    return [
      status === 404
        ? found(`has the status ${answer.status}, not 404: the host answers so for unknown URLs`)
        : found(`has the status ${answer.status}, not ${status}: the file was not deployed, or is blocked`),
    ];
  }
  const expected = contentTypes[path.extname(file).slice(1)];
  const type = answer.headers.get('content-type') ?? '';
  const isCompressible =
    status === 200 && built.length >= compressedFrom && /^text\/(html|css|javascript)$|svg/.test(expected ?? '');
  const isUncompressed = isCompressible && !answer.headers.has('content-encoding');
  return [
    ...(answer.body.equals(built) ? [] : [found(status === 404 ? otherErrorPage : contentCause(answer.body, built))]),
    ...(expected && typeIn(type) !== expected
      ? [found(`has the content type “${type}”, not ${expected}: the host does not know the type`)]
      : []),
    ...(/charset=(?!"?utf-8)/i.test(type) ? [found(`has the content type “${type}”, but is in UTF-8`)] : []),
    ...(isUncompressed ? [found('is not compressed: switch on gzip or brotli at the host')] : []),
    ...headerFindings(comparison),
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

function headerFindings({ url, answer, rules, status, sendsHeaders = true }: Comparison): Finding[] {
  const { 'Cache-Control': rule, 'Content-Security-Policy': policy, ...rest } = headersAt(decodeURI(url), rules);
  const { headers } = answer;
  const different = Object.keys(rest).filter((name) => headers.get(name) !== rest[name]);
  const sentPolicy = headers.get('content-security-policy');
  const caching = headers.get('cache-control') ?? '';
  // nginx caches all files of these folders for a year. `_headers` has no room for every one of them.
  const isHashed = status === 200 && hashedFolders.some((folder) => url.startsWith(folder));
  const isRight = rule
    ? isSameCaching(caching, rule)
    : isHashed || revalidates(caching) || !/max-age|immutable/.test(caching);
  const messages = [
    ...(policy && !sentPolicy ? ['lacks Content-Security-Policy: the policy is missing'] : []),
    ...(policy && sentPolicy && sentPolicy !== policy ? ['has the Content-Security-Policy of another build'] : []),
    ...(different.length > 0 ? [`lacks or changes ${different.join(', ')}: does the host read _headers?`] : []),
    ...(isRight ? [] : [`has the Cache-Control “${caching}”, not “${rule ?? cacheControlRevalidate}”`]),
  ];
  return messages.map((message) => ({ url, message, isNote: !sendsHeaders }));
}

/** A host may order the directives in another way. */
function isSameCaching(sent: string, rule: string): boolean {
  const directives = (text: string) =>
    text
      .toLowerCase()
      .split(/\s*,\s*/)
      .sort()
      .join();
  return directives(sent) === directives(rule) || (revalidates(sent) && revalidates(rule));
}

function revalidates(cacheControl: string): boolean {
  return /no-cache|no-store|max-age=0\b/i.test(cacheControl);
}

/** The path of a page, in the same form for all of its URLs. */
function pageOf(pathname: string): string {
  return pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '');
}

/** The certificate, http without s, and the URL with or without www. */
async function connectionFindings({ site, get = request, daysOf = certificateDays }: Input): Promise<Finding[]> {
  const days = await daysOf(site);
  const twin = site.hostname.startsWith('www.') ? site.hostname.slice('www.'.length) : `www.${site.hostname}`;
  const others = site.port ? [] : [`http://${site.hostname}${site.pathname}`, `https://${twin}${site.pathname}`];
  const redirects = others.map(async (url): Promise<Finding[]> => {
    try {
      const { status, headers } = await get(url);
      const location = headers.get('location');
      const target = location && status >= 300 && status < 400 ? new URL(location, url).origin : undefined;
      return target === site.origin ? [] : [{ url, message: `does not redirect to ${site.origin}` }];
    } catch (error) {
      return [{ url, message: `does not answer: ${reasonOf(error)}`, isNote: true }];
    }
  });
  return [
    {
      url: site.origin,
      message: `has a TLS certificate for ${days} more days${days < certificateMargin ? ': its renewal has failed' : ''}`,
      isNote: days >= certificateMargin,
    },
    ...(await Promise.all(redirects)).flat(),
  ];
}

/** One line for each message, which names its URLs. */
function linesOf(findings: readonly Finding[]): string[] {
  return [...new Set(findings.map(({ message }) => message))].map((message) => {
    const urls = findings.filter((finding) => finding.message === message).map(({ url }) => url);
    const more = urls.length > 3 ? ` and ${urls.length - 3} more` : '';
    return `${urls.slice(0, 3).join(', ')}${more}  ${message}`;
  });
}
