import { wcagContrast } from 'culori';
import { devices, type Locator, type Page } from 'playwright/test';

import { fields, formCopy } from '../content/contact';
import { navigation } from '../content/navigation';
import {
  anEnquiry,
  answerForm,
  control,
  type Enquiry,
  payloadOf,
  send,
  sendButton,
  statusOf,
  summaryOf,
} from './support/enquiry';
import { expect, expectTop, test } from './support/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Without line breaks, which a keyboard types by other keys. */
const enquiry: Enquiry = anEnquiry({ message: 'Two Rust engineers by March' });
const [firstRequired] = fields.filter(({ required }) => required);
const toForm = navigation.links.filter(({ link }) => link === '/#contact')[0] ?? navigation.callToAction;

/** Everything Tab should stop at, in the order of the page. */
const stops = 'a[href], button, input:not([type="hidden"], [tabindex="-1"]), textarea';

/** What a person who sees the page, but has no pointer, can tell of the element that has focus. */
async function focused(page: Page) {
  const found = await page.evaluate((selector) => {
    const element = document.activeElement ?? document.body;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const inset = 2;
    const seen = (x: number, y: number) => element.contains(document.elementFromPoint(x, y));
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element);
    const outline = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
    // What the outline is drawn on: the element itself, or what lies around it.
    const painted = document
      .elementsFromPoint(left - parseFloat(outlineOffset) - outline / 2, (top + bottom) / 2)
      .map((one) => getComputedStyle(one).backgroundColor);
    return {
      index: [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).indexOf(element),
      name: element.textContent || element.id,
      outline,
      colours: [
        outlineColor,
        painted.find((colour) => !/^rgba\(.*, 0\)$/.test(colour)) ?? 'rgb(255, 255, 255)',
      ] as const,
      uncovered:
        [left + inset, (left + right) / 2, right - inset].every((x) => seen(x, (top + bottom) / 2)) &&
        [top + inset, bottom - inset].every((y) => seen((left + right) / 2, y)),
    };
  }, stops);
  return { ...found, contrast: wcagContrast(...found.colours) };
}

async function expectSeen(page: Page, index: number): Promise<void> {
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

// Firefox cannot be asked for less motion, so on the home page cards are still arriving while focus moves.
for (const [address, tag] of [
  ['/', '@a11y'],
  ['/privacypolicy', '@firefox'],
] as const) {
  test(`Tab goes through the whole of ${address} and back, and focus is always seen`, { tag }, async ({ page }) => {
    await page.goto(address);
    await page.evaluate(() => void (document.documentElement.style.scrollBehavior = 'auto'));
    const count = await page.locator(stops).filter({ visible: true }).count();
    for (let index = 0; index < count; index += 1) {
      await page.keyboard.press('Tab');
      await expectSeen(page, index);
    }
    for (let index = count - 2; index >= 0; index -= 1) {
      await page.keyboard.press('Shift+Tab');
      await expectSeen(page, index);
    }
  });
}

test('a message is sent with the keyboard alone', { tag: ['@firefox', '@form'] }, async ({ page }) => {
  const posts = await answerForm(page);
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

  test('a message is sent with taps and the telephone’s keyboard', { tag: '@form' }, async ({ page }) => {
    const posts = await answerForm(page);
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

test('in a low window no field or label with an error is under the bar', { tag: '@a11y' }, async ({ page }) => {
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

test('with the telephone’s keyboard open, what is typed stays in view', { tag: '@firefox' }, async ({ page }) => {
  for (const { name } of [fields[0], ...fields.slice(-1)]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/#contact');
    await control(page, name).click();
    await page.setViewportSize({ width: 390, height: 300 });
    await page.keyboard.type('Zoe');
    await expect(control(page, name)).toHaveValue('Zoe');
    const top = () => edgeOf(control(page, name), 'top');
    await expect.poll(top).toBeGreaterThanOrEqual(await edgeOf(page.getByRole('banner'), 'bottom'));
    // The first line of the field
    await expect.poll(top).toBeLessThan(300 - 26);
  }
});

test('in forced colours buttons, fields and errors have an edge that is seen', { tag: '@a11y' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#contact');
  await send(page);
  const menuButton = page.getByRole('button', { name: navigation.menuLabel });
  const controls = [menuButton, sendButton(page), ...(await page.getByRole('form').getByRole('textbox').all())];
  for (const element of [...controls, summaryOf(page).locator('..')]) {
    const edges = await element.evaluate((one) => {
      const { borderTopStyle, borderTopColor, outlineStyle, outlineColor } = getComputedStyle(one);
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      return [
        [borderTopStyle, borderTopColor],
        [outlineStyle, outlineColor],
      ].filter(([line, colour = '']) => line !== 'none' && colour !== ground && !/^rgba\(.*, 0\)$/.test(colour));
    });
    expect(edges, await element.evaluate(({ outerHTML }) => outerHTML.slice(0, 80))).not.toEqual([]);
  }
});
