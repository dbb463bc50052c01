/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { headersFile, readHeadersFile } from './headerFormats';
import { headerRules, headersAt, maxRules } from './headers';

const policyPage = '<style>b{}</style><script>home()</script><script src="/a.js"></script>';
const documents = new Map([
  ['index.html', '<style>a{}</style><script type="application/ld+json">{}</script><script>home()</script>'],
  ['privacypolicy.html', policyPage],
  ['privacypolicy/index.html', policyPage],
  ['404.html', '<style>c{}</style>'],
]);
const script = '_next/static/chunks/0cz1d0mv5g_q7.js';
const picture = 'images/variants/about-636-eb2f50d8.avif';
const others = ['favicon.ico', 'og.png', 'robots.txt', 'images/quote.svg', picture, script, `${script}.br`];
const files = [...documents.keys(), ...others];
const email = { origin: 'https://api.emailjs.com', serviceId: '', templateId: '', publicKey: '' };
const environment = { siteUrl: 'https://www.kithmere.example', basePath: '', email, demo: false };
const rules = headerRules(documents, files, environment);
const [day, year] = ['public, max-age=86400', 'public, max-age=31536000, immutable'];

// Mozilla’s HTTP Observatory gave these headers 130 points: A+.
test('every response has the security headers, which allow only this site’s files, inline code and email service', () => {
  const { 'Content-Security-Policy': policy, ...headers } = headersAt('/nowhere', rules);
  expect(headers).toEqual({
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-yxdkh16iERnDsCx9b0YdmMvVm+FFPx8nmxo7cNL1h+U='",
    expect.stringMatching(/^style-src 'self'( 'sha256-.{44}'){3}$/),
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self' ${email.origin}`,
    `form-action 'self' ${email.origin}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ]);
});

test('without https no request is upgraded to it', () => {
  const local = headerRules(documents, files, { ...environment, siteUrl: 'http://localhost:3000' });
  expect(headersAt('/', local)['Content-Security-Policy']).not.toContain('upgrade');
});

test.each([
  ['/', 'no-cache'],
  ['/privacypolicy', 'no-cache'],
  ['/privacypolicy/', 'no-cache'],
  ['/privacypolicy.html', 'no-cache'],
  [`/${script}`, year],
  [`/${picture}`, year],
  ['/favicon.ico', day],
  // The hosts' own default, which is to revalidate.
  ['/images/quote.svg', undefined],
  ['/_next/static/chunks/missing.js', undefined],
  [`/${script}.br`, undefined],
])('%s has the Cache-Control %s, also in a sub-folder', (url, value) => {
  expect(headersAt(url, rules)['Cache-Control']).toBe(value);
  const inFolder = headerRules(documents, files, { ...environment, basePath: '/firm' });
  expect(headersAt(url, inFolder)).toEqual(headersAt(url, rules));
});

test('no file matches two rules that set the same header', () => {
  for (const pathname of ['/', '/nowhere', ...files.map((file) => `/${file}`)]) {
    const names = rules.flatMap((rule) => Object.keys(headersAt(pathname, [rule])));
    expect(names).toEqual([...new Set(names)]);
  }
});

test('there are never more rules than Cloudflare Pages reads, and scripts come before pictures', () => {
  const pictures = Array.from({ length: maxRules }, (_, index) => `images/variants/${index}.avif`);
  const paths = headerRules(documents, [...pictures, ...files], environment).map(({ path }) => path);
  expect(paths).toHaveLength(maxRules);
  expect(paths).toContain(`/${script}`);
});

test('a _headers file is read back as the same rules', () => {
  expect(readHeadersFile(headersFile(rules))).toEqual(rules);
  expect(readHeadersFile('')).toEqual([]);
});
