/** @jest-environment node */
import { headersFile, headersFileErrors, nginxServer, readHeadersFile } from './headerFormats';
import { headerRules, headersAt, hidden, metaPolicy } from './headers';

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

test('allows nothing but this site’s files, what stands in its pages, each once, and the email service', () => {
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

test('asks for encryption only where the site has it', () => {
  expect(policyOf({ siteUrl: 'http://localhost:3000' })).not.toHaveProperty('upgrade-insecure-requests');
});

test('names no email service where the form posts to its own host', () => {
  expect(policyOf({ emailOrigin: '' })).toMatchObject({ 'connect-src': ["'self'"], 'form-action': ["'self'"] });
});

test('has nothing in a page that only a header can say', () => {
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
  // Left to the host, each of which asks again before it shows a file.
  ['/images/quote.svg', undefined],
  ['/nowhere', undefined],
])('%s is kept as %s, and guarded like all', (pathname, value) => {
  expect(headersAt(pathname, rules)).toMatchObject({ 'X-Content-Type-Options': 'nosniff' });
  expect(headersAt(pathname, rules)['Cache-Control']).toBe(value);
});

test('no file matches two rules that set the same header', () => {
  for (const pathname of ['/', '/nowhere', ...files.map((file) => `/${file}`)]) {
    const names = rules.flatMap((rule) => Object.keys(headersAt(pathname, [rule])));
    expect(names).toEqual([...new Set(names)]);
  }
});

test.each(['/404', '/404.html', '/404/', '/_headers', '/index.html.br', '/_next/static/a.js.gz'])(
  '%s is answered as unknown',
  (pathname) => expect(hidden.test(pathname)).toBe(true),
);

test.each(['/', '/404s', '/privacypolicy', '/favicon.ico'])('%s is not', (pathname) =>
  expect(hidden.test(pathname)).toBe(false),
);

test('the file for Cloudflare Pages and Netlify says the same when it is read', () => {
  expect(readHeadersFile(headersFile(rules))).toEqual(rules);
  expect(readHeadersFile('')).toEqual([]);
});

test('a line or a number of rules beyond the limits of Cloudflare Pages is told, and one within them is not', () => {
  const ruleOf = (length: number) => ({ path: '/*', headers: { A: 'a'.repeat(length - '  A: '.length) } });
  expect(headersFileErrors(rules)).toEqual([]);
  expect(headersFileErrors([ruleOf(2000)])).toEqual([]);
  expect(headersFileErrors([ruleOf(2001)])).toEqual([
    expect.stringMatching(/^out\/_headers has a line of 2001 characters for \/\* \(A: a+…\), but Cloudflare/),
  ]);
  expect(headersFileErrors(Array.from({ length: 100 }, () => ruleOf(9)))).toEqual([]);
  expect(headersFileErrors(Array.from({ length: 101 }, () => ruleOf(9)))).toEqual([
    expect.stringMatching(/^out\/_headers has 101 rules, but Cloudflare Pages reads 100\./),
  ]);
});

test('nginx sends every header from one place, which no block of its own hides', () => {
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
