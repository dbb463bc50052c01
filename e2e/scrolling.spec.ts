import type { Page } from 'playwright/test';

import { navigation } from '../content/navigation';
import { expect, expectTop, hydrationStates, jumpTo, openHome, recordPositions, test } from './support/fixtures';

const position = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** Records each position of the next pages, too. */
const recordScrolls = () =>
  addEventListener('scroll', () => sessionStorage.setItem('scrolls', (sessionStorage.scrolls ?? '') + 'x'));

for (const comeBack of ['reload', 'back', 'back within the page'] as const) {
  test(`by ${comeBack}, the page is at once where it was`, { tag: '@firefox' }, async ({ page }) => {
    await page.goto('./');
    const positions = await recordPositions(page);
    await jumpTo(page, 3000);
    await expect.poll(positions).toHaveLength(1);
    if (comeBack === 'reload') {
      await page.addInitScript(recordScrolls);
      await page.reload();
    } else if (comeBack === 'back') {
      await page.goto('./privacypolicy');
      await page.addInitScript(recordScrolls);
      await page.goBack();
    } else {
      await page.evaluate(() => (location.hash = '#contact'));
      await expectTop(page.locator('#contact'), 100);
      await page.evaluate(() => history.back());
    }
    await expect.poll(() => position(page)).toBe(3000);
    await expect(page.getByRole('banner').first()).toHaveAttribute('data-scrolled', 'true');
    if (comeBack === 'back within the page') {
      await expect.poll(async () => (await positions()).at(-1)).toBe(3000);
      expect(await positions()).toHaveLength(3);
    } else {
      expect((await page.evaluate(() => sessionStorage.getItem('scrolls')))?.length ?? 0).toBeLessThanOrEqual(2);
    }
  });
}

test('a page reloaded at its top stays there', async ({ page }) => {
  const animationsEnd = () =>
    page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => scrollY));
  await page.goto('./');
  await animationsEnd();
  await page.reload();
  expect(await animationsEnd()).toBe(0);
});

for (const state of hydrationStates) {
  test(`${state} React, a link to the present page only scrolls to its top`, async ({ page }) => {
    await openHome(page, state, './?utm_source=letter#contact');
    await expectTop(page.locator('#contact'), 100);
    await page.evaluate(() => (document.title = 'The same page'));
    // The logo, and each other link to the home page
    for (const link of await page.locator('a[href="/"]').elementHandles()) {
      await jumpTo(page, 2000);
      await link.evaluate((element) => (element as HTMLElement).click());
      await expect.poll(() => position(page)).toBe(0);
      await expect(page).toHaveURL(/\/\?utm_source=letter$/);
    }
    await page.getByRole('navigation', { name: navigation.label }).getByRole('link').last().click();
    await expectTop(page.locator('#contact'), 100);
    await expect(page).toHaveTitle('The same page');
    const [newTab] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .getByRole('banner')
        .first()
        .getByRole('link')
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await newTab.close();
  });
}

test('the skip link leads on to the content', { tag: '@firefox' }, async ({ page }) => {
  await page.goto('./');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :is(a, input)').first()).toBeFocused();
});
