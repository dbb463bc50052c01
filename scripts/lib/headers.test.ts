/** @jest-environment node */
import { headerRules, headersAt, hiddenPaths } from './headers';

const pages = ['index.html', 'privacypolicy.html', 'privacypolicy/index.html', '404.html'];
const script = '_next/static/chunks/0cz1d0mv5g_q7.js';
const picture = '_next/static/about-eb2f50-636.avif';
const others = [
  'favicon.ico',
  'favicon.ico.txt',
  'og.png',
  'robots.txt',
  'images/quote.svg',
  picture,
  script,
  `${script}.br`,
];
const files = [...pages, ...others];
const siteUrl = 'https://www.kithmere.example';
const rules = headerRules(files, siteUrl, '');
const [day, year] = ['public, max-age=86400', 'public, max-age=31536000, immutable'];

const policy = "frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

// With the policy in each page, Mozilla’s HTTP Observatory gave these headers 130 points: A+.
test('every response has the security headers', () => {
  expect(headersAt('/nowhere', rules)).toEqual({
    'Content-Security-Policy': `${policy}; upgrade-insecure-requests`,
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
});

test('without https no request is upgraded to it', () => {
  const local = headerRules(files, 'http://localhost:3000', '');
  expect(headersAt('/', local)['Content-Security-Policy']).toBe(policy);
});

test.each([
  ['/', 'no-cache'],
  ['/privacypolicy', 'no-cache'],
  [`/${script}`, year],
  [`/${picture}`, year],
  ['/favicon.ico', day],
  // The hosts' own default, which is to revalidate.
  ['/images/quote.svg', undefined],
  ['/favicon.ico.txt', undefined],
  ['/_next/static/chunks/missing.js', undefined],
  [`/${script}.br`, undefined],
])('%s has the Cache-Control %s, also in a sub-folder', (url, value) => {
  expect(headersAt(url, rules)['Cache-Control']).toBe(value);
  const inFolder = headerRules(files, siteUrl, '/firm');
  expect(headersAt(url, inFolder)).toEqual(headersAt(url, rules));
});

test('no file matches two rules that set the same header', () => {
  for (const pathname of ['/', '/nowhere', ...files.map((file) => `/${file}`)]) {
    const names = rules.flatMap((rule) => Object.keys(headersAt(pathname, [rule])));
    expect(names).toEqual([...new Set(names)]);
  }
});

test.each(['/404.png', '/guide/404', '/_headers.txt', '/guide/_headers', '/logo.br.svg'])('%s is served', (path) => {
  expect(hiddenPaths.test(path)).toBe(false);
});
