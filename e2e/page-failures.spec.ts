import type { Page } from 'playwright/test';

import { formCopy } from '../content/contact';
import { navigation } from '../content/navigation';
import { anEnquiry, fieldValues, fillIn, mockEmailService, send, sendButton, summaryOf } from './support/enquiry';
import { dispatchClick, expect, expectAllShown, expectTop, navigationLink, test } from './support/fixtures';

const { title: section, link: sectionLink } = navigation.callToAction;

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /404|Contact form:|503|on purpose/,
});

async function expectLinks(page: Page): Promise<void> {
  await dispatchClick(await navigationLink(page, section));
  await expect(page).toHaveURL(`.${sectionLink}`);
  await expectTop(page.locator(sectionLink.slice(1)), 100);
}

/** Sends a message by React or, if scripts are missing, by the browser. */
async function expectSent(page: Page): Promise<void> {
  const posts = await mockEmailService(page);
  await fillIn(page, anEnquiry());
  await sendButton(page).click({ noWaitAfter: true });
  await expect(page.getByText(formCopy.sent.title).or(page.getByText('OK', { exact: true }))).toBeVisible();
  expect(posts).toHaveLength(1);
}

for (const name of ['form', 'email', 'animation']) {
  test(`sections, links and form work without the ${name} module`, { tag: '@form' }, async ({ page }) => {
    await page.route(`**/${name}-*.js`, (route) => route.fulfill({ status: 404 }));
    // Under reduced motion the animation is never loaded.
    await page.emulateMedia({ reducedMotion: name === 'animation' ? 'no-preference' : 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    await expectLinks(page);
    await expectAllShown(page);
    await send(page);
    const firstInvalid = page.getByRole('form').locator(':invalid').first();
    await expect(name === 'form' ? firstInvalid : summaryOf(page)).toBeFocused();
    await expectSent(page);
  });
}

test('a form whose script fails works as plain HTML', { tag: '@form' }, async ({ page }) => {
  await page.addInitScript(() => {
    // The form's script cannot listen to events.
    window.AbortController = class {
      constructor() {
        throw new Error('The form is broken on purpose');
      }
    } as unknown as typeof AbortController;
  });
  await page.goto('./');
  await page.keyboard.press('Shift');
  await expect(page.getByText(formCopy.withoutScript)).toBeVisible();
  await expectSent(page);

  // Whether the message has arrived is unknown here. So it comes back, with a note that says what the browser showed.
  await page.goto('./');
  await expect(page.getByText(formCopy.withoutScript)).toBeVisible();
  const names = Object.keys(await fieldValues(page));
  expect(
    await page.evaluate(() => Object.keys((JSON.parse(sessionStorage.enquiry) as { values: object }).values)),
  ).toEqual(names);
});
