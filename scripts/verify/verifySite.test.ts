/** @jest-environment node */
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { compressTexts } from '../export/compress';
import { listen } from '../preview/listen';
import { serveStatic } from '../preview/serveStatic';
import { runInTemporaryFolder, write } from '../temporaryFolder';
import { type Answer, request } from './request';
import { verifySite } from './verifySite';

const home = '<link rel="canonical" href="https://www.firm.example/"/><script>start()</script>'.padEnd(2000, 'x');
const files = {
  'out/_headers': [
    "/*\n  Content-Security-Policy: default-src 'none'\n  X-Content-Type-Options: nosniff",
    '/\n  Cache-Control: no-cache',
    '/form.js\n  Cache-Control: public, max-age=31536000, immutable\n',
  ].join('\n\n'),
  'out/.nojekyll': '',
  'out/.well-known/security.txt': 'Contact: mailto:security@firm.example',
  'out/index.html': home,
  'out/404.html': 'not found',
  'out/imprint.html': 'imprint',
  'out/imprint/index.html': 'imprint',
  'out/form.js': 'form()',
  'out/a terms.pdf': 'terms',
};
/** The answers of the built site, by URL. */
const built = new Map<string, Answer>();
const servers: { close: () => void }[] = [];

async function start(answer: Parameters<typeof listen>[0]): Promise<string> {
  const server = await listen(answer);
  servers.push(server);
  return `http://127.0.0.1:${server.port}`;
}

runInTemporaryFolder();
let origin = '';
beforeEach(async () => {
  Object.entries(files).forEach(([name, text]) => write(name, text));
  compressTexts('out');
  origin = await start(serveStatic(path.resolve('out')));
  built.clear();
});
afterEach(() => servers.splice(0).forEach(({ close }) => close()));

const verify = (site: string, options: Partial<Parameters<typeof verifySite>[0]> = {}) =>
  verifySite({ site: new URL(site), folder: 'out', ...options });

test('a host that serves what was built has no differences', async () => {
  expect(await verify(origin)).toEqual({ differences: [], notes: [] });
});

test('a site in a sub-folder is compared at its own URL only', async () => {
  write('out/_headers', files['out/_headers'].replaceAll(/^\//gm, '/firm/'));
  expect(await verify(`${origin}/firm/`)).toEqual({ differences: [], notes: [] });
  expect((await verify(origin)).differences).toEqual([
    `out/ is for ${origin}/firm/, not for ${origin}/: name that URL, or build with another NEXT_PUBLIC_SITE_URL`,
  ]);
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

const at =
  (wanted: string, change: Change): Change =>
  (answer, pathname) =>
    pathname === wanted ? change(answer, pathname) : {};
const inHome = (replace: (html: string) => string) =>
  at('/', ({ body }) => ({ body: Buffer.from(replace(body.toString())) }));
const without =
  (name: string, value?: string): Change =>
  (answer) => {
    const headers = new Headers(answer.headers);
    headers.delete(name);
    return { headers: value ? new Headers([...headers, [name, value]]) : headers };
  };
const policy = 'Content-Security-Policy';
const cause = 'an older build is cached or deployed, or the host changes the file';
const advice = 'switch off Email Address Obfuscation, Rocket Loader and Web Analytics';
const everywhere = '/.well-known/security.txt, /a%20terms.pdf, /form.js and 9 more';

test.each<[change: string, line: string, change: Change]>([
  ['injects a script', `/  differs: ${cause}`, inHome((html) => `${html}\n<script src="/track.js"></script>`)],
  ['hides email addresses', `/  is changed by Cloudflare: ${advice}`, inHome((html) => `${html}/cdn-cgi/l/email`)],
  [
    'serves another site',
    '/  was built for https://old.example, but out/ for https://www.firm.example: build with the settings of the site',
    inHome((html) => html.replace('www.firm', 'old')),
  ],
  ['cuts a file', '/  is cut off: only 500 of 2000 bytes arrive', inHome((html) => html.slice(0, 500))],
  ['drops the policy', `${everywhere}  lacks ${policy}: the policy is missing`, without(policy)],
  [
    'sends the policy of another build',
    `${everywhere}  has the ${policy} of another build`,
    without(policy, "default-src 'self'"),
  ],
  [
    'drops another header',
    `${everywhere}  lacks or changes X-Content-Type-Options: does the host read _headers?`,
    without('x-content-type-options'),
  ],
  [
    'answers 200 for unknown URLs',
    '/unknown-page, /unknown/folder/, /_next/static/unknown.js  has the status 200, not 404: the host answers so for unknown URLs',
    () => ({ status: 200 }),
  ],
  [
    'does not know a type',
    '/form.js  has the content type “text/plain”, not text/javascript: the host does not know the type',
    at('/form.js', without('content-type', 'text/plain')),
  ],
  [
    'caches pages',
    '/  has the Cache-Control “max-age=600”, not “no-cache”',
    at('/', without('cache-control', 'max-age=600')),
  ],
  [
    'blocks a file',
    '/form.js  has the status 403, not 200: the file was not deployed, or is blocked',
    at('/form.js', () => ({ status: 403 })),
  ],
])('a host that %s gets one line', async (_change, line, change) => {
  const { differences } = await verify(await startProxy(change));
  expect(differences).toEqual([line]);
});

test('a host that compresses nothing gets one line', async () => {
  const { differences } = await verify(await startProxy(() => ({}), false));
  expect(differences).toEqual(['/, /index.html  is not compressed: switch on gzip or brotli at the host']);
});

test('redirects between the URLs of one page, and headers that a host cannot send, are notes', async () => {
  const proxy = await startProxy((answer, pathname) =>
    pathname === '/imprint/'
      ? { status: 301, headers: new Headers({ location: '/imprint' }) }
      : without('x-content-type-options')(answer, pathname),
  );
  expect(await verify(proxy, { sendsHeaders: false })).toEqual({
    differences: [],
    notes: [expect.stringContaining('X-Content-Type-Options'), '/imprint/  redirects to /imprint'],
  });
});

test.each([
  [90, '/', [], ['https://firm.example  has a TLS certificate for 90 more days']],
  [
    3,
    '',
    [
      'https://firm.example  has a TLS certificate for 3 more days: its renewal has failed',
      'http://firm.example/, https://www.firm.example/  does not redirect to https://firm.example',
    ],
    [],
  ],
])('with %i days, http and www are redirected to https (“%s”)', async (days, location, differences, notes) => {
  const get = async (url: string): Promise<Answer> =>
    url.startsWith('https://firm.example')
      ? request(url.replace('https://firm.example', origin))
      : {
          status: location ? 301 : 200,
          headers: new Headers({ ...(location && { location: 'https://firm.example/' }) }),
          body: Buffer.from(''),
        };
  expect(await verify('https://firm.example', { get, daysOf: async () => days })).toEqual({ differences, notes });
});

test('a host that does not answer gets one line', async () => {
  servers.splice(0).forEach(({ close }) => close());
  expect((await verify(origin)).differences).toEqual([`${origin} does not answer: ECONNREFUSED`]);
});
