/** @jest-environment node */
import { environment, readEnvironment } from './environment';

type Variables = Record<string, string | undefined>;

const names = ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY'];
const originName = 'NEXT_PUBLIC_EMAILJS_ORIGIN';
const siteUrlName = 'NEXT_PUBLIC_SITE_URL';
const live = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_4kx',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template-9',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'A1b_C2-d',
  NEXT_PUBLIC_SITE_URL: 'https://www.firm.example',
};

function errorsOf(variables: Variables): string[] {
  const result = readEnvironment(variables);
  return 'errors' in result ? result.errors : [];
}

test('uses demo mode at localhost if nothing is set', () => {
  expect(readEnvironment({})).toEqual({
    environment: {
      siteUrl: 'http://localhost:3000',
      demo: true,
      email: { origin: '', serviceId: 'demo_service', templateId: 'demo_template', publicKey: 'demo_public_key' },
    },
  });
});

test('uses demo mode if only the site URL is set', () => {
  expect(readEnvironment({ [siteUrlName]: 'https://preview.firm.example' })).toMatchObject({
    environment: { siteUrl: 'https://preview.firm.example', demo: true, email: { origin: '' } },
  });
});

test('sends to EmailJS if all three names are set', () => {
  expect(readEnvironment(live)).toEqual({
    environment: {
      siteUrl: 'https://www.firm.example',
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

test('accepts another email origin and removes trailing slashes', () => {
  const variables = { ...live, [originName]: 'https://mail.firm.example/', [siteUrlName]: 'https://www.firm.example/' };

  expect(readEnvironment(variables)).toMatchObject({
    environment: { siteUrl: 'https://www.firm.example', email: { origin: 'https://mail.firm.example' } },
  });
});

test('trims white space and treats a blank value as unset', () => {
  const blank = Object.fromEntries([...names, originName, siteUrlName].map((name) => [name, ' \t\n']));

  expect(readEnvironment(blank)).toEqual(readEnvironment({}));
  expect(readEnvironment({ ...live, NEXT_PUBLIC_EMAILJS_SERVICE_ID: ' service_4kx\n' })).toEqual(readEnvironment(live));
});

test.each([...names, siteUrlName])('reports that %s is not set', (name) => {
  expect(errorsOf({ ...live, [name]: undefined })).toEqual([expect.stringMatching(`^${name} is not set\\.`)]);
});

test.each(['my service', '"service_4kx"', 'service/4kx', 'sérvice'])('rejects the key %s', (key) => {
  names.forEach((name) =>
    expect(errorsOf({ ...live, [name]: key })).toEqual([
      `${name} is “${key}”, but may contain only letters, digits, _ and -.`,
    ]),
  );
});

test.each([
  'https://firm.example/contact',
  'firm.example',
  '//firm.example',
  'javascript:alert(1)',
  'ftp://firm.example',
  'https://firm.example?from=ad',
  'https://firm.example#top',
  'https://fi rm.example',
  'https://user:secret@firm.example',
  'https://',
])('rejects the URL %s', (address) => {
  [originName, siteUrlName].forEach((name) =>
    expect(errorsOf({ ...live, [name]: address })).toEqual([
      `${name} is “${address}”, but must be a URL without a path, like https://www.example.com`,
    ]),
  );
});

test.each(['BASE_PATH', 'NEXT_PUBLIC_BASE_PATH'])('rejects a base path in %s', (name) => {
  expect(errorsOf({ [name]: '/firm' })).toEqual([
    expect.stringMatching(`^${name} is “/firm”, but the site cannot be served from a subfolder\\. Unset it, and use`),
  ]);
  expect(errorsOf({ [name]: ' ' })).toEqual([]);
});

test('reads process.env and throws all errors at once', () => {
  jest.replaceProperty(process, 'env', { ...process.env, ...live });
  expect(environment()).toMatchObject({ demo: false, siteUrl: live.NEXT_PUBLIC_SITE_URL });

  jest.replaceProperty(process, 'env', {
    ...process.env,
    ...live,
    [siteUrlName]: 'nowhere',
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '',
  });
  expect(() => environment()).toThrow(
    /^NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is not set\..*\nNEXT_PUBLIC_SITE_URL is “nowhere”/,
  );
});
