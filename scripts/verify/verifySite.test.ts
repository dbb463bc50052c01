/** @jest-environment node */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { withCompressedCopies } from '../export/compressedCopies';
import { listen } from '../lib/listen';
import { replaceFolder } from '../lib/outFolder';
import { serveStatic } from '../preview/serveStatic';
import { runInTemporaryFolder, write } from '../testing/temporaryFolder';
import { verifySite } from './verifySite';

const home = '<link rel="canonical" href="https://www.firm.example/"/><script>start()</script>'.padEnd(1400, 'x');
const headers = [
  "/*\n  Content-Security-Policy: default-src 'none'\n  X-Content-Type-Options: nosniff",
  '/\n  Cache-Control: no-cache',
  '/form.js\n  Cache-Control: public, max-age=31536000, immutable\n',
].join('\n\n');
const files = {
  _headers: headers,
  _redirects: '/old / 301',
  '.well-known/security.txt': 'Contact: mailto:security@firm.example',
  'index.html': home,
  '404.html': 'not found'.padEnd(1400),
  'imprint.html': 'imprint',
  'imprint/index.html': 'imprint',
  'form.js': 'form()',
  'favicon.ico': 'icon',
  'sitemap.xml': '<urlset/>',
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
  replaceFolder('out', withCompressedCopies(new Map(Object.entries(files))));
  origin = await start(serveStatic(path.resolve('out')));
});
afterEach(() => servers.splice(0).forEach(({ close }) => close()));

const verify = (site: string, sendsHeaders = true) => verifySite({ site: new URL(site), folder: 'out', sendsHeaders });

test('a site is compared at its own URL only, also in a sub-folder', async () => {
  expect(await verify(origin)).toEqual([]);
  write('out/_headers', headers.replaceAll(/^\//gm, '/firm/'));
  origin = await start(serveStatic(path.resolve('out')));
  expect(await verify(`${origin}/firm/`)).toEqual([]);
  const hidden = ['_headers', '404', '404/', '404.html', 'index.html.br'].map((name) => `/firm/${name}`);
  const answers = await Promise.all(['/', '/else/form.js', ...hidden].map((url) => fetch(origin + url)));
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([404]);
  expect(await verify(origin)).toEqual([
    `out/ is for ${origin}/firm/, not for ${origin}/: name that URL, or build with another NEXT_PUBLIC_SITE_URL`,
  ]);
});

test('a page may have been built in another year', async () => {
  const pages = ['imprint.html', 'imprint/index.html'];
  const build = (year: number) => {
    const texts = pages.map((name) => [name, `<p>© <span data-year="">${year}</span>`] as const);
    replaceFolder('out', withCompressedCopies(new Map([...Object.entries(files), ...texts])));
  };
  build(2026);
  cpSync('out', 'live', { recursive: true });
  const live = await start(serveStatic(path.resolve('live')));
  build(2027);
  expect(await verify(live)).toEqual([]);
});

type Answer = { status: number; headers: Headers; body: Buffer };
type Change = (answer: Answer, pathname: string) => Partial<Answer>;

/** A proxy that changes what the site serves. */
async function startProxy(change: Change, compresses = true): Promise<string> {
  return start(async ({ url = '/' }, response) => {
    const served = await fetch(origin + url);
    const answer = { status: served.status, headers: served.headers, body: Buffer.from(await served.arrayBuffer()) };
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

/** A header with another value, or none. */
function header(name: string, value?: string): Change {
  return (answer) => {
    const headers = new Headers(answer.headers);
    headers.delete(name);
    return { headers: value ? new Headers([...headers, [name, value]]) : headers };
  };
}
const everywhere = '/.well-known/security.txt, /a terms.pdf, /favicon.ico and 11 more';
const unknown = '/unknown-page, /unknown/folder/, /_next/static/unknown.js';

test.each<[line: string, change: Change]>([
  ['/  differs: another build is', at('/', ({ body }) => ({ body: Buffer.from(`${body}`.replace('start', 'START')) }))],
  [
    `${everywhere}  lacks or changes Content-Security-Policy: `,
    header('content-security-policy', "default-src 'self'"),
  ],
  ['/  lacks or changes Cache-Control: ', at('/', header('cache-control', 'max-age=600'))],
  [
    `${unknown}  has the Cache-Control “max-age=600”, but an error must be revalidated`,
    (answer) => (answer.status === 404 ? header('cache-control', 'max-age=600')(answer, '') : {}),
  ],
  [`${unknown}  has the status 200, not 404: the host answers so for unknown URLs`, () => ({ status: 200 })],
  ['/form.js  has the content type “text/plain”, but', at('/form.js', header('content-type', 'text/plain'))],
  ['/a terms.pdf  has the content type “audio/ogg”', at('/a%20terms.pdf', header('content-type', 'audio/ogg'))],
  ['/  has the content type “text/html; ', at('/', header('content-type', 'text/html; charset=iso-8859-1'))],
  [
    '/form.js  lacks or changes X-Content-Type-Options, Cache-Control: ',
    at('/form.js', () => ({
      headers: new Headers({ 'content-type': 'text/javascript', 'content-security-policy': "default-src 'none'" }),
    })),
  ],
  ['/form.js  has the status 403, not 200: the file was not', at('/form.js', () => ({ status: 403 }))],
])('a host gets only the line %s', async (line, change) => {
  expect(await verify(await startProxy(change))).toEqual([expect.stringContaining(line)]);
});

test('a host that compresses nothing or does not answer gets one line', async () => {
  const lines = await verify(await startProxy(() => ({}), false));
  expect(lines).toEqual(['/, /index.html  is not compressed: switch on gzip or brotli at the host']);
  const closed = await start(() => undefined);
  servers.pop()?.close();
  await expect(verify(closed)).rejects.toThrow(`${closed}/.well-known/security.txt does not answer: ECONNREFUSED`);
});

test('only a redirect to another site is a difference', async () => {
  const redirect = (location: string) =>
    at('/imprint/', () => ({ status: 301, headers: new Headers({ location }), body: Buffer.alloc(0) }));
  expect(await verify(await startProxy(redirect('/imprint')))).toEqual([]);
  expect(await verify(await startProxy(redirect(`${origin}/imprint`)))).toEqual([`/imprint/  redirects to ${origin}`]);
});

test('headers in other words or another order are no difference', async () => {
  const host = await startProxy(header('x-content-type-options'));
  expect(await verify(host, false)).toEqual([]);
  const type = header('content-type', 'application/javascript; charset=utf-8');
  const caching = header('cache-control', 'max-age=31536000,Immutable, public');
  for (const change of [type, caching]) {
    expect(await verify(await startProxy(at('/form.js', change)))).toEqual([]);
  }
  const xml = header('content-type', 'application/xml; charset=utf-8');
  expect(await verify(await startProxy(at('/sitemap.xml', xml)))).toEqual([]);
});
