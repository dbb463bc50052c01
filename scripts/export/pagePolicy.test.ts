/** @jest-environment node */
import { load } from 'cheerio';

import { pagePolicy } from './pagePolicy';

const page = [
  '<style>a{}</style><style>b{}</style><style>a{}</style>',
  '<script type="application/ld+json">{}</script><script src="/a.js"></script><script>home()</script>',
].join('');

test('the policy of a page allows only this site’s files, its inline code and the email service', () => {
  expect(pagePolicy(load(page), 'https://api.emailjs.com').split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-yxdkh16iERnDsCx9b0YdmMvVm+FFPx8nmxo7cNL1h+U='",
    expect.stringMatching(/^style-src 'self'( 'sha256-.{44}'){2}$/),
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self' https://api.emailjs.com",
    "form-action 'self' https://api.emailjs.com",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
});

test('in demo mode the form is posted to this site only', () => {
  expect(pagePolicy(load(page), '')).toMatch(/; connect-src 'self'; form-action 'self'; /);
});
