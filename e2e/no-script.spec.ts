import { deliveredMessage, expect, expectTop, test } from './test';

// Chromium reports that the service's bare answer, unlike this site's pages, asks for no view transition.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  javaScriptEnabled: false,
  expectedTrouble: /ViewTransition opt-in disabled/,
});

test('every section, picture and word is there', async ({ page }) => {
  await page.goto('/');
  for (const id of ['hero', 'service', 'about', 'team', 'contact']) {
    await expect(page.locator(`#${id}`)).toBeVisible();
  }
  for (const card of await page.locator('[data-aos]').all()) {
    await expect(card).toHaveCSS('opacity', '1');
  }
});

test('the menu is simply open, and there is no button that does nothing', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  for (const name of ['Services', 'About', 'Contact']) {
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }),
    ).toBeInViewport({ ratio: 1 });
  }
});

test('its links arrive, from the policy too', async ({ page }) => {
  await page.goto('/privacypolicy');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expectTop(page.locator('#about'), 100);
});

test('the browser itself asks for what is missing', async ({ page }) => {
  await page.goto('/#contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.locator('input:invalid').first()).toBeFocused();
});

test('the form posts the same payload by itself, and the message arrives', async ({ page }) => {
  const reference = crypto.randomUUID();
  await page.goto('/#contact');
  for (const label of ['First name', 'Last name', 'Company name', 'Job title', 'Country or region']) {
    await page.getByLabel(label).fill(`${label} é`);
  }
  await page.getByLabel('Additional Information').fill(`Reference\n${reference}`);
  await expect(page.getByText(/Your browser will show the single word “OK”/)).toBeVisible();
  const request = page.waitForRequest('**/api/v1.0/email/send-form');
  await page.getByRole('button', { name: 'Send message' }).click();

  const names = [...((await request).postData() ?? '').matchAll(/name="(\w+)"/g)].map(([, name]) => name);
  expect(names.sort()).toEqual(
    [
      ...['first_name', 'last_name', 'company_name', 'job_title', 'country_region', 'reply_to', 'message'],
      ...['lib_version', 'service_id', 'template_id', 'user_id'],
    ].sort(),
  );
  await expect(page.locator('body')).toHaveText('OK');
  await expect(page).toHaveURL('/api/v1.0/email/send-form');
  expect((await deliveredMessage(reference))?.text).toContain('first_name: First name é');
});
