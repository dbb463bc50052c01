import { fields, formCopy } from '../content/contact';
import { navigation } from '../content/navigation';
import { anEnquiry, control, endpoint, payloadOf, sendButton, viewTransitionWarning } from './support/enquiry';
import { deliveredMessage, dispatchClick, expect, expectTop, test } from './support/fixtures';

// Without JavaScript, Playwright cannot poll in Firefox. So most assertions run once, and clicks do not wait.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  javaScriptEnabled: false,
  expectedErrors: viewTransitionWarning,
});

const enquiry = anEnquiry({ message: `Reference ${crypto.randomUUID()}` });

test('every section and animated element is visible', async ({ page }) => {
  await page.goto('/');
  const sections = await page.locator('main > section').all();
  expect(sections.length).toBeGreaterThan(1);
  for (const section of sections) {
    expect(await section.isVisible()).toBe(true);
  }
  const opacities = await page
    .locator('[data-aos]')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).opacity));
  expect(new Set(opacities)).toEqual(new Set(['1']));
});

test('the menu is always open and its links work', async ({ page }) => {
  await page.goto('/privacypolicy');
  expect(await page.getByRole('button', { name: navigation.menuLabel }).isVisible()).toBe(false);
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  const menu = page.getByRole('navigation', { name: navigation.label });
  for (const { title } of navigation.links) {
    const link = menu.getByRole('link', { name: title, exact: true });
    expect(await link.isVisible()).toBe(true);
    const { x, y, width, height } = (await link.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
    expect(Math.min(x, y, window.width - x - width, window.height - y - height)).toBeGreaterThanOrEqual(0);
  }
  const [{ title, link }] = navigation.links;
  await dispatchClick(menu.getByRole('link', { name: title, exact: true }));
  await expectTop(page.locator(link.slice(1)), 100);
});

test('the browser focuses the first missing field', { tag: '@form' }, async ({ page }) => {
  await page.goto('/#contact');
  await dispatchClick(sendButton(page));
  const [first] = fields.filter(({ required }) => required);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(first?.name);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('the browser posts the same payload as the script', { tag: ['@form', '@local'] }, async ({ page }) => {
  await page.goto('/#contact');
  for (const [name, value] of Object.entries(enquiry)) {
    await control(page, name).focus();
    await page.keyboard.insertText(value);
  }
  expect(await page.getByText(formCopy.withoutScript).isVisible()).toBe(true);
  const request = page.waitForRequest(endpoint);
  await dispatchClick(sendButton(page));
  const payload = Object.fromEntries(await payloadOf(await request));
  expect(payload).toMatchObject({ ...enquiry, lib_version: '3.11.0' });
  expect(Object.keys(payload)).toHaveLength(Object.keys(enquiry).length + 4);
  await expect.poll(() => page.locator('body').textContent()).toBe('OK');
  expect(await deliveredMessage(enquiry.message ?? '')).toBeDefined();
});
