/** @jest-environment node */
import type { Settings } from '../../app/_site/readSettings';
import { about } from '../../content/about';
import { brand } from '../../content/brand';
import { address, contacts } from '../../content/contact';
import { privacy } from '../../content/privacy';
import type { Testimonial } from '../../content/schema/team';
import { team, testimonials } from '../../content/team';
import { goLiveErrors } from './goLive';
import { sampleLaw } from './policyErrors';

const email = { origin: '', serviceId: 'service_4kx', templateId: 'enquiry', publicKey: 'A1b_C2-d' };
const live: Settings = { siteUrl: 'https://www.ada.dev', basePath: '', demo: false, email };
const emailJs = { email: { ...email, origin: 'https://api.emailjs.com' } };
const otherService = { email: { ...email, origin: 'https://mail.ada.dev' } };

/** The errors of a site with a name for the email service in its policy, and a text. */
const errorsWith = (settings: Partial<Settings>, emailService = '', text = 'Exemplary testing, +44 20 7123 4567') => {
  const content = { 'content/privacy.ts': { privacyFacts: { emailService } }, 'content/x.ts': { list: [{ text }] } };
  return goLiveErrors({ ...live, ...settings }, content);
};

test('accepts a site without sample content', () => {
  expect(errorsWith(emailJs, 'EmailJS')).toEqual([]);
  // An owner may choose such ids.
  const ids = { serviceId: 'our_template_1', templateId: 'our_service_1', publicKey: 'our_service_1' };
  expect(errorsWith({ email: { ...emailJs.email, ...ids } }, 'EmailJS')).toEqual([]);
  for (const domain of [
    'www.test-ada.dev',
    'www.test.dev',
    'www.example-ada.dev',
    'my-example.com',
    'example.com.dev',
  ]) {
    expect(errorsWith({ siteUrl: `https://${domain}` }, '', `mail@${domain}`)).toEqual([]);
  }
});

test.each<[settings: Partial<Settings>, message: RegExp, emailService?: string]>([
  [{ demo: true }, /^The form is in demo mode: .*\(see \.env\.example\)\.$/],
  [{ siteUrl: 'http://www.ada.dev' }, /“http:\/\/www\.ada\.dev”.*https:/],
  [{ siteUrl: 'https://www.ada.example' }, /“https:\/\/www\.ada\.example”.*domain/],
  [{ siteUrl: 'https://example.com' }, /domain/],
  [{ siteUrl: 'https://ada.test:8443/a' }, /domain/],
  [{ email: { ...email, origin: 'http://mail.ada.dev' } }, /“http:\/\/mail\.ada\.dev”.*https:/],
  [{ email: { ...email, serviceId: 'template_1' } }, /“template_1”.*swapped/],
  [{ email: { ...email, templateId: 'service_1' } }, /“service_1”.*swapped/],
  [{ email: { ...email, publicKey: 'service_1' } }, /“service_1”.*swapped/],
  [
    emailJs,
    /^content\/privacy\.ts .*emailService  “Posthorn”  must name EmailJS, to which the form is sent$/,
    'Posthorn',
  ],
  [otherService, /emailService  “EmailJS”  must name the service at https:\/\/mail\.ada\.dev, not EmailJS$/, 'EmailJS'],
])('rejects the settings %j: %s', (settings, message, emailService = '') => {
  expect(errorsWith(settings, emailService)).toEqual([expect.stringMatching(message)]);
});

test('accepts a number that is reserved for examples in the message for a malformed one', () => {
  const fields = [{ malformed: 'like +44 20 7946 0184' }, { hint: 'like +44 20 7946 0184' }];
  const lines = goLiveErrors(live, { 'content/x.ts': { fields } });
  expect(lines.filter((line) => line.startsWith('content/x.ts'))).toEqual([expect.stringContaining('fields[1].hint')]);
});

/** As Ofcom and NANPA reserve them. */
const reservedNumbers = [
  ...['7700 900', '1632 960', '20 7946 0', '191 498 0'],
  ...['113', '114', '115', '116', '117', '118', '121', '131', '141', '151', '161'].map((area) => `${area} 496 0`),
].map((number) => `+44 ${number}123`);

test.each([...reservedNumbers, '+1 415 555 0132', '+1-415-555-0132'])('rejects %s, also without spaces', (text) => {
  for (const number of [text, text.replaceAll(/[ -]/g, '')]) {
    const lines = errorsWith({}, '', number);
    expect(lines).toEqual([expect.stringContaining(`“${number}”  is a telephone number`)]);
  }
});

test.each([
  ['of Kithmere and others', 'is left from the sample'],
  ['https://bsky.app/profile/ada.example', 'contains a domain'],
])('rejects the text “%s”', (text, message) => {
  expect(errorsWith({}, '', text)).toEqual([
    expect.stringContaining(`content/x.ts  list[0].text  “${text}”  ${message}`),
  ]);
});

test('the check knows the people, the clients, the address and the law of the sample', () => {
  const clients = testimonials.filter((one: Testimonial) => !one.unnamed);
  const own = [...team, ...contacts, ...clients].map(({ name }) => name);
  const renamed = about.paragraphs
    .map((text) => text.replaceAll(brand.name, 'Ada'))
    .filter((text) => /kith/i.test(text));
  for (const text of [...own, ...renamed, address.street, address.postalCode]) {
    expect(errorsWith({}, '', text)).toEqual([expect.stringContaining('is left from the sample')]);
  }
  expect(JSON.stringify(privacy)).toContain(sampleLaw);
});
