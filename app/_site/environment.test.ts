/** @jest-environment node */
import { environment, readEnvironment } from './environment';

const names = ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY'];
const originName = 'NEXT_PUBLIC_EMAILJS_ORIGIN';
const siteUrlName = 'NEXT_PUBLIC_SITE_URL';

function liveVariables(changes: Record<string, string | undefined> = {}): Record<string, string | undefined> {
  return {
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_4kx',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template-9',
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'A1b_C2-d',
    NEXT_PUBLIC_SITE_URL: 'https://www.kithmere.example',
    ...changes,
  };
}

function errorsOf(variables: Record<string, string | undefined>): string[] {
  const result = readEnvironment(variables);
  return 'errors' in result ? result.errors : [];
}

test('is a demo that posts to its own host at localhost when nothing is set', () => {
  expect(readEnvironment({})).toEqual({
    environment: {
      siteUrl: 'http://localhost:3000',
      demo: true,
      email: {
        origin: '',
        serviceId: 'demo_service',
        templateId: 'demo_template',
        publicKey: 'demo_public_key',
      },
    },
  });
});

test('is still a demo when only the site has an address', () => {
  expect(readEnvironment({ [siteUrlName]: 'https://preview.kithmere.example' })).toMatchObject({
    environment: { siteUrl: 'https://preview.kithmere.example', demo: true, email: { origin: '' } },
  });
});

test('is live when all three names are set, and sends to EmailJS itself unless told otherwise', () => {
  expect(readEnvironment(liveVariables())).toEqual({
    environment: {
      siteUrl: 'https://www.kithmere.example',
      demo: false,
      email: {
        origin: 'https://api.emailjs.com',
        serviceId: 'service_4kx',
        templateId: 'template-9',
        publicKey: 'A1b_C2-d',
      },
    },
  });
});

test('sends to another origin when one is set', () => {
  expect(readEnvironment(liveVariables({ [originName]: 'http://localhost:4010' }))).toMatchObject({
    environment: { demo: false, email: { origin: 'http://localhost:4010' } },
  });
});

test('drops the slash at the end of an origin and of the site address', () => {
  const variables = liveVariables({
    [originName]: 'https://mail.kithmere.example/',
    [siteUrlName]: 'https://www.kithmere.example/',
  });

  expect(readEnvironment(variables)).toMatchObject({
    environment: { siteUrl: 'https://www.kithmere.example', email: { origin: 'https://mail.kithmere.example' } },
  });
});

test.each(names)('names %s when it alone is missing', (name) => {
  expect(errorsOf(liveVariables({ [name]: undefined }))).toEqual([expect.stringMatching(`^${name} is not set\\.`)]);
});

test('names every missing name when there is only an origin', () => {
  expect(
    errorsOf({ [originName]: 'https://mail.kithmere.example', [siteUrlName]: 'https://kithmere.example' }),
  ).toEqual(names.map((name): unknown => expect.stringMatching(`^${name} is not set\\.`)));
});

test.each(names.flatMap((name) => ['my service', '"service_4kx"', 'service/4kx', 'sérvice'].map((key) => [name, key])))(
  'refuses the malformed %s %s, and quotes it',
  (name, key) => {
    expect(errorsOf(liveVariables({ [String(name)]: key }))).toEqual([
      `${name} is “${key}”, but has only letters, digits, _ and - in EmailJS.`,
    ]);
  },
);

test.each(
  [originName, siteUrlName].flatMap((name) =>
    [
      'https://kithmere.example/contact',
      'kithmere.example',
      '//kithmere.example',
      'javascript:alert(1)',
      'ftp://kithmere.example',
      'https://kithmere.example?from=ad',
      'https://kithmere.example#top',
      'https://kith mere.example',
      'https://user:secret@kithmere.example',
      'https://',
    ].map((address) => [name, address]),
  ),
)('refuses the malformed %s %s, and quotes it', (name, address) => {
  expect(errorsOf(liveVariables({ [String(name)]: address }))).toEqual([
    `${name} is “${address}”, but must be an address without a path, like https://www.example.com`,
  ]);
});

test.each(['BASE_PATH', 'NEXT_PUBLIC_BASE_PATH'])('refuses a path below a host in %s, and says what to do', (name) => {
  expect(errorsOf({ [name]: '/kithmere' })).toEqual([
    expect.stringMatching(
      `^${name} is “/kithmere”, but the site cannot stand below a path\\. Unset it, and use a domain`,
    ),
  ]);
  expect(errorsOf({ [name]: ' ' })).toEqual([]);
});

test('asks for the address of the site once real messages are sent', () => {
  expect(errorsOf(liveVariables({ [siteUrlName]: undefined }))).toEqual([
    expect.stringMatching(`^${siteUrlName} is not set\\.`),
  ]);
});

test('reports every error at once', () => {
  const errors = errorsOf({
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'my service',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template-9',
    [originName]: 'mail.kithmere.example',
  });

  expect(errors).toEqual([
    expect.stringMatching(/^NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is not set/),
    expect.stringMatching(/^NEXT_PUBLIC_EMAILJS_SERVICE_ID is “my service”/),
    expect.stringMatching(/^NEXT_PUBLIC_EMAILJS_ORIGIN is “mail\.kithmere\.example”/),
    expect.stringMatching(/^NEXT_PUBLIC_SITE_URL is not set/),
  ]);
});

test('takes a variable of nothing but white space for unset', () => {
  const blank = Object.fromEntries([...names, originName, siteUrlName].map((name) => [name, ' \t\n']));

  expect(readEnvironment(blank)).toEqual(readEnvironment({}));
});

test('takes white space around a value for a slip', () => {
  expect(readEnvironment(liveVariables({ NEXT_PUBLIC_EMAILJS_SERVICE_ID: ' service_4kx\n' }))).toEqual(
    readEnvironment(liveVariables()),
  );
});

test('reads the environment of the process', () => {
  jest.replaceProperty(process, 'env', { ...process.env, ...liveVariables() });

  expect(environment()).toMatchObject({ demo: false, siteUrl: 'https://www.kithmere.example' });
});

test('stops with all the errors when the environment of the process has any', () => {
  const variables = liveVariables({ [siteUrlName]: 'nowhere', NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '' });
  jest.replaceProperty(process, 'env', { ...process.env, ...variables });

  expect(() => environment()).toThrow(
    /^NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is not set\..*\nNEXT_PUBLIC_SITE_URL is “nowhere”/,
  );
});
