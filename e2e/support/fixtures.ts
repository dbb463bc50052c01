import { expect, type Locator, type Page, test as base } from 'playwright/test';

import { navigation } from '../../content/navigation';
import { ContactForm } from './enquiry';
import { deployedUrl } from './environment';

type Options = {
  /** Matches the errors that a test causes on purpose. */
  expectedErrors: RegExp | undefined;
};

type Fixtures = {
  form: ContactForm;
  /** Mocks the email service when a deployed site is tested. */
  noRealMessages: void;
  /**
   * Fails a test that causes an error, a warning or an info in the console, a failed request, or a request to another
   * host. The site logs what it has sent.
   */
  noUnexpectedErrors: void;
};

const emailService = /\/api\/v1\.0\/email\//;

export const test = base.extend<Options & Fixtures>({
  expectedErrors: [undefined, { option: true }],
  form: ({ page }, provide) => provide(new ContactForm(page)),
  noRealMessages: [
    async ({ context }, use) => {
      if (deployedUrl) {
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
        if (['error', 'warning', 'info'].includes(message.type())) {
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
        if (!request.url().startsWith(String(baseURL)) && !emailService.test(request.url())) {
          errors.push(`foreign request: ${request.url()}`);
        }
      });
      page.on('requestfailed', (request) => {
        const { errorText = '' } = request.failure() ?? {};
        // Navigation cancels pending requests.
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

/** Clicks without Playwright's scrolling, which would change the scroll position. */
export async function dispatchClick(locator: Locator): Promise<void> {
  await locator.evaluate((element: HTMLElement) => element.click());
}

/**
 * Waits until the element rests this many CSS pixels below the top of the window. If the page were scrolled again
 * during the last frames of a smooth scroll, Chromium could drop the new one.
 */
export async function expectTop(locator: Locator, top: number): Promise<void> {
  let last = NaN;
  const distance = async () => {
    const before = last;
    last = await locator.evaluate((element) => element.getBoundingClientRect().top);
    return last === before ? Math.abs(last - top) : NaN;
  };
  // Browsers scroll by whole pixels, and elements begin between them.
  await expect.poll(distance, { intervals: [100] }).toBeLessThan(1);
}

/** Scrolls without an animation. */
export async function jumpTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
}

/** Records where the page scrolls to from now on. @returns a function that returns the positions of all frames */
export async function recordPositions(page: Page): Promise<() => Promise<number[]>> {
  const positions = await page.evaluateHandle(() => {
    const tops: number[] = [];
    addEventListener('scroll', () => tops.push(scrollY));
    return tops;
  });
  return () => positions.jsonValue();
}

/** Waits until every section, and every element that is hidden until it is scrolled into view, is visible. */
export async function expectAllShown(page: Page): Promise<void> {
  const opacities = () =>
    page
      .locator('main section, [data-aos="fade-up"]')
      .evaluateAll((parts) => parts.map((part) => part.checkVisibility() && getComputedStyle(part).opacity));
  await expect.poll(async () => [...new Set(await opacities())]).toEqual(['1']);
}

/** With `font-display: optional`, a font that loads late is not used. It runs in the page. */
export async function blockOnFonts(): Promise<void> {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const fonts = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(({ cssText }) => cssText);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fonts.join('').replaceAll('optional', 'block'));
  document.adoptedStyleSheets.push(sheet);
  document.body.getBoundingClientRect(); // Starts to load the fonts.
  await document.fonts.ready;
}

/** Delays requests until the returned function is called. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** React is there once the form, which is hydrated last, leaves its validation to it. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('form')).toHaveJSProperty('noValidate', true);
}

export const hydrationStates = ['before', 'after'] as const;

/** Opens the home page without React, or with it. @returns a function that lets React come */
export async function openHome(
  page: Page,
  state: (typeof hydrationStates)[number],
  url = './',
): Promise<() => Promise<void>> {
  const release = await holdRequests(page, '**/islands-*.js');
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const hydrate = async () => {
    release();
    await page.keyboard.press('Shift');
    await expectHydrated(page);
  };
  await (state === 'after' && hydrate());
  return hydrate;
}

/** A link of the bar. In a narrow window this opens the menu first. */
export async function navigationLink(page: Page, name: string): Promise<Locator> {
  const toggle = page.getByRole('button', { name: navigation.menuLabel, exact: true });
  if (await toggle.isVisible()) {
    await toggle.click();
  }
  return page.getByRole('navigation', { name: navigation.label, exact: true }).getByRole('link', { name, exact: true });
}
