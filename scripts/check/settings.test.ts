/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

import { settingErrors } from './settings';

const keys = ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY'];
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
  [
    'all, with white space and slashes',
    { ...live, [keys[0] ?? '']: ' service_4kx\n', [origin]: 'https://mail.firm.example/' },
  ],
  ['a sub-folder', { ...live, [siteUrl]: 'https://firm.example/a/my.site_1/' }],
  ['a sub-folder without a slash at its end', { ...live, [siteUrl]: 'https://firm.example/a' }],
])('accepts %s', (_settings, variables) => {
  expect(settingErrors(variables)).toEqual([]);
});

test('accepts such a domain every time, as URL.canParse of Node 20 and 22 does not', () => {
  const variables = { ...live, [siteUrl]: 'https://www.Müller.example' };
  expect(Array.from({ length: 20_000 }, () => settingErrors(variables)).flat()).toEqual([]);
});

test.each([...keys, siteUrl])('reports that %s is not set', (name) => {
  const reason = name === siteUrl ? 'A site that sends' : 'Set the service ID,';
  expect(settingErrors({ ...live, [name]: undefined })).toEqual([
    expect.stringContaining(`${name} is not set. ${reason}`),
  ]);
});

const noPath = 'must be a URL without a path';
const noQuery = 'must be a URL without a query';
const notHttps = 'must begin with https://';

test.each([
  ...keys.flatMap((name) => ['my service', 'sérvice'].map((key) => [name, key, 'may contain only letters'])),
  ...['contact', 'contact/', '?a', '#a'].map((path) => [origin, `https://firm.example/${path}`, noPath]),
  ...['?a', '#a', 'büro', '/a'].map((path) => [siteUrl, `https://firm.example/${path}`, noQuery]),
  ...['https://user:secret@firm.example', 'https://', 'http://'].flatMap((url) => [
    [origin, url, noPath],
    [siteUrl, url, noQuery],
  ]),
  ...['firm.example', 'müller.example', 'ftp://firm.example', 'httpsx://firm.example', 'ftp+https://a.example'].flatMap(
    (url) => [
      [origin, url, notHttps],
      [siteUrl, url, notHttps],
    ],
  ),
] as string[][])('rejects %s=%s', (name, value, reason) => {
  expect(settingErrors({ ...live, [name]: value })).toEqual([expect.stringMatching(`^${name} is “.*”, but ${reason}`)]);
});

test('reports all errors at once', () => {
  const variables = { ...live, [siteUrl]: 'nowhere', NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: '' };
  expect(settingErrors(variables).sort()).toEqual([
    expect.stringMatching(/^NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is not set\. .*\.$/),
    expect.stringMatching(/^NEXT_PUBLIC_SITE_URL is “nowhere”, but must begin with https:\/\/, like .*$/),
  ]);
});

test('an origin without an account is an error', () => {
  const unset = [...keys, siteUrl].map((name): unknown => expect.stringContaining(`${name} is not set.`));
  expect(settingErrors({ [origin]: 'https://mail.firm.example' })).toEqual(unset);
});
