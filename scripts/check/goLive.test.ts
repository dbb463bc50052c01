/** @jest-environment node */
import { goLiveErrors } from './goLive';

const [service, template, key] = ['SERVICE_ID', 'TEMPLATE_ID', 'PUBLIC_KEY'].map(
  (name) => `NEXT_PUBLIC_EMAILJS_${name}`,
) as [string, string, string];
const [origin, siteUrl] = ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'NEXT_PUBLIC_SITE_URL'];
const live = { [service]: 'service_4kx', [template]: 'a', [key]: 'A1b_C2-d', [siteUrl]: 'https://www.ada.dev' };
const errorsWith = (settings: object, text = 'Exemplary testing, +44 20 7123 4567') =>
  goLiveErrors({ ...live, ...settings }, { 'content/a.ts': { list: [{ text, formatError: 'like +44 7700 900461' }] } });

test.each([
  {},
  { [service]: 'our_template_1', [template]: 'our_service_1', [key]: 'our_service_1' }, // One may choose such ids.
  ...['www.test-ada.dev', 'www.test.dev', 'my-example.com', 'a.example.com.dev'].map((domain) => ({
    [siteUrl]: `https://${domain}`,
  })),
])('accepts the settings %j', (settings) => {
  expect(errorsWith(settings)).toEqual([]);
});

test.each([
  [service, '', /^The form is in demo mode: .*\(see \.env\.example\)\.$/],
  [siteUrl, 'http://www.ada.dev', /must begin with https:/],
  [siteUrl, 'https://www.ada.example', /domain is reserved/],
  [siteUrl, 'https://example.com', /domain is reserved/],
  [siteUrl, 'https://ada.test:8443/a', /domain is reserved/],
  [origin, 'http://mail.ada.dev', /must begin with https:/],
  [service, 'template_1', /swapped/],
  [template, 'service_1', /swapped/],
  [key, 'service_1', /swapped/],
])('rejects %s=%s', (name, value, message) => {
  const lines = errorsWith({ [name]: value });
  expect(lines).toEqual([expect.stringMatching(message)]);
  expect(lines[0]?.startsWith(value && `${name} is “${value}”, but `)).toBe(true);
});

test.each([
  ['hiring@ada.example', 'a domain reserved for examples'],
  ['https://bsky.app/profile/ada.example', 'a domain reserved for examples'],
  ...['+44 20 7946 0184', '+44 7700 900461', '+1 415 555 0132'].flatMap((number) =>
    [number, number.replaceAll(' ', '')].map((text) => [text, 'a phone number reserved for drama']),
  ),
])('rejects the text %s', (text, what) => {
  expect(errorsWith({}, text)).toEqual([`content/a.ts  list[0].text  “${text}”  must not have ${what}`]);
});
