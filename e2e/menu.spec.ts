import type { Page } from 'playwright/test';

import { navigation } from '../content/navigation';
import { dispatchClick, expect, expectTop, holdRequests, hydrationStates, openHome, test } from './support/fixtures';

const buttonOf = (page: Page) => page.getByRole('banner').getByRole('button');
const menuOf = (page: Page) => page.getByRole('navigation', { name: navigation.label, exact: true });
const linksOf = (page: Page) => menuOf(page).getByRole('link');
const expectExpanded = (page: Page, expanded: boolean) =>
  expect(buttonOf(page)).toHaveAttribute('aria-expanded', String(expanded));

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 800 });
  await page.goto('./');
});

test('the button opens and closes the menu before the page has loaded', { tag: '@smoke' }, async ({ page }) => {
  const release = await holdRequests(page, '**/below-*.css');
  await page.reload({ waitUntil: 'commit' });
  await expect(menuOf(page)).toBeHidden();
  await buttonOf(page).click();
  await expect(linksOf(page)).toHaveText([...navigation.links, navigation.callToAction].map(({ title }) => title));
  await expect(linksOf(page).first()).toBeInViewport({ ratio: 1 });
  const colour = await menuOf(page).evaluate((menu) => getComputedStyle(menu).backgroundColor);
  await expect(page.locator('header:has(nav)')).toHaveCSS('background-color', colour);
  await buttonOf(page).click();
  await expect(menuOf(page)).toBeHidden();
  release();
});

test('links can be clicked while the menu opens', async ({ page }) => {
  const menu = page.locator('#menu');
  await menu.evaluate((element) => (element.style.transitionDuration = '60s'));
  await buttonOf(page).click();
  // Locator.click() would wait until the transition ends.
  const { x, y, width, height } = (await linksOf(page).last().boundingBox()) as DOMRect;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(`.${navigation.callToAction.link}`);
});

test('Escape closes the menu and returns focus to the button', { tag: '@firefox' }, async ({ page }) => {
  await buttonOf(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(linksOf(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  await expectExpanded(page, false);
  await expect(buttonOf(page)).toBeFocused();
  // A closed menu cannot be focused.
  await page.keyboard.press('Tab');
  await expect(page.locator('main :is(a, input)').first()).toBeFocused();
});

for (const state of hydrationStates) {
  test(`${state} React, the menu closes when the visitor goes elsewhere`, { tag: '@firefox' }, async ({ page }) => {
    await openHome(page, state);
    await buttonOf(page).focus();
    await page.keyboard.press('Enter');
    for (const link of await linksOf(page).all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.locator('main :is(a, input)').first()).toBeFocused();
    await expect(menuOf(page)).toBeHidden();

    await buttonOf(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(menuOf(page)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(menuOf(page)).toBeHidden();

    const logo = page.getByRole('banner').getByRole('link').first();
    for (const leave of [() => dispatchClick(logo), () => page.evaluate(() => dispatchEvent(new Event('pagehide')))]) {
      await dispatchClick(buttonOf(page));
      await expect(menuOf(page)).toBeVisible();
      await expectExpanded(page, true);
      await leave();
      await expect(menuOf(page)).toBeHidden();
    }
    // A window that is left keeps its menu.
    await dispatchClick(buttonOf(page));
    await buttonOf(page).focus();
    await buttonOf(page).blur();
    await expect(page.locator('#menu:popover-open')).toBeAttached();
  });
}

test('the page behind the open menu stays where it is', { tag: '@firefox' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, 900));
  await buttonOf(page).click();
  await expect(linksOf(page).first()).toBeInViewport({ ratio: 1 });
  // On the menu, and on the dimmed page
  for (const y of [200, 800]) {
    await page.mouse.move(200, y);
    await page.mouse.wheel(0, 300);
  }
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await expect(menuOf(page)).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(900);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900);
});

test('the last link of the menu works in a short window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await buttonOf(page).click();
  await expect(linksOf(page).first()).toBeInViewport({ ratio: 1 });
  await linksOf(page).last().click();
  await expect(page).toHaveURL(`.${navigation.callToAction.link}`);
  await expect(menuOf(page)).toBeHidden();
  await expectTop(page.locator('#contact'), 100);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  // A link to the present hash changes no hash, and going back follows no link.
  for (const leave of [() => linksOf(page).last().click(), () => page.goBack()]) {
    await buttonOf(page).click();
    await leave();
    await expect(menuOf(page)).toBeHidden();
    await expectExpanded(page, false);
  }
});

test('widening the window closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  // The menu is still opening when the window widens.
  await dispatchClick(buttonOf(page));
  const resized = page.evaluate(() => new Promise((resolve) => addEventListener('resize', resolve, { once: true })));
  await page.setViewportSize({ width: 991, height: 800 });
  await resized;
  await expect(page.locator('#menu:popover-open')).toBeAttached();
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(buttonOf(page)).toBeHidden();
  await expect(linksOf(page).first()).toBeInViewport();
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(menuOf(page)).toBeHidden();
  await expectExpanded(page, false);
});

test('with another link, in large type too, the bar covers no target', async ({ page }) => {
  for (const [width, scale] of [
    [992, 1],
    [1024, 1.06],
    [1024, 1.25],
    [1024, 2],
    [1280, 1.5],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
    const [height, room] = await page
      .locator('#menu li')
      .last()
      .evaluate((item, scale) => {
        item.after(item.cloneNode(true));
        document.documentElement.style.fontSize = `${100 * scale}%`;
        const { scrollPaddingTop } = getComputedStyle(document.documentElement);
        return [item.closest('header')?.offsetHeight, parseFloat(scrollPaddingTop)];
      }, scale);
    expect(height, `${width} px, ${scale}`).toBeLessThan(room ?? 0);
  }
});
