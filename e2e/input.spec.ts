import type { Page } from 'playwright/test';

import { fields } from '../content/contact';
import { send, summaryOf } from './support/enquiry';
import { expect, test } from './support/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The tab stops, in document order. */
const tabStops = 'a[href], button, input:not([type="hidden"], [tabindex="-1"]), textarea';

/** The focused element: its index among the tab stops, its outline, and whether anything covers it. */
async function focused(page: Page) {
  return page.evaluate((selector) => {
    const element = document.activeElement ?? document.body;
    const { left, top, bottom, ...box } = element.getBoundingClientRect().toJSON() as DOMRect;
    const right = Math.min(box.right, innerWidth); // The hero's ring reaches over the edge.
    const inset = 2;
    const isUncovered = (x: number, y: number) => element.contains(document.elementFromPoint(x, y));
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      index: [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).indexOf(element),
      hasOutline: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      uncovered:
        [left + inset, (left + right) / 2, right - inset].every((x) => isUncovered(x, (top + bottom) / 2)) &&
        [top + inset, bottom - inset].every((y) => isUncovered((left + right) / 2, y)),
    };
  }, tabStops);
}

test('focus stays visible while Tab goes through the page and back', { tag: '@a11y' }, async ({ page }) => {
  await page.goto('./');
  const count = await page.locator(tabStops).filter({ visible: true }).count();
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toEqual({ index, hasOutline: true, uncovered: true });
  }
  for (let index = count - 2; index >= 0; index -= 1) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => focused(page)).toEqual({ index, hasOutline: true, uncovered: true });
  }
});

test('buttons, fields and errors have visible borders in forced colours', { tag: '@a11y' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./#contact');
  await send(page);
  await expect(summaryOf(page)).toBeVisible();
  const bordered = page.locator(
    'header button, form :is(button, textarea, input:not([tabindex], [type="hidden"])), [role="alert"]',
  );
  const borders = await bordered.evaluateAll((elements) => {
    const background = getComputedStyle(document.documentElement).backgroundColor;
    return elements.map((element) => {
      const { borderTopStyle, borderTopColor, outlineStyle, outlineColor } = getComputedStyle(element);
      const isVisible = (line: string, colour: string) =>
        line !== 'none' && colour !== background && !/^rgba\(.*, 0\)$/.test(colour);
      return isVisible(borderTopStyle, borderTopColor) || isVisible(outlineStyle, outlineColor);
    });
  });
  expect(borders).toEqual(Array.from({ length: fields.length + 3 }, () => true));
});
