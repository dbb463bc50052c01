import type { Page } from 'playwright/test';

import { deliveredMessage, expect, expectTop, press, test } from './support/fixtures';

// Where no script may run, Firefox's driver can neither wait nor watch for anything in the page. So each
// question is put to it once, and no click waits for the button to be at rest.
//
// Chromium reports that the service's bare answer, unlike this site's pages, asks for no view transition.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  javaScriptEnabled: false,
  expectedErrors: /ViewTransition opt-in disabled/,
});

test('every section, picture and word is there', async ({ page }) => {
  await page.goto('/');
  for (const id of ['hero', 'service', 'about', 'team', 'contact']) {
    expect([id, await page.locator(`#${id}`).isVisible()]).toEqual([id, true]);
  }
  const opacities = await page
    .locator('[data-aos]')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).opacity));
  expect(new Set(opacities)).toEqual(new Set(['1']));
});

test('the menu is simply open, and there is no button that does nothing', async ({ page }) => {
  await page.goto('/');
  expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(false);
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  for (const name of ['Services', 'About', 'Contact']) {
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
    expect(await link.isVisible()).toBe(true);
    const { x, y, width, height } = (await link.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
    expect(Math.min(x, y, window.width - x - width, window.height - y - height)).toBeGreaterThanOrEqual(0);
  }
});

test('its links arrive, from the policy too', async ({ page }) => {
  await page.goto('/privacypolicy');
  await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }));
  await expectTop(page.locator('#about'), 100);
});

test('the browser itself asks for what is missing', async ({ page }) => {
  await page.goto('/#contact');
  await press(page.getByRole('button', { name: 'Send message' }));
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('first_name');
  expect(await page.locator('#first_name:invalid').count()).toBe(1);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('the form posts by itself, and the message arrives as it was typed', async ({ page }) => {
  const reference = crypto.randomUUID();
  await page.goto('/#contact');
  await fillIn(page, reference);
  expect(await page.getByText(/Your browser will show the single word “OK”/).isVisible()).toBe(true);
  await press(page.getByRole('button', { name: 'Send message' }));
  await expect.poll(() => new URL(page.url()).pathname).toBe('/api/v1.0/email/send-form');
  expect(await page.locator('body').textContent()).toBe('OK');
  const { text } = (await deliveredMessage(reference)) ?? {};
  expect(text).toContain('first_name: First name é');
  expect(text).toContain(`message: Reference\n${reference}`);
});

test('its payload has the same fields as that of the script', async ({ page }) => {
  await page.goto('/#contact');
  await fillIn(page, crypto.randomUUID());
  const request = page.waitForRequest('**/api/v1.0/email/send-form');
  await press(page.getByRole('button', { name: 'Send message' }));
  const names = [...((await request).postData() ?? '').matchAll(/name="(\w+)"/g)].map(([, name]) => name);
  expect(names.sort()).toEqual(
    [
      ...['first_name', 'last_name', 'company_name', 'job_title', 'country_region', 'reply_to', 'message'],
      ...['lib_version', 'service_id', 'template_id', 'user_id'],
    ].sort(),
  );
});

async function fillIn(page: Page, reference: string): Promise<void> {
  for (const label of ['First name', 'Last name', 'Company name', 'Job title', 'Country or region']) {
    await page.getByLabel(label).focus();
    await page.keyboard.type(`${label} é`);
  }
  await page.getByLabel('Additional Information').focus();
  await page.keyboard.type('Reference');
  await page.keyboard.press('Enter');
  await page.keyboard.type(reference);
}
