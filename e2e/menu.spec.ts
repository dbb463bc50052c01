import type { Page } from 'playwright/test';

import { expect, expectTop, hydrated, press, test } from './support/fixtures';

const toggleOf = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 800 });
  await page.goto('/');
  await hydrated(page);
});

test('the bar collapses below 992 px, and not from there', async ({ page }) => {
  await expect(toggleOf(page)).toBeVisible();
  await expect(menuOf(page)).toBeHidden();
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(toggleOf(page)).toBeHidden();
  await expect(menuOf(page)).toBeVisible();
});

test('the button opens and closes the menu and says which @firefox', async ({ page }) => {
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
  await toggleOf(page).click();
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menuOf(page).getByRole('link')).toHaveText(['Services', 'About', 'Contact', 'Contact Us']);
  await expect(menuOf(page).getByRole('link').first()).toBeInViewport({ ratio: 1 });
  await toggleOf(page).click();
  await expect(toggleOf(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(menuOf(page)).toBeHidden();
});

test('the collapse takes 300 ms, and none for those who asked for less motion', async ({ page }) => {
  const duration = () => page.locator('#menu').evaluate((menu) => getComputedStyle(menu).transitionDuration);
  expect(await duration()).toBe('0.3s, 0.3s, 0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await duration()).toBe('0s, 0s, 0s');
});

test('Escape closes the menu and returns focus to the button @firefox', async ({ page }) => {
  await toggleOf(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menuOf(page).getByRole('link', { name: 'Services' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  await expect(toggleOf(page)).toBeFocused();
});

test('a followed link closes the menu and arrives at its section @firefox', async ({ page }) => {
  await toggleOf(page).click();
  await press(menuOf(page).getByRole('link', { name: 'About' }));
  await expect(menuOf(page)).toBeHidden();
  await expectTop(page.locator('#about'), 100);
});

test('the links of a closed menu cannot be focused @firefox', async ({ page }) => {
  await toggleOf(page).focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('#hero').getByRole('link', { name: 'Contact Us' })).toBeFocused();
});

test('widening the window past 992 px leaves no menu open behind', async ({ page }) => {
  await toggleOf(page).click();
  await expect(menuOf(page)).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(menuOf(page).getByRole('link', { name: 'Services' })).toBeInViewport();
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(menuOf(page)).toBeHidden();
});
