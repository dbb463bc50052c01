/** @jest-environment node */
import { load } from 'cheerio';

import { pagePolicy } from './pagePolicy';

// The tests of e2e/ are of a site without an account.
test('the policy of a page allows the email service at its origin', () => {
  const policy = pagePolicy(load('<p>'), 'https://mail.firm.example');
  expect(policy).toContain("connect-src 'self' https://mail.firm.example;");
  expect(policy).toContain("form-action 'self' https://mail.firm.example;");
});
