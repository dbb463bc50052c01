import { expect, test } from 'playwright/test';

import { fields, formCopy } from '../content/contact';

test('the form of the live site sends one real message', async ({ page, baseURL }) => {
  const reference = `Test of ${new Date().toISOString()}`;
  await page.goto('./');
  for (const { name } of fields.filter(({ required }) => required)) {
    await page.locator(`[name="${name}"]`).fill(name === 'message' ? `${reference}. Please delete it.` : 'Test');
  }
  await page.getByRole('button', { name: formCopy.submit, exact: true }).click();
  await expect(page.getByRole('form').getByRole('status')).toContainText(formCopy.sent.title, { timeout: 25_000 });
  console.log(`Sent from ${baseURL}. Check that the mailbox receives “${reference}” within a minute.`);
});
