/** @jest-environment node */
import { readSettings } from './readSettings';

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
  jest.replaceProperty(process, 'env', { ...process.env, ...variables });
  expect(readSettings()).toEqual(expected);
});
