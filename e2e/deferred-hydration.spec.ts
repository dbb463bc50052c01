import type { Page } from 'playwright/test';

import { formCopy } from '../content/contact';
import { anEnquiry, fillIn, send, statusOf, typedIn } from './support/enquiry';
import {
  deliveredMessage,
  expect,
  expectTop,
  hydrated,
  navigationLink,
  press,
  scrollTo,
  showIntent,
  test,
} from './support/fixtures';

// Chromium reports that the service's bare answer, unlike this site's pages, asks for no view transition.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /ViewTransition opt-in disabled/ });

/** A link so slow that no script arrives before the answer says so. */
async function holdScripts(page: Page): Promise<() => void> {
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return arrive;
}

const scriptsIn = (page: Page) => page.evaluate(() => document.querySelectorAll('script[src]').length);

test('a page that is only read asks for no script', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  for (const address of ['/', '/privacypolicy']) {
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  expect(scripts).toEqual([]);
});

for (const [sign, show] of Object.entries<(page: Page) => Promise<unknown>>({
  'a moving pointer': (page) => page.mouse.move(200, 200),
  'a key': (page) => page.keyboard.press('Shift'),
  'a scrolled page': (page) => page.mouse.wheel(0, 50),
  focus: (page) => page.getByLabel('First name').evaluate((field) => field.focus({ preventScroll: true })),
  'a press without a pointer, as a screen reader makes': (page) => press(page.getByRole('banner')),
})) {
  test(`${sign} brings the scripts`, async ({ page }) => {
    await page.goto('/');
    expect(await scriptsIn(page)).toBe(0);
    await show(page);
    await expect(page.locator('form input[name="lib_version"]')).toHaveCount(0);
  });
}

test.describe('before any script has arrived', () => {
  test('the menu opens at the first press, stays open while React takes over, and closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const arrive = await holdScripts(page);
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu' });
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
    await toggle.click();
    await expect(link).toBeInViewport({ ratio: 1 });
    arrive();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toBeInViewport({ ratio: 1 });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toBeHidden();
  });

  test('links arrive', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/');
    await press(await navigationLink(page, 'About'));
    await expectTop(page.locator('#about'), 100);
    await press(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }));
    await expect(page).toHaveURL('/privacypolicy');
  });

  test('a link followed while React takes over keeps its address @firefox', async ({ page }) => {
    await page.addInitScript(() => {
      // Next's first word to the history is its last step before the page is its own.
      const write = history.replaceState.bind(history);
      History.prototype.replaceState = function replaceState(...change) {
        History.prototype.replaceState = write;
        document.querySelector<HTMLElement>('a[href="/#service"]')?.click();
        write(...change);
      };
    });
    await page.goto('/');
    await hydrated(page);
    await expect(page).toHaveURL('/#service');
    await expectTop(page.locator('#service'), 100);
  });

  test('the bar takes its scrolled style and gives it back, and still does once React is there', async ({ page }) => {
    const arrive = await holdScripts(page);
    await page.goto('/');
    const bar = page.getByRole('banner');
    await scrollTo(page, 400);
    await expect(bar).toHaveAttribute('data-scrolled', 'true');
    await scrollTo(page, 0);
    await expect(bar).toHaveAttribute('data-scrolled', 'false');
    await scrollTo(page, 400);
    arrive();
    await hydrated(page);
    await expect(bar).toHaveAttribute('data-scrolled', 'true');
    await scrollTo(page, 0);
    await expect(bar).toHaveAttribute('data-scrolled', 'false');
  });

  test('what is typed is there once React is, and survives a reload', async ({ page }) => {
    const arrive = await holdScripts(page);
    await page.goto('/');
    const enquiry = anEnquiry({ reply_to: 'zoe@fathom.example' });
    await fillIn(page, enquiry);
    arrive();
    await hydrated(page);
    expect(await typedIn(page)).toEqual(enquiry);
    await page.reload();
    // Put back without a sign of intent, lest the visitor types over it.
    await expect(page.locator('form input[name="lib_version"]')).toHaveCount(0);
    expect(await typedIn(page)).toEqual(enquiry);
  });

  test('a form that is submitted waits for its script, which sends it once', async ({ page }) => {
    const arrive = await holdScripts(page);
    await page.goto('/#contact', { waitUntil: 'domcontentloaded' });
    let posts = 0;
    page.on('request', (request) => (posts += Number(request.method() === 'POST')));
    const enquiry = anEnquiry();
    await fillIn(page, enquiry);
    await send(page);
    await send(page);
    expect(posts).toBe(0);
    arrive();
    await expect(statusOf(page)).toContainText(formCopy.sent.title);
    expect(posts).toBe(1);
    expect(await deliveredMessage(enquiry.message ?? '')).toBeDefined();
  });

  test('a form that is submitted and waits in vain is sent by the browser, once, with nothing in the address', async ({
    page,
  }) => {
    await holdScripts(page);
    await page.goto('/#contact', { waitUntil: 'domcontentloaded' });
    let posts = 0;
    page.on('request', (request) => (posts += Number(request.method() === 'POST')));
    const enquiry = anEnquiry();
    await fillIn(page, enquiry);
    await page.getByRole('button', { name: formCopy.submit }).click({ noWaitAfter: true });
    await expect(page.getByText('OK', { exact: true })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    expect(posts).toBe(1);
    expect((await deliveredMessage(enquiry.message ?? ''))?.text).toContain('first_name: Zoë');
  });

  test('the browser itself asks for what is missing', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/#contact', { waitUntil: 'domcontentloaded' });
    await showIntent(page);
    await send(page);
    await expect(page.getByLabel('First name')).toBeFocused();
    expect(await page.getByLabel('First name').evaluate((field: HTMLInputElement) => field.validity.valueMissing)).toBe(
      true,
    );
  });
});
