/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { compressTexts } from '../export/finishExport';
import { listen } from '../preview/listen';
import { serveStatic } from '../preview/serveStatic';
import { runInTemporaryFolder, write } from '../temporaryFolder';
import { type Answer, request, verifySite } from './verifySite';

const home = '<link rel="canonical" href="https://www.firm.example/"/><script>start()</script>'.padEnd(2000, 'x');
const headers = [
  "/*\n  Content-Security-Policy: default-src 'none'\n  X-Content-Type-Options: nosniff",
  '/\n  Cache-Control: no-cache',
  '/form.js\n  Cache-Control: public, max-age=31536000, immutable\n',
].join('\n\n');
const files = {
  _headers: headers,
  '.nojekyll': '',
  '.well-known/security.txt': 'Contact: mailto:security@firm.example',
  'index.html': home,
  '404.html': 'not found',
  'imprint.html': 'imprint',
  'imprint/index.html': 'imprint',
  'form.js': 'form()',
  'favicon.ico': 'icon',
  'a terms.pdf': 'terms',
};
const servers: { close: () => void }[] = [];
let origin = '';

async function start(answer: Parameters<typeof listen>[0]): Promise<string> {
  const server = await listen(answer);
  servers.push(server);
  return `http://127.0.0.1:${server.port}`;
}

runInTemporaryFolder();
beforeEach(async () => {
  Object.entries(files).forEach(([name, text]) => write(`out/${name}`, text));
  compressTexts('out');
  origin = await start(serveStatic(path.resolve('out')));
});
afterEach(() => servers.splice(0).forEach(({ close }) => close()));

const verify = (site: string, options: Partial<Parameters<typeof verifySite>[0]> = {}) =>
  verifySite({ site: new URL(site), folder: 'out', ...options });

test('a site is compared at its own URL only, also in a sub-folder', async () => {
  expect(await verify(origin)).toEqual({ differences: [], notes: [] });
  write('out/_headers', headers.replaceAll(/^\//gm, '/firm/'));
  expect(await verify(`${origin}/firm/`)).toEqual({ differences: [], notes: [] });
  const answers = await Promise.all(
    ['/', '/firm', '/else/form.js', '/firm/_headers'].map((url) => request(origin + url)),
  );
  expect(answers.map(({ status }) => status)).toEqual([302, 302, 404, 404]);
  expect(answers[1]?.headers.get('location')).toBe('/firm/');
  expect((await verify(origin)).differences).toEqual([
    `out/ is for ${origin}/firm/, not for ${origin}/: name that URL, or build with another NEXT_PUBLIC_SITE_URL`,
  ]);
});

test('the preview does not serve other machines', async () => {
  const own = Object.values(networkInterfaces()).flat();
  const outside = own.find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? '127.0.0.2';
  await expect(fetch(origin.replace('127.0.0.1', outside))).rejects.toThrow();
});

type Change = (answer: Answer, pathname: string) => Partial<Answer>;

/** A proxy that changes what the site serves. */
async function startProxy(change: Change, compresses = true): Promise<string> {
  return start(async ({ url = '/' }, response) => {
    const answer = await request(`${origin}${url}`);
    const { status, headers, body } = { ...answer, ...change(answer, url) };
    const sent = new Headers(headers);
    ['content-length', 'content-encoding', 'transfer-encoding'].forEach((name) => sent.delete(name));
    if (compresses) {
      sent.set('content-encoding', 'gzip');
    }
    response.writeHead(status, [...sent].flat()).end(compresses ? gzipSync(body) : body);
  });
}

function at(wanted: string, change: Change): Change {
  return (answer, pathname) => (pathname === wanted ? change(answer, pathname) : {});
}

function inHome(replace: (html: string) => string): Change {
  return at('/', ({ body }) => ({ body: Buffer.from(replace(body.toString())) }));
}

/** A header with another value, or none. */
function header(name: string, value?: string): Change {
  return (answer) => {
    const headers = new Headers(answer.headers);
    headers.delete(name);
    return { headers: value ? new Headers([...headers, [name, value]]) : headers };
  };
}
const policy = 'content-security-policy';
const everywhere = '/.well-known/security.txt, /a%20terms.pdf, /favicon.ico and 10 more';

test.each<[line: string, change: Change]>([
  ['/  differs: an older build is cached or deployed, or the host changes the file', inHome((html) => `${html}\n<p>`)],
  [
    '/  is changed by Cloudflare: switch off Email Address Obfuscation, Rocket Loader and Web Analytics',
    inHome((html) => `${html}/cdn-cgi/l/email`),
  ],
  [
    '/  was built for https://old.example, but out/ for https://www.firm.example: build with the settings of the site',
    inHome((html) => html.replace('www.firm', 'old')),
  ],
  ['/  is cut off: only 500 of 2000 bytes arrive', inHome((html) => html.slice(0, 500))],
  [`${everywhere}  lacks Content-Security-Policy: the policy is missing`, header(policy)],
  [`${everywhere}  has the Content-Security-Policy of another build`, header(policy, "default-src 'self'")],
  [
    `${everywhere}  lacks or changes X-Content-Type-Options: does the host read _headers?`,
    header('x-content-type-options'),
  ],
  [
    '/unknown-page, /unknown/folder/, /_next/static/unknown.js  has the status 200, not 404: the host answers so for unknown URLs',
    () => ({ status: 200 }),
  ],
  [
    '/form.js  has the content type “text/plain”, not text/javascript: the host does not know the type',
    at('/form.js', header('content-type', 'text/plain')),
  ],
  ['/  has the Cache-Control “max-age=600”, not “no-cache”', at('/', header('cache-control', 'max-age=600'))],
  [
    '/form.js  has the status 403, not 200: the file was not deployed, or is blocked',
    at('/form.js', () => ({ status: 403 })),
  ],
])('a host gets only the line %s', async (line, change) => {
  expect((await verify(await startProxy(change))).differences).toEqual([line]);
});

test('a host that compresses nothing, and one that does not answer, get one line', async () => {
  const { differences } = await verify(await startProxy(() => ({}), false));
  expect(differences).toEqual(['/, /index.html  is not compressed: switch on gzip or brotli at the host']);
  const closed = await start(() => undefined);
  servers.pop()?.close();
  expect((await verify(closed)).differences).toEqual([`${closed} does not answer: ECONNREFUSED`]);
});

test('redirects between the URLs of one page, and headers that a host cannot send, are notes', async () => {
  const proxy = await startProxy((answer, pathname) =>
    pathname === '/imprint/'
      ? { status: 301, headers: new Headers({ location: '/imprint' }) }
      : header('x-content-type-options')(answer, pathname),
  );
  expect(await verify(proxy, { sendsHeaders: false })).toEqual({
    differences: [],
    notes: [expect.stringContaining('X-Content-Type-Options'), '/imprint/  redirects to /imprint'],
  });
});

const site = 'https://firm.example';
const noRedirect = `http://firm.example/, https://www.firm.example/  does not redirect to ${site}`;

test.each([
  [90, 301, site, [], [`${site}  has a TLS certificate for 90 more days`]],
  [90, 301, 'https://elsewhere.example/', [noRedirect], [`${site}  has a TLS certificate for 90 more days`]],
  [3, 200, site, [`${site}  has a TLS certificate for 3 more days: its renewal has failed`, noRedirect], []],
])('with %i days, http and www redirect to https (%i, %s)', async (days, status, location, differences, notes) => {
  const redirect = { status, headers: new Headers({ location }), body: Buffer.alloc(0) };
  const get = async (url: string) => (url.startsWith(site) ? request(url.replace(site, origin)) : redirect);
  expect(await verify(site, { get, daysOf: async () => days })).toEqual({ differences, notes });
});
