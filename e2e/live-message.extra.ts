import { expect, test } from 'playwright/test';

import { fields, formTexts } from './support/enquiry';
import { deployedUrl } from './support/environment';

if (!deployedUrl) {
  throw new Error('Set PLAYWRIGHT_TEST_BASE_URL to the URL of the site that sends the message.');
}

test('the form of the live site sends one real message', async ({ page, baseURL }) => {
  const reference = `Test of ${new Date().toISOString()}`;
  await page.goto('./');
  const text = `${reference}. Please delete it.`;
  const values = { text: 'Test', email: 'test@example.com', tel: '+44 20 7946 0184', textarea: text };
  for (const { name, type } of fields.filter(({ required }) => required)) {
    await page.locator(`[name="${name}"]`).fill(values[type]);
  }
  await page.getByRole('button', { name: formTexts.submit, exact: true }).click();
  await expect(page.getByRole('form').getByRole('status')).toContainText(formTexts.sent.title, { timeout: 25_000 });
  console.log(`Sent from ${baseURL}. Check that the mailbox receives “${reference}” within a minute.`);
});
