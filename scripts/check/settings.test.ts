/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

import { settingErrors } from './settings';

const keys = ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY'];
const [service = '', template = '', key = ''] = keys;
const origin = 'NEXT_PUBLIC_EMAILJS_ORIGIN';
const siteUrl = 'NEXT_PUBLIC_SITE_URL';
const live = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_4kx',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template-9',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'A1b_C2-d',
  NEXT_PUBLIC_SITE_URL: 'https://www.firm.example',
};

test.each([
  ['nothing', {}],
  ['blank variables', Object.fromEntries([...keys, origin, siteUrl].map((name) => [name, ' ']))],
  ['.env.example as it is', parseEnv(readFileSync('.env.example', 'utf8'))],
  ['only the URL of the site', { [siteUrl]: 'http://localhost:3000' }],
  ['all but the origin', live],
  ['white space and slashes', { ...live, [service]: ' service_4kx\n', [origin]: 'https://mail.firm.example/' }],
  ['a sub-folder', { ...live, [siteUrl]: 'https://firm.example/a/my.site_1/' }],
  ['IDs that one has chosen', { ...live, [service]: 'our_template_1', [template]: 'our_service_1' }],
  ['a domain outside ASCII', { ...live, [siteUrl]: 'https://www.Müller.example' }],
])('accepts %s', (_settings, variables) => {
  expect(settingErrors(variables)).toEqual([]);
});

test.each([...keys, siteUrl])('reports that %s is not set', (name) => {
  expect(settingErrors({ ...live, [name]: undefined })).toEqual([
    expect.stringMatching(`^${name} is not set, but a site that sends messages needs it`),
  ]);
});

test('an origin without an account is an error', () => {
  const unset = [...keys, siteUrl].map((name): unknown => expect.stringContaining(`${name} is not set, `));
  expect(settingErrors({ [origin]: 'https://mail.firm.example' })).toEqual(unset);
});

const urls = ['firm.example', 'ftp://firm.example', 'https://', 'https://user:secret@firm.example'];
test.each([
  ...keys.flatMap((name) => ['my service', 'sérvice'].map((key) => [name, key, 'must be the '])),
  [service, 'template_1', 'must be the ID of an email service'],
  [template, 'service_1', 'must be the ID of a template'],
  [key, 'service_1', 'must be the public key'],
  ...[...urls, 'https://firm.example/contact', 'https://firm.example/?a', 'https://firm.example/#a'].map((url) => [
    origin,
    url,
    'must be a URL without a path',
  ]),
  ...[...urls, 'https://firm.example/?a', 'https://firm.example/büro'].map((url) => [
    siteUrl,
    url,
    'must be a URL without a query',
  ]),
] as string[][])('rejects %s=%s', (name = '', value = '', reason = '') => {
  expect(settingErrors({ ...live, [name]: value })).toEqual([`${name} is “${value}”, but ${reason}`].map(startingWith));
});

test.each([
  [service, '', 'is not set'],
  [siteUrl, 'http://www.ada.dev', 'must begin with https://'],
  [origin, 'http://mail.ada.dev', 'must begin with https://'],
  [siteUrl, 'https://www.ada.example', 'must not have a domain reserved'],
  [siteUrl, 'https://example.com', 'must not have a domain reserved'],
  [siteUrl, 'https://ada.test:8443/a', 'must not have a domain reserved'],
])('of a live site it rejects %s=%s', (name, value, reason) => {
  const settings = { ...live, [siteUrl]: 'https://www.ada.dev', [name]: value };
  expect(settingErrors(settings, true)).toEqual([startingWith(reason)]);
  expect(settingErrors({ ...settings, [name]: live[name as keyof typeof live] })).toEqual([]);
});

test('without settings no site is live', () => {
  expect(settingErrors({}, true)).toEqual([...keys, siteUrl].map((name) => startingWith(`${name} is not set, `)));
});

function startingWith(text: string): unknown {
  return expect.stringContaining(text);
}
