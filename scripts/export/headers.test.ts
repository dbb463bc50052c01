/** @jest-environment node */
import { headersFile, headersFileErrors, nginxServer, readHeadersFile } from './headerFormats';
import { headerRules, headersAt, maxRules } from './headers';

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
const site = {
  documents,
  files,
  emailOrigin: 'https://api.emailjs.com',
  siteUrl: 'https://www.kithmere.example',
  basePath: '',
};
const rules = headerRules(site);

function policyOf(changes: Partial<typeof site> = {}): string[] {
  return headersAt('/', headerRules({ ...site, ...changes }))['Content-Security-Policy']?.split('; ') ?? [];
}

test('the policy allows only this site’s files, its inline code by hash, and the email service', () => {
  expect(policyOf()).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-yxdkh16iERnDsCx9b0YdmMvVm+FFPx8nmxo7cNL1h+U='",
    expect.stringMatching(/^style-src 'self'( 'sha256-.{44}'){3}$/),
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self' https://api.emailjs.com",
    "form-action 'self' https://api.emailjs.com",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
  ]);
});

test('in demo mode the policy names no email service and does not require https', () => {
  const policy = policyOf({ emailOrigin: '', siteUrl: 'http://localhost:3000' });
  expect(policy).toEqual(expect.arrayContaining(["connect-src 'self'", "form-action 'self'"]));
  expect(policy).not.toContain('upgrade-insecure-requests');
});

test('with a URL for reports, browsers report what the policy blocks', () => {
  const policyReports = 'https://reports.kithmere.example/csp';
  const headers = headersAt('/', headerRules({ ...site, policyReports }));
  expect(headers['Content-Security-Policy']?.split('; ').slice(-2)).toEqual([
    `report-uri ${policyReports}`,
    'report-to csp',
  ]);
  expect(headers['Reporting-Endpoints']).toBe(`csp="${policyReports}"`);
});

// Mozilla’s HTTP Observatory gave these headers, with the policy above, 130 points: A+.
test('every response has the security headers', () => {
  expect(headersAt('/nowhere', rules)).toEqual({
    'Content-Security-Policy': expect.any(String),
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

test.each([
  ['/', 'no-cache'],
  ['/privacypolicy', 'no-cache'],
  ['/privacypolicy/', 'no-cache'],
  ['/privacypolicy.html', 'no-cache'],
  ['/_next/static/chunks/0cz1d0mv5g_q7.js', 'public, max-age=31536000, immutable'],
  ['/images/variants/about-636-eb2f50d8.avif', 'public, max-age=31536000, immutable'],
  ['/favicon.ico', 'public, max-age=86400'],
  // The hosts' own default, which is to revalidate.
  ['/images/quote.svg', undefined],
  ['/_next/static/chunks/missing.js', undefined],
  ['/_next/static/chunks/0cz1d0mv5g_q7.js.br', undefined],
])('%s has the Cache-Control %s', (url, value) => expect(headersAt(url, rules)['Cache-Control']).toBe(value));

test('in a sub-folder every rule is for a path within it', () => {
  const inFolder = headerRules({ ...site, basePath: '/firm' });
  expect(inFolder.map(({ path, ...rule }) => ({ path: path.replace(/^\/firm(?=\/)/, ''), ...rule }))).toEqual(rules);
  expect(headersAt('/favicon.ico', inFolder)).toEqual(headersAt('/favicon.ico', rules));
});

test('no file matches two rules that set the same header', () => {
  for (const pathname of ['/', '/nowhere', ...files.map((file) => `/${file}`)]) {
    const names = rules.flatMap((rule) => Object.keys(headersAt(pathname, [rule])));
    expect(names).toEqual([...new Set(names)]);
  }
});

test('there are never more rules than Cloudflare Pages reads, and scripts come before pictures', () => {
  const pictures = Array.from({ length: maxRules }, (_, index) => `images/variants/${index}.avif`);
  const paths = headerRules({ ...site, files: [...pictures, ...files] }).map(({ path }) => path);
  expect(paths).toHaveLength(maxRules);
  expect(paths).toContain('/_next/static/chunks/0cz1d0mv5g_q7.js');
});

test('a _headers file is read back as the same rules', () => {
  expect(readHeadersFile(headersFile(rules))).toEqual(rules);
  expect(readHeadersFile('')).toEqual([]);
});

test('a line that Cloudflare Pages would not read is an error', () => {
  const errorsOf = (length: number) => headersFileErrors([{ path: '/*', headers: { A: 'a'.repeat(length - 5) } }]);
  expect(errorsOf(2000)).toEqual([]);
  expect(errorsOf(2001)).toEqual([
    expect.stringMatching(/^out\/_headers has a line of 2001 characters \(A: a+…\), but Cloudflare/),
  ]);
});

test('in nginx no location has an add_header, which would drop all others', () => {
  const [server, ...locations] = nginxServer(rules, '/srv/my "site"', '8080').split(/^ {4}location /m);
  const headers = Object.entries(rules[0]?.headers ?? {}).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  for (const line of ['listen 8080;', String.raw`root "/srv/my \"site\"";`, ...headers]) {
    expect(server).toContain(line);
  }
  expect(locations.join('')).not.toContain('add_header');
  const [year, day] = ['public, max-age=31536000, immutable', 'public, max-age=86400'];
  expect(locations).toContainEqual(expect.stringContaining(`"/_next/static/" { set $cache "${year}";`));
  expect(locations).toContainEqual(expect.stringMatching(`(ico|png|svg).* { set \\$cache "${day}";`));
});
