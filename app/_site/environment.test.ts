/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { environment, readEnvironment } from './environment';

const keys = ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY'];
const origin = 'NEXT_PUBLIC_EMAILJS_ORIGIN';
const siteUrl = 'NEXT_PUBLIC_SITE_URL';
const live = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_4kx',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template-9',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'A1b_C2-d',
  NEXT_PUBLIC_SITE_URL: 'https://www.firm.example',
};
const account = { serviceId: 'service_4kx', templateId: 'template-9', publicKey: 'A1b_C2-d' };
const liveSettings = {
  siteUrl: 'https://www.firm.example',
  basePath: '',
  demo: false,
  email: { ...account, origin: 'https://api.emailjs.com' },
};
const demoSettings = {
  siteUrl: 'http://localhost:3000',
  basePath: '',
  demo: true,
  email: { origin: '', serviceId: 'demo_service', templateId: 'demo_template', publicKey: 'demo_public_key' },
};

test.each([
  ['demo mode if nothing is set', {}, demoSettings],
  ['demo mode if all are blank', Object.fromEntries([...keys, siteUrl].map((name) => [name, ' '])), demoSettings],
  ['demo mode if only the site URL is set', { [siteUrl]: live[siteUrl] }, { ...demoSettings, siteUrl: live[siteUrl] }],
  ['EmailJS if all three keys are set', live, liveSettings],
  [
    'another email service, without white space and trailing slashes',
    {
      ...live,
      NEXT_PUBLIC_EMAILJS_SERVICE_ID: ' service_4kx\n',
      [origin]: 'https://mail.firm.example/',
      [siteUrl]: 'https://www.firm.example/',
    },
    { ...liveSettings, email: { ...account, origin: 'https://mail.firm.example' } },
  ],
  [
    'the ASCII form of a domain with other letters',
    { ...live, [siteUrl]: 'https://www.Müller.example' },
    { ...liveSettings, siteUrl: 'https://www.xn--mller-kva.example' },
  ],
  [
    'a site in a sub-folder',
    { ...live, [siteUrl]: 'https://firm.example/a/my.site_1/' },
    { ...liveSettings, siteUrl: 'https://firm.example/a/my.site_1', basePath: '/a/my.site_1' },
  ],
])('uses %s', (_settings, variables, expected) => {
  expect(readEnvironment(variables)).toEqual({ environment: expected });
});

test('accepts such a domain every time, as URL.canParse of Node 20 and 22 does not', () => {
  const variables = { ...live, [siteUrl]: 'https://www.Müller.example' };
  expect(Array.from({ length: 20_000 }, () => readEnvironment(variables)).filter((one) => 'errors' in one)).toEqual([]);
});

test.each([...keys, siteUrl])('reports that %s is not set', (name) => {
  expect(readEnvironment({ ...live, [name]: undefined })).toEqual({
    errors: [expect.stringMatching(`^${name} is not set\\.`)],
  });
});

const noPath = 'must be a URL without a path';
const noQuery = 'must be a URL without a query';
const notHttps = 'must begin with https://';

test.each([
  ...keys.flatMap((name) => ['my service', 'sérvice'].map((key) => [name, key, 'may contain only letters'])),
  ...['contact', '?a', '#a'].map((path) => [origin, `https://firm.example/${path}`, noPath]),
  ...['?a', '#a', 'büro', '/a'].map((path) => [siteUrl, `https://firm.example/${path}`, noQuery]),
  ...['https://user:secret@firm.example', 'https://'].flatMap((url) => [
    [origin, url, noPath],
    [siteUrl, url, noQuery],
  ]),
  ...['firm.example', 'müller.example', 'ftp://firm.example'].flatMap((url) => [
    [origin, url, notHttps],
    [siteUrl, url, notHttps],
  ]),
] as string[][])('rejects %s=%s', (name, value, reason) => {
  expect(readEnvironment({ ...live, [name]: value })).toEqual({
    errors: [expect.stringMatching(`^${name} is “.*”, but ${reason}`)],
  });
});

test('reads process.env and throws all errors at once', () => {
  const variables = jest.replaceProperty(process, 'env', { ...process.env, ...live });
  expect(environment()).toEqual(liveSettings);

  variables.replaceValue({ ...process.env, [siteUrl]: 'nowhere', NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '' });
  expect(environment).toThrow(/^NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is not set\..*\nNEXT_PUBLIC_SITE_URL is “nowhere”/);
});
