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
])('accepts %s', (_settings, variables) => {
  expect(settingErrors(variables)).toEqual([]);
});

test.each([...keys, siteUrl])('reports that %s is not set', (name) => {
  const line = `${name} is not set, but a site that sends messages needs it`;
  expect(settingErrors({ ...live, [name]: undefined })).toEqual([startingWith(line)]);
  // A service needs an account, and so does a live site.
  for (const lines of [settingErrors({ [origin]: 'https://mail.firm.example' }), settingErrors({}, true)]) {
    expect(lines).toContainEqual(startingWith(line));
  }
});

const urls = [
  'firm.example',
  'ftp://firm.example',
  'https://',
  'https://user:secret@firm.example',
  'https://firm.example/a',
];
test.each<[name: string, wanted: string, ...values: string[]]>([
  [service, 'the ID of an email service', 'my service', 'sérvice', 'template_1'],
  [template, 'the ID of a template', 'my template', 'service_1'],
  [key, 'the public key', 'my key', 'service_1'],
  [origin, 'a URL without a path', ...urls, 'https://firm.example/?a', 'https://firm.example/#a'],
  [siteUrl, 'a URL without a path', ...urls],
])('rejects a value of %s that is not %s', (name, wanted, ...values) => {
  for (const value of values) {
    const line = `${name} is “${value}”, but must be ${wanted}`;
    expect(settingErrors({ ...live, [name]: value })).toEqual([startingWith(line)]);
  }
});

test.each([
  [service, '', 'is not set'],
  [siteUrl, 'http://www.ada.dev', 'must begin with https://'],
  [origin, 'http://mail.ada.dev', 'must begin with https://'],
  [siteUrl, 'https://www.ada.example', 'must not have a domain reserved'],
  [siteUrl, 'https://example.com', 'must not have a domain reserved'],
  [siteUrl, 'https://ada.test:8443', 'must not have a domain reserved'],
])('of a live site it rejects %s=%s', (name, value, reason) => {
  const settings = { ...live, [siteUrl]: 'https://www.ada.dev', [name]: value };
  expect(settingErrors(settings, true)).toEqual([startingWith(reason)]);
  expect(settingErrors({ ...settings, [name]: live[name as keyof typeof live] })).toEqual([]);
});

function startingWith(text: string): unknown {
  return expect.stringContaining(text);
}
