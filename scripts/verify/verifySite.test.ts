/** @jest-environment node */
import { lookup } from 'mrmime';

import { headersAt, pathsOf } from '../lib/headers';
import { readHeaders } from '../lib/headersFile';
import { runInTemporaryFolder, write } from '../testing/temporaryFolder';
import { verifySite } from './verifySite';

const site = 'https://www.firm.example/';
const home = '<link rel="canonical" href="https://www.firm.example/"/><script>start()</script>'.padEnd(1400, 'x');
const headers = [
  "/*\n  Content-Security-Policy: default-src 'none'\n  X-Content-Type-Options: nosniff",
  '/\n  Cache-Control: no-cache',
  '/form.js\n  Cache-Control: public, max-age=31536000, immutable\n',
].join('\n\n');
const hidden = { _headers: headers, _redirects: '/old / 301', 'index.html.br': 'compressed' };
const served: Readonly<Record<string, string>> = {
  '.well-known/security.txt': 'Contact: mailto:security@firm.example',
  'index.html': home,
  'imprint.html': '<p>© <span data-year="">2026</span>',
  'imprint/index.html': '<p>© <span data-year="">2026</span>',
  'form.js': 'form()',
  'favicon.ico': 'icon',
  'sitemap.xml': '<urlset/>',
  'a terms.pdf': 'terms',
};
const notFound = 'not found'.padEnd(1400);

runInTemporaryFolder();
beforeEach(() => {
  const files = Object.entries({ ...hidden, ...served, '404.html': notFound });
  files.forEach(([name, content]) => write(`out/${name}`, content));
});

type Answer = { url: string; status: number; headers: Headers; body: string };
type Change = (answer: Answer, pathname: string) => Partial<Answer>;

/** Compares out/ with a host that serves it, but for a change. */
function verify(change: Change = () => ({}), { url = site, sendsHeaders = true } = {}): Promise<string[]> {
  const root = new URL(url);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const pathname = decodeURI(new URL(String(input)).pathname).replace(root.pathname, '/');
    const file = Object.keys(served).find((name) => pathsOf(name).includes(pathname));
    const type = lookup(file ?? '404.html') ?? 'image/x-icon';
    const headers = { ...headersAt(pathname, readHeaders('out')), 'content-type': type, 'content-encoding': 'br' };
    const body = file ? String(served[file]) : notFound;
    const answer = { url: String(input), status: file ? 200 : 404, headers: new Headers(headers), body };
    const { url, ...sent } = { ...answer, ...change(answer, pathname) };
    return Object.defineProperty(new Response(sent.body, sent), 'url', { value: url });
  });
  return verifySite({ site: root, folder: 'out', sendsHeaders });
}

test('a site is compared at its own URL only, also in a sub-folder', async () => {
  expect(await verify()).toEqual([]);
  write('out/_headers', headers.replaceAll(/^\//gm, '/firm/'));
  expect(await verify(() => ({}), { url: `${site}firm/` })).toEqual([]);
  expect(await verify()).toEqual([
    `out/ is for ${site}firm/, not for ${site}: name that URL, or build with another NEXT_PUBLIC_SITE_URL`,
  ]);
});

test('a page may have been built in another year', async () => {
  expect(await verify(({ body }) => ({ body: body.replace('2026', '2025') }))).toEqual([]);
});

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
  ['/  differs: another build is', at('/', ({ body }) => ({ body: body.replace('start', 'START') }))],
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
  ['/a terms.pdf  has the content type “audio/ogg”', at('/a terms.pdf', header('content-type', 'audio/ogg'))],
  ['/  has the content type “text/html; ', at('/', header('content-type', 'text/html; charset=iso-8859-1'))],
  [
    '/form.js  lacks or changes X-Content-Type-Options, Cache-Control: ',
    at('/form.js', () => ({
      headers: new Headers({ 'content-type': 'text/javascript', 'content-security-policy': "default-src 'none'" }),
    })),
  ],
  ['/form.js  has the status 403, not 200: the file was not', at('/form.js', () => ({ status: 403 }))],
])('a host gets only the line %s', async (line, change) => {
  expect(await verify(change)).toEqual([expect.stringContaining(line)]);
});

test('a host that compresses nothing or does not answer gets one line', async () => {
  expect(await verify(header('content-encoding'))).toEqual([
    '/, /index.html  is not compressed: switch on gzip or brotli at the host',
  ]);
  const refused = new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
  const refuse = () => {
    throw refused;
  };
  await expect(verify(refuse)).rejects.toThrow(`${site}.well-known/security.txt does not answer: ECONNREFUSED`);
});

test('only a redirect to another site is a difference', async () => {
  const redirect = (url: string) => at('/imprint/', () => ({ url }));
  expect(await verify(redirect(`${site}imprint`))).toEqual([]);
  expect(await verify(redirect('https://firm.example/imprint'))).toEqual([
    '/imprint/  redirects to https://firm.example',
  ]);
});

test('headers in other words or another order are no difference', async () => {
  expect(await verify(header('x-content-type-options'), { sendsHeaders: false })).toEqual([]);
  for (const change of [
    at('/form.js', header('content-type', 'application/javascript; charset=utf-8')),
    at('/form.js', header('cache-control', 'max-age=31536000,Immutable, public')),
    at('/sitemap.xml', header('content-type', 'application/xml; charset=utf-8')),
  ]) {
    expect(await verify(change)).toEqual([]);
  }
});
