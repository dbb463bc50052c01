import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, type Locator, type Page, test as base } from 'playwright/test';
import PostalMime, { type Email } from 'postal-mime';

import { navigation } from '../../content/navigation';
import { siteAddress } from './siteAddress';

type Options = {
  /** What a flow breaks on purpose: any trouble whose text matches is expected of it. */
  expectedErrors: RegExp | undefined;
};

type Fixtures = {
  /** Answers the form's requests in place of the email service of a site that is live. */
  noRealMessages: void;
  /** Fails every flow that causes a console error or warning, a failed request, or a request to another host. */
  noUnexpectedErrors: void;
};

const emailService = /\/api\/v1\.0\/email\//;

export const test = base.extend<Options & Fixtures>({
  expectedErrors: [undefined, { option: true }],
  page: async ({ page, browserName, javaScriptEnabled }, provide) => {
    if (browserName === 'chromium' && javaScriptEnabled) {
      // Without windows it reports a mouse to the first page it draws, which ours would take for a sign of intent.
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await provide(page);
  },
  noRealMessages: [
    async ({ context }, use) => {
      if (siteAddress) {
        await context.route(emailService, (route) => route.fulfill({ body: 'OK' }));
      }
      await use();
    },
    { auto: true },
  ],
  noUnexpectedErrors: [
    async ({ page, baseURL, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          errors.push(`console ${message.type()}: ${message.text()} ${message.location().url}`);
        }
      });
      page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
      page.on('response', (response) => {
        if (response.status() >= 400) {
          errors.push(`status ${response.status()}: ${response.url()}`);
        }
      });
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`) && !emailService.test(request.url())) {
          errors.push(`foreign request: ${request.url()}`);
        }
      });
      page.on('requestfailed', (request) => {
        const { errorText = '' } = request.failure() ?? {};
        // Leaving a page gives up what it was still loading.
        if (!['net::ERR_ABORTED', 'NS_BINDING_ABORTED'].includes(errorText)) {
          errors.push(`failed request: ${request.url()} ${errorText}`);
        }
      });
      await use();
      expect(errors.filter((error) => !expectedErrors?.test(error))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Clicks as a finger does, without Playwright's own scrolling, which would spoil the offsets. */
export async function press(locator: Locator): Promise<void> {
  await locator.evaluate((element: HTMLElement) => element.click());
}

/** CSS pixels between the top of the window and the element, once everything has come to rest. */
export async function expectTop(locator: Locator, top: number): Promise<void> {
  const topOf = () => locator.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(topOf, { intervals: [100] }).toBe(top);
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(top);
}

/** A page asks for its scripts at the visitor's first sign of intent. */
export async function showIntent(page: Page): Promise<void> {
  // A page that is just being left cannot be asked, the next one can.
  await expect(() => page.evaluate(() => window.dispatchEvent(new Event('pointermove')))).toPass({ timeout: 5000 });
}

/** React has taken over: it removes the hidden fields that only a browser without scripts needs. */
export async function hydrated(page: Page): Promise<void> {
  await showIntent(page);
  await expect(page.locator('form input[name="lib_version"]')).toHaveCount(0);
}

/** The link wherever the width puts it: in the bar, or in the menu, which is opened for it. */
export async function navigationLink(page: Page, name: string): Promise<Locator> {
  const toggle = page.getByRole('button', { name: navigation.menuLabel });
  if (await toggle.isVisible()) {
    await toggle.click();
  }
  return page.getByRole('navigation', { name: navigation.label }).getByRole('link', { name, exact: true });
}

/** The message with this text in the outbox of the stand-in, read as a mail program reads it. */
export async function deliveredMessage(text: string): Promise<Email | undefined> {
  const outbox = path.join(import.meta.dirname, '../../test-results/outbox');
  const files = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const messages = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(path.join(outbox, name)))),
  );
  return messages.find((message) => message.text?.includes(text));
}
