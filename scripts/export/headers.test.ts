/** @jest-environment node */
import { headersFile, headersFileErrors, nginxServer, readHeadersFile } from './headerFormats';
import { headerRules, headersAt, hidden, metaPolicy, mostRules } from './headers';

const documents = new Map([
  ['index.html', '<style>a{}</style><script type="application/ld+json">{}</script><script>home()</script>'],
  ['privacypolicy.html', '<style>b{}</style><script>home()</script><script src="/a.js"></script>'],
  ['privacypolicy/index.html', '<style>b{}</style><script>home()</script><script src="/a.js"></script>'],
  ['404.html', '<style>c{}</style>'],
]);
const files = [
  ...documents.keys(),
  'favicon.ico',
  'og.png',
  'robots.txt',
  'images/quote.svg',
  'images/variants/about-636-eb2f50d8.avif',
  '_next/static/chunks/0cz1d0mv5g_q7.js',
  '_next/static/chunks/0cz1d0mv5g_q7.js.br',
];
const site = { documents, files, emailOrigin: 'https://api.emailjs.com', siteUrl: 'https://www.kithmere.example' };
const rules = headerRules(site);

function policyOf(changes: Partial<typeof site> = {}): Record<string, string[]> {
  const { 'Content-Security-Policy': policy = '' } = headersAt('/', headerRules({ ...site, ...changes }));
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('the policy allows only this site’s files, its inline code by hash, and the email service', () => {
  expect(policyOf()).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'sha256-yxdkh16iERnDsCx9b0YdmMvVm+FFPx8nmxo7cNL1h+U='"],
    'style-src': ["'self'", ...Array.from({ length: 3 }, (): unknown => expect.stringMatching(/^'sha256-.{44}'$/))],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", 'https://api.emailjs.com'],
    'form-action': ["'self'", 'https://api.emailjs.com'],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': [],
  });
});

test('the policy upgrades requests to https only on an https site', () => {
  expect(policyOf({ siteUrl: 'http://localhost:3000' })).not.toHaveProperty('upgrade-insecure-requests');
});

test('the policy names no email service if the form posts to its own host', () => {
  expect(policyOf({ emailOrigin: '' })).toMatchObject({ 'connect-src': ["'self'"], 'form-action': ["'self'"] });
});

// Mozilla’s HTTP Observatory gave these headers, with the policy above, 130 points: A+.
test('every response has the security headers', () => {
  expect(headersAt('/nowhere', rules)).toEqual({
    'Content-Security-Policy': expect.any(String),
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

test('the policy of a page omits the directives that only a header may have', () => {
  const policy = metaPolicy(documents.get('404.html') ?? '', '');
  expect(policy).toContain("style-src 'self' 'sha256-");
  expect(policy).not.toMatch(/frame-ancestors|upgrade-insecure-requests/);
});

test.each([
  ['/', 'no-cache'],
  ['/index.html', 'no-cache'],
  ['/privacypolicy', 'no-cache'],
  ['/privacypolicy/', 'no-cache'],
  ['/privacypolicy.html', 'no-cache'],
  ['/privacypolicy/index.html', 'no-cache'],
  ['/_next/static/chunks/0cz1d0mv5g_q7.js', 'public, max-age=31536000, immutable'],
  ['/images/variants/about-636-eb2f50d8.avif', 'public, max-age=31536000, immutable'],
  ['/favicon.ico', 'public, max-age=86400'],
  ['/og.png', 'public, max-age=86400'],
  // The hosts' own default, which is to revalidate.
  ['/images/quote.svg', undefined],
  ['/nowhere', undefined],
  ['/_next/static/chunks/missing.js', undefined],
  ['/images/variants/missing.avif', undefined],
  ['/_next/static/chunks/0cz1d0mv5g_q7.js.br', undefined],
])('%s has the Cache-Control %s', (pathname, value) => expect(headersAt(pathname, rules)['Cache-Control']).toBe(value));

test('no file matches two rules that set the same header', () => {
  for (const pathname of ['/', '/nowhere', ...files.map((file) => `/${file}`)]) {
    const names = rules.flatMap((rule) => Object.keys(headersAt(pathname, [rule])));
    expect(names).toEqual([...new Set(names)]);
  }
});

test.each([
  ['/404', true],
  ['/404.html', true],
  ['/404/', true],
  ['/_headers', true],
  ['/index.html.br', true],
  ['/_next/static/a.js.gz', true],
  ['/', false],
  ['/404s', false],
  ['/privacypolicy', false],
  ['/favicon.ico', false],
])('%s is hidden: %s', (pathname, expected) => expect(hidden.test(pathname)).toBe(expected));

test('there are never more rules than Cloudflare Pages reads, and scripts come before pictures', () => {
  const pictures = Array.from({ length: mostRules }, (_, index) => `images/variants/${index}.avif`);
  const paths = headerRules({ ...site, files: [...pictures, ...files] }).map(({ path }) => path);
  expect(paths).toHaveLength(mostRules);
  expect(paths).toContain('/_next/static/chunks/0cz1d0mv5g_q7.js');
});

test('a _headers file is read back as the same rules', () => {
  expect(readHeadersFile(headersFile(rules))).toEqual(rules);
  expect(readHeadersFile('')).toEqual([]);
});

test('a line that Cloudflare Pages would not read is an error', () => {
  const ruleOf = (length: number) => ({ path: '/*', headers: { A: 'a'.repeat(length - '  A: '.length) } });
  expect(headersFileErrors(rules)).toEqual([]);
  expect(headersFileErrors([ruleOf(2000)])).toEqual([]);
  expect(headersFileErrors([ruleOf(2001)])).toEqual([
    expect.stringMatching(/^out\/_headers has a line of 2001 characters for \/\* \(A: a+…\), but Cloudflare/),
  ]);
});

test('in nginx no location has an add_header, which would drop all others', () => {
  const server = nginxServer(rules, '/srv/my "site"', '8080');
  const [place = '', ...locations] = server.split(/^ {4}location /m);
  expect(place).toContain('listen 8080;');
  expect(place).toContain(String.raw`root "/srv/my \"site\"";`);
  for (const [name, value] of Object.entries(rules[0]?.headers ?? {})) {
    expect(place).toContain(`add_header ${name} "${value}" always;`);
  }
  expect(locations.join('')).not.toContain('add_header');
  expect(server).toContain('location "/_next/static/" { set $cache "public, max-age=31536000, immutable";');
  expect(server).toContain('location = "/favicon.ico" { set $cache "public, max-age=86400";');
});
