import { devices, type Locator, type Page } from 'playwright/test';

import { fields, formCopy } from '../content/contact';
import { navigation } from '../content/navigation';
import {
  anEnquiry,
  control,
  type Enquiry,
  mockEmailService,
  payloadOf,
  send,
  sendButton,
  statusOf,
  summaryOf,
} from './support/enquiry';
import { expect, expectTop, test } from './support/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The message has one line, because a line break needs the Enter key. */
const enquiry: Enquiry = anEnquiry({ message: 'Two Rust engineers by March' });
const [firstRequired] = fields.filter(({ required }) => required);
const toForm = navigation.callToAction;

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

test('a message can be sent with only the keyboard', { tag: ['@firefox', '@form'] }, async ({ page }) => {
  const posts = await mockEmailService(page);
  await page.goto('./');
  const tabTo = async (target: Locator) => {
    const isFocused = () => target.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 40 && !(await isFocused()); presses += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };

  await tabTo(page.getByRole('banner').getByRole('link', { name: toForm.title, exact: true }));
  await page.keyboard.press('Enter');
  await expectTop(page.locator('#contact'), 100);
  await tabTo(sendButton(page));
  await page.keyboard.press('Enter');
  await expect(summaryOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (const { name } of fields) {
    await expect(control(page, name)).toBeFocused();
    await page.keyboard.insertText(enquiry[name] ?? '');
    await page.keyboard.press('Tab');
  }
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(statusOf(page)).toContainText(formCopy.sent.title);
  expect(posts).toHaveLength(1);
});

test.describe('by touch', () => {
  const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ userAgent, deviceScaleFactor, isMobile, hasTouch, viewport: { width: 390, height: 844 } });

  test('a message can be sent with taps and text input', { tag: '@form' }, async ({ page }) => {
    const posts = await mockEmailService(page);
    await page.goto('./');
    await page.getByRole('button', { name: navigation.menuLabel, exact: true }).tap();
    const menu = page.getByRole('navigation', { name: navigation.label, exact: true });
    await menu.getByRole('link', { name: toForm.title, exact: true }).tap();
    await expect(menu).toBeHidden();
    await expectTop(page.locator('#contact'), 100);

    await sendButton(page).tap();
    await expect(summaryOf(page)).toBeInViewport();
    await summaryOf(page).getByRole('link').first().tap();
    await expect(control(page, firstRequired?.name ?? '')).toBeFocused();
    for (const [name, value] of Object.entries(enquiry)) {
      await control(page, name).tap();
      await page.keyboard.insertText(value);
    }
    await sendButton(page).tap();
    await expect(statusOf(page)).toContainText(formCopy.sent.title);
    // Scrolling ends at a device pixel, which may be within the border.
    await expect(statusOf(page)).toBeInViewport({ ratio: 0.99 });
    expect(Object.fromEntries(posts[0] ? await payloadOf(posts[0]) : [])).toMatchObject(enquiry);
  });
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
