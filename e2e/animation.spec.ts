import type { Page } from 'playwright/test';

import { services } from '../content/services';
import { expect, hydrated, scrollTo, showIntent, test } from './support/fixtures';

const animated = (page: Page) => page.locator('[data-aos]');
const opacities = (page: Page) =>
  animated(page).evaluateAll((elements) => elements.map((element) => getComputedStyle(element).opacity));

async function expectAllShown(page: Page): Promise<void> {
  await expect.poll(async () => new Set(await opacities(page))).toEqual(new Set(['1']));
}

async function ready(page: Page): Promise<void> {
  await page.mouse.wheel(0, 40);
  await expect(page.locator('html[data-aos-ready]')).toBeAttached();
}

test('what lies further down arrives as it is scrolled to, over 1000 ms and after 50 to 400 ms', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  const photo = page.locator('#team [data-aos]').first();
  await expect(photo).toHaveCSS('opacity', '0');
  await photo.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(photo).toHaveClass(/aos-animate/);
  await expect(photo).toHaveCSS('transition-duration', '1s');
  await expect(photo).toHaveCSS('opacity', '1');

  const delays = await animated(page).evaluateAll((all) =>
    all.map((element) => element.getAttribute('data-aos-delay')),
  );
  expect(delays.slice(0, services.length)).toEqual(services.map(({ animationDelay }) => String(animationDelay)));
  for (const element of await animated(page).all()) {
    const delay = Number(await element.getAttribute('data-aos-delay'));
    await element.evaluate((card) => card.classList.add('aos-animate'));
    await expect(element).toHaveCSS('transition-delay', `${delay / 1000}s`);
  }
});

test('an element arrives 200 px after it has entered the window', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  const element = page.locator('#team [data-aos]').first();
  const enters = await element.evaluate((card) => {
    let top = 0;
    for (let node: HTMLElement | null = card as HTMLElement; node; node = node.offsetParent as HTMLElement | null) {
      top += node.offsetTop;
    }
    return Math.round(top - innerHeight);
  });
  await scrollTo(page, enters + 190);
  await expect(element).not.toHaveClass(/aos-animate/);
  await scrollTo(page, enters + 210);
  await expect(element).toHaveClass(/aos-animate/);
});

test('nothing on the first screen waits for it', async ({ page }) => {
  await page.goto('/');
  for (const element of await animated(page).all()) {
    await expect(element).not.toBeInViewport();
  }
});

test('at the foot of the page everything has arrived @firefox', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expectAllShown(page);
});

test('what has focus is shown at once @firefox', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  const link = page.locator('#service').getByRole('link').last();
  await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await expect(page.locator('#service [data-aos]').last()).toHaveCSS('opacity', '1');
});

test('in print nothing is hidden', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await page.emulateMedia({ media: 'print' });
  expect(new Set(await opacities(page))).toEqual(new Set(['1']));
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is hidden, nothing moves, and sections are reached at once', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await expectAllShown(page);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    const running = await page.evaluate(() => document.getAnimations().length);
    expect(running).toBe(0);
    await expect(page.locator('html[data-aos-ready]')).not.toBeAttached();
  });
});

test.describe('when scripts fail', () => {
  test.use({ expectedErrors: /\.js|Failed to load/ });

  test('nothing is hidden', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await showIntent(page);
    await expectAllShown(page);
  });

  test('nothing is hidden when only the animation itself is missing @firefox', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    // All but the animation are named in the first of them.
    const [first = '', ...others] = await page.evaluate(() =>
      Array.from(document.scripts, ({ src }) => src).filter(Boolean),
    );
    const list = await (await page.request.get(first)).text();
    const late = others.filter((address) => !list.includes(new URL(address).pathname));
    expect(late).toHaveLength(1);
    await page.route(late[0] ?? '', (route) => route.abort());
    const missing = page.waitForEvent('requestfailed', (request) => request.url() === late[0]);
    await page.reload();
    await page.mouse.wheel(0, 40);
    await missing;
    await expectAllShown(page);
  });
});
