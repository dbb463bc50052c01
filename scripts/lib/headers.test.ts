/** @jest-environment node */
import { headerRules, headersAt } from './headers';

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
const rules = headerRules(files, 'https://www.kithmere.example');
const [day, year] = ['public, max-age=86400', 'public, max-age=31536000, immutable'];

test('without https no request is upgraded to it', () => {
  const local = headerRules(files, 'http://localhost:3000');
  expect(headersAt('/', local)['Content-Security-Policy']).not.toContain('upgrade');
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
])('%s has the Cache-Control %s', (url, value) => {
  expect(headersAt(url, rules)['Cache-Control']).toBe(value);
});

test('no file matches two rules that set the same header', () => {
  for (const pathname of ['/', '/nowhere', ...files.map((file) => `/${file}`)]) {
    const names = rules.flatMap((rule) => Object.keys(headersAt(pathname, [rule])));
    expect(names).toEqual([...new Set(names)]);
  }
});
