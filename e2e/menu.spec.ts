import type { Page } from 'playwright/test';

import { navigation } from '../content/navigation';
import { dispatchClick, expect, expectTop, test } from './support/fixtures';

const buttonOf = (page: Page) => page.getByRole('button', { name: navigation.menuLabel });
const menuOf = (page: Page) => page.getByRole('navigation', { name: navigation.label });
const linksOf = (page: Page) => menuOf(page).getByRole('link');
const expectExpanded = (page: Page, expanded: boolean) =>
  expect(buttonOf(page)).toHaveAttribute('aria-expanded', String(expanded));

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 800 });
  await page.goto('/');
});

test('the button opens and closes the menu', { tag: ['@firefox', '@smoke'] }, async ({ page }) => {
  await expectExpanded(page, false);
  await expect(menuOf(page)).toBeHidden();
  await buttonOf(page).click();
  await expectExpanded(page, true);
  await expect(linksOf(page)).toHaveText([...navigation.links, navigation.callToAction].map(({ title }) => title));
  await expect(linksOf(page).first()).toBeInViewport({ ratio: 1 });
  await buttonOf(page).click();
  await expectExpanded(page, false);
  await expect(menuOf(page)).toBeHidden();
});

test('the menu opens in 300 ms, or at once with reduced motion', async ({ page }) => {
  const duration = () => page.locator('#menu').evaluate((menu) => getComputedStyle(menu).transitionDuration);
  expect(await duration()).toBe('0.3s, 0.3s, 0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0s, 0s, 0s');
});

test('a link can be clicked while the menu opens', async ({ page }) => {
  await page.locator('#menu').evaluate((menu) => (menu.style.transitionDuration = '60s'));
  await buttonOf(page).click();
  // Locator.click() would wait until the transition ends.
  const { x, y, width, height } = (await linksOf(page).last().boundingBox()) as DOMRect;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(navigation.callToAction.link);
});

test('Escape closes the menu and returns focus to the button', { tag: ['@firefox', '@a11y'] }, async ({ page }) => {
  await buttonOf(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(linksOf(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  await expectExpanded(page, false);
  await expect(buttonOf(page)).toBeFocused();
});

test('a closed menu cannot be focused', { tag: ['@firefox', '@a11y'] }, async ({ page }) => {
  await buttonOf(page).focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('main a').first()).toBeFocused();
});

test('the last link of the menu works in a short window', { tag: '@firefox' }, async ({ page }) => {
  for (const [width, height] of [
    [844, 390],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await buttonOf(page).click();
    await expect(linksOf(page).first()).toBeInViewport({ ratio: 1 });
    await linksOf(page).last().click();
    await expect(page).toHaveURL(navigation.callToAction.link);
    await expect(menuOf(page)).toBeHidden();
    await expectTop(page.locator('#contact'), 100);
  }
});

test('widening the window closes the menu', { tag: '@firefox' }, async ({ page }) => {
  for (const isOpening of [true, false]) {
    await dispatchClick(buttonOf(page));
    if (!isOpening) {
      await expect(linksOf(page).last()).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 992, height: 800 });
    await expect(page.locator('#menu:popover-open')).toHaveCount(0);
    await expect(buttonOf(page)).toBeHidden();
    await expect(linksOf(page).first()).toBeInViewport();
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(menuOf(page)).toBeHidden();
    await expectExpanded(page, false);
  }
});
