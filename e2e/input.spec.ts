import { wcagContrast } from 'culori';
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
const toForm = navigation.links.filter(({ link }) => link === '/#contact')[0] ?? navigation.callToAction;

/** The tab stops, in document order. */
const tabStops = 'a[href], button, input:not([type="hidden"], [tabindex="-1"]), textarea';

/** The focused element: its index among the tab stops, its outline, and whether anything covers it. */
async function focused(page: Page) {
  const found = await page.evaluate((selector) => {
    const element = document.activeElement ?? document.body;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const inset = 2;
    const isUncovered = (x: number, y: number) => element.contains(document.elementFromPoint(x, y));
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element);
    const outline = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
    // The background colours under the outline.
    const backgrounds = document
      .elementsFromPoint(left - parseFloat(outlineOffset) - outline / 2, (top + bottom) / 2)
      .map((one) => getComputedStyle(one).backgroundColor);
    return {
      index: [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).indexOf(element),
      name: element.textContent || element.id,
      outline,
      colours: [
        outlineColor,
        backgrounds.find((colour) => !/^rgba\(.*, 0\)$/.test(colour)) ?? 'rgb(255, 255, 255)',
      ] as const,
      uncovered:
        [left + inset, (left + right) / 2, right - inset].every((x) => isUncovered(x, (top + bottom) / 2)) &&
        [top + inset, bottom - inset].every((y) => isUncovered((left + right) / 2, y)),
    };
  }, tabStops);
  return { ...found, contrast: wcagContrast(...found.colours) };
}

async function expectVisibleFocus(page: Page, index: number): Promise<void> {
  await expect
    .poll(async () => {
      const { index: at, uncovered } = await focused(page);
      return { at, uncovered };
    })
    .toEqual({ at: index, uncovered: true });
  const { name, outline, contrast } = await focused(page);
  expect(outline, name).toBeGreaterThanOrEqual(2);
  expect(contrast, name).toBeGreaterThanOrEqual(3);
}

// Not the home page in Firefox: this project does not reduce motion, so cards would move during the test.
for (const [address, tag] of [
  ['/', '@a11y'],
  ['/privacypolicy', '@firefox'],
] as const) {
  test(`focus stays visible while Tab goes through ${address} and back`, { tag }, async ({ page }) => {
    await page.goto(address);
    await page.evaluate(() => void (document.documentElement.style.scrollBehavior = 'auto'));
    const count = await page.locator(tabStops).filter({ visible: true }).count();
    for (let index = 0; index < count; index += 1) {
      await page.keyboard.press('Tab');
      await expectVisibleFocus(page, index);
    }
    for (let index = count - 2; index >= 0; index -= 1) {
      await page.keyboard.press('Shift+Tab');
      await expectVisibleFocus(page, index);
    }
  });
}

test('a message can be sent with only the keyboard', { tag: ['@firefox', '@form'] }, async ({ page }) => {
  const posts = await mockEmailService(page);
  await page.goto('/');
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
  await expect(summaryOf(page).locator('..')).toBeFocused();
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
    await page.goto('/');
    await page.getByRole('button', { name: navigation.menuLabel }).tap();
    const menu = page.getByRole('navigation', { name: navigation.label });
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
    await expect(statusOf(page)).toBeInViewport({ ratio: 1 });
    expect(Object.fromEntries(posts[0] ? await payloadOf(posts[0]) : [])).toMatchObject(enquiry);
  });
});

const edgeOf = (locator: Locator, edge: 'top' | 'bottom') =>
  locator.evaluate((element, side) => element.getBoundingClientRect()[side], edge);

test('in a short window the bar covers no invalid field', { tag: '@a11y' }, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/#contact');
  await send(page);
  await expect(summaryOf(page)).toBeVisible();
  for (const { name } of fields.filter(({ required }) => required)) {
    await summaryOf(page).locator(`a[href="#${name}"]`).press('Enter');
    await expect(control(page, name)).toBeFocused();
    await expect
      .poll(async () => {
        const [bar, label] = [page.getByRole('banner'), page.locator(`label[for="${name}"]`)];
        return (await edgeOf(label, 'top')) - (await edgeOf(bar, 'bottom'));
      }, name)
      .toBeGreaterThanOrEqual(0);
    await expect(control(page, name)).toBeInViewport();
  }
});

test('a field stays visible above the on-screen keyboard', { tag: '@firefox' }, async ({ page }) => {
  for (const { name } of [fields[0], ...fields.slice(-1)]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/#contact');
    await control(page, name).click();
    await page.setViewportSize({ width: 390, height: 300 });
    await page.keyboard.type('Zoe');
    await expect(control(page, name)).toHaveValue('Zoe');
    const top = () => edgeOf(control(page, name), 'top');
    await expect.poll(top).toBeGreaterThanOrEqual(await edgeOf(page.getByRole('banner'), 'bottom'));
    // The first line of the field is visible.
    await expect.poll(top).toBeLessThan(300 - 26);
  }
});

test('buttons, fields and errors have visible borders in forced colours', { tag: '@a11y' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#contact');
  await send(page);
  const menuButton = page.getByRole('button', { name: navigation.menuLabel });
  const controls = [menuButton, sendButton(page), ...(await page.getByRole('form').getByRole('textbox').all())];
  for (const element of [...controls, summaryOf(page).locator('..')]) {
    const borders = await element.evaluate((one) => {
      const { borderTopStyle, borderTopColor, outlineStyle, outlineColor } = getComputedStyle(one);
      const background = getComputedStyle(document.documentElement).backgroundColor;
      return [
        [borderTopStyle, borderTopColor],
        [outlineStyle, outlineColor],
      ].filter(([line, colour = '']) => line !== 'none' && colour !== background && !/^rgba\(.*, 0\)$/.test(colour));
    });
    expect(borders, await element.evaluate(({ outerHTML }) => outerHTML.slice(0, 80))).not.toEqual([]);
  }
});
