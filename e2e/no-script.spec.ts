import { fields, formCopy } from '../content/contact';
import { navigation } from '../content/navigation';
import { anEnquiry, control, endpoint, fillIn, payloadOf, sendButton } from './support/enquiry';
import { deliveredMessage, dispatchClick, expect, expectAllShown, expectTop, test } from './support/fixtures';

// In Firefox without JavaScript, Playwright's assertions and clicks do not wait for elements. So tests there use
// isVisible(), expect.poll and dispatchClick().
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  javaScriptEnabled: false,
});

const enquiry = anEnquiry();

test('sections, animated elements and the menu are visible', { tag: '@firefox' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  await expectAllShown(page);
  expect(await page.getByRole('button', { name: navigation.menuLabel, exact: true }).isVisible()).toBe(false);
  const menu = page.getByRole('navigation', { name: navigation.label, exact: true });
  for (const { title } of navigation.links) {
    const link = menu.getByRole('link', { name: title, exact: true });
    expect(await link.isVisible()).toBe(true);
    const { x, y, width, height } = (await link.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
    expect(Math.min(x, y, 390 - x - width, 844 - y - height)).toBeGreaterThanOrEqual(0);
  }
  const toSection = navigation.links.find(({ link }) => link.startsWith('/#'));
  if (toSection) {
    await dispatchClick(menu.getByRole('link', { name: toSection.title, exact: true }));
    await expectTop(page.locator(toSection.link.slice(1)), 100);
  }
});

test('the browser validates the form and posts the same payload', { tag: ['@form', '@local'] }, async ({ page }) => {
  await page.goto('./#contact');
  expect(await page.getByText(formCopy.withoutScript).isVisible()).toBe(true);
  await sendButton(page).click();
  await expect(control(page, fields.find(({ required }) => required)?.name ?? '')).toBeFocused();

  await fillIn(page, enquiry);
  const request = page.waitForRequest(endpoint);
  await sendButton(page).click();
  const payload = Object.fromEntries(await payloadOf(await request));
  expect(payload).toMatchObject({ ...enquiry, lib_version: '3.11.0' });
  expect(Object.keys(payload)).toHaveLength(Object.keys(enquiry).length + 4);
  await expect(page.locator('body')).toHaveText('OK');
  expect(await deliveredMessage(enquiry.message ?? '')).toBeDefined();
});
