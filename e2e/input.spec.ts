import { wcagContrast } from 'culori';
import { devices, type Page } from 'playwright/test';

import { anEnquiry, type Enquiry, labels, statusOf } from './support/enquiry';
import { deliveredMessage, expect, expectTop, hydrated, test } from './support/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A pen, a switch or a telephone's keyboard has no key for every sign, so what is typed here is plain. */
const enquiry: Enquiry = {
  first_name: 'Zoe',
  last_name: 'Lukasz',
  company_name: 'Fathom',
  job_title: 'Head of Platform',
  country_region: 'Ireland',
  reply_to: 'zoe@fathom.example',
};

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

// Firefox cannot be asked for less motion here, and on the home page what is looked at may be arriving.
for (const [address, engines] of [
  ['/', ''],
  ['/privacypolicy', ' @firefox'],
] as const) {
  test(`Tab goes through the whole of ${address} and back, always in sight${engines}`, async ({ page }) => {
    await page.goto(address);
    await page.evaluate(() => void (document.documentElement.style.scrollBehavior = 'auto'));
    const count = await page.locator(stops).filter({ visible: true }).count();
    expect(count).toBeGreaterThan(20);
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

test('a message is sent with the keyboard alone @firefox', async ({ page }) => {
  const { message = '' } = anEnquiry();
  const reference = message.split('\n').at(-1) ?? '';
  await page.goto('/');
  await hydrated(page);
  const tabTo = async (name: string) => {
    for (let press = 0; press < 10 && (await focused(page)).name !== name; press += 1) {
      await page.keyboard.press('Tab');
    }
    expect((await focused(page)).name).toBe(name);
  };

  await tabTo('Contact');
  await page.keyboard.press('Enter');
  await expectTop(page.locator('#contact'), 100);
  await tabTo('Send message');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('First name')).toBeFocused();
  for (const [name, value] of Object.entries(enquiry)) {
    await expect(page.getByLabel(labels[name] ?? '')).toBeFocused();
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(reference);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(statusOf(page)).toContainText('Thank you');
  const { text } = (await deliveredMessage(reference)) ?? {};
  expect(text).toContain('first_name: Zoe');
  expect(text).toContain('reply_to: zoe@fathom.example');
});

test.describe('by touch', () => {
  const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ userAgent, deviceScaleFactor, isMobile, hasTouch, viewport: { width: 390, height: 844 } });

  test('a message is sent with taps and the telephone’s keyboard alone', async ({ page }) => {
    const { message = '' } = anEnquiry();
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Contact', exact: true }).tap();
    await expect(menu).toBeHidden();
    await expectTop(page.locator('#contact'), 100);

    await page.getByRole('button', { name: 'Send message' }).tap();
    const summary = page.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toBeInViewport();
    await summary.getByRole('link', { name: 'Enter your first name' }).tap();
    await expect(page.getByLabel('First name')).toBeFocused();
    for (const [name, value] of Object.entries({ ...enquiry, message })) {
      await page.getByLabel(labels[name] ?? '').tap();
      await page.keyboard.insertText(value);
    }
    await page.getByRole('button', { name: 'Send message' }).tap();
    await expect(statusOf(page)).toContainText('Thank you');
    await expect(statusOf(page)).toBeInViewport({ ratio: 1 });
    expect((await deliveredMessage(message))?.text).toContain('last_name: Lukasz');
  });
});
