import type { Page, Route } from 'playwright/test';

import { contacts, formCopy } from '../content/contact';
import { navigation } from '../content/navigation';
import {
  anEnquiry,
  fieldValues,
  fillIn,
  mockEmailService,
  send,
  sendButton,
  statusOf,
  unusedPreloadWarning,
  viewTransitionWarning,
} from './support/enquiry';
import {
  dispatchClick,
  expect,
  expectTop,
  hydrate,
  navigationLink,
  recordLayoutShifts,
  test,
} from './support/fixtures';

const scriptWarnings = `${viewTransitionWarning.source}|${unusedPreloadWarning.source}`;

const [{ title: section, link: sectionLink }] = navigation.links;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every section and every animated element is visible. */
async function expectSections(page: Page): Promise<void> {
  for (const part of await page.locator('main > section').all()) {
    await expect(part).toBeVisible();
  }
  for (const card of await page.locator('[data-aos]').all()) {
    await expect(card).toHaveCSS('opacity', '1');
  }
}

async function expectLinks(page: Page): Promise<void> {
  await dispatchClick(await navigationLink(page, section));
  await expect(page).toHaveURL(sectionLink);
  await expectTop(page.locator(sectionLink.slice(1)), 100);
}

async function expectMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('navigation', { name: navigation.label });
  await page.getByRole('button', { name: navigation.menuLabel }).click();
  await expect(menu.getByRole('link').first()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}

/** Sends a message by React or, if scripts are missing, by the browser. */
async function expectSent(page: Page): Promise<void> {
  const posts = await mockEmailService(page);
  await fillIn(page, anEnquiry());
  await sendButton(page).click({ noWaitAfter: true });
  await expect(page.getByText(formCopy.sent.title).or(page.getByText('OK', { exact: true }))).toBeVisible();
  expect(posts).toHaveLength(1);
}

const responses: Readonly<Record<string, (route: Route) => unknown>> = {
  missing: (route) => route.fulfill({ status: 404 }),
  pending: () => undefined,
};

test.describe('scripts', () => {
  test.use({ expectedErrors: new RegExp(`status 404: |status of 404|${scriptWarnings}`) });

  /** The addresses of the loader, one chunk, and the bundler's runtime. */
  async function scriptsOf(page: Page): Promise<string[]> {
    const html = await (await page.request.get('/')).text();
    const [loader = ''] = /(?<=<template><script async src=")[^"]+/.exec(html) ?? [];
    const chunks = (await (await page.request.get(loader)).text()).match(/\/_next\/static\/chunks\/[\w-]+\.js/g) ?? [];
    const runtime = chunks.find((name) => name.includes('turbopack')) ?? '';
    return [loader, chunks[0] ?? '', runtime];
  }

  for (const [name, respond] of Object.entries(responses)) {
    test(`sections, links and menu work with a ${name} script`, async ({ page }) => {
      for (const script of await scriptsOf(page)) {
        await test.step(script, async () => {
          expect(script).toMatch(/\.js$/);
          await page.route(`**${script}`, respond);
          await page.setViewportSize({ width: 1440, height: 900 });
          await page.goto('/', { waitUntil: 'domcontentloaded' });
          await expectLinks(page);
          await expectSections(page);
          await expectMenu(page);
          if (name === 'missing') {
            await expectSent(page);
          }
          await page.unrouteAll();
        });
      }
    });
  }
});

test.describe('a new deployment while a page is open', () => {
  test.use({ expectedErrors: new RegExp(`404|Contact form:|503|${scriptWarnings}`) });

  const removeFiles = (page: Page) => page.route('**/_next/static/**', responses.missing ?? (() => undefined));

  test('a page without hydration still navigates, validates and sends', async ({ page }) => {
    // Before page.goto, because headless Chromium may send a mouse event at once.
    await removeFiles(page);
    await page.goto('/');
    await expectLinks(page);
    await expectMenu(page);
    await send(page);
    await expect(page.getByRole('form').locator(':invalid').first()).toBeFocused();
    await expectSent(page);
  });

  test('a hydrated page works and keeps its draft after a rollback', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    await removeFiles(page);
    await page.mouse.wheel(0, 400);
    await expectSections(page);
    await expectLinks(page);
    await expectMenu(page);

    await mockEmailService(page, { status: 503, body: '' });
    const enquiry = anEnquiry();
    await fillIn(page, enquiry);
    await send(page);
    await expect(statusOf(page)).toContainText(formCopy.failures['server-error'].title);
    await expectSent(page);
    await expect(statusOf(page)).toContainText(formCopy.sent.title);

    await fillIn(page, enquiry);
    await page.unrouteAll();
    await page.reload();
    await expect.poll(() => fieldValues(page)).toEqual(enquiry);
    await expectSent(page);
  });
});

test.describe('styles, fonts and pictures', () => {
  test.use({ expectedErrors: new RegExp(`ERR_FAILED|NS_ERROR_ABORT|${viewTransitionWarning.source}`) });

  test('sections and form work without styles', async ({ page }) => {
    await page.route('/', async (route) => {
      const html = await (await route.fetch()).text();
      await route.fulfill({
        contentType: 'text/html',
        body: html.replace(/<style>.*?<\/style>|<link rel="preload"[^>]* as="font"[^>]*>/gs, ''),
      });
    });
    await page.goto('/');
    await expect(page.locator('body')).toHaveCSS('margin', '8px');
    await expectSections(page);
    await expectSent(page);
  });

  test('missing pictures show alternative text without layout shift', async ({ page }) => {
    const missing: string[] = [];
    await page.route(/\.(woff2|avif|webp|jpg|png|svg)$/, async (route) => {
      missing.push(route.request().url());
      await route.abort();
    });
    const layoutShift = await recordLayoutShifts(page);
    await page.goto('/');
    for (const image of await page.locator('main img').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete)).toBe(true);
    }
    for (const image of await page.locator('main img[alt]:not([alt=""])').all()) {
      await expect(image).toHaveAccessibleName(/\S/);
      expect((await image.boundingBox())?.width).toBeGreaterThan(40);
    }
    expect(missing.filter((name) => name.endsWith('.woff2'))).not.toEqual([]);
    expect(await layoutShift()).toBeLessThan(0.0005);
    await expectSent(page);
  });
});

test('markup in the URL fragment does not run', async ({ page }) => {
  for (const hash of ['%E0%A4%A', '<img src=x onerror="window.ran=1">', 'javascript:window.ran=1', '__proto__']) {
    await page.goto('/robots.txt');
    await page.goto(`/#${hash}`);
    await hydrate(page);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  }
  await expectLinks(page);
});

test('the form sends with storage and cookies blocked', async ({ page }) => {
  await page.addInitScript(() => {
    const denyAccess = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: denyAccess });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: denyAccess, set: denyAccess });
  });
  await page.goto('/');
  await expectSent(page);
  await expect(statusOf(page)).toContainText(formCopy.sent.title);
});

test.describe('a failed component', () => {
  test.use({ expectedErrors: /broken on purpose/ });

  test('contact links replace a failed form', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(HTMLFormElement.prototype, 'elements', {
        get: () => {
          throw new Error('The form is broken on purpose');
        },
      });
    });
    await page.goto('/');
    await page.mouse.move(10, 10);
    const contact = page.locator('#contact');
    await expect(contact).toContainText(formCopy.stopped.title);
    await expect(page.getByRole('form')).toHaveCount(0);
    const notice = contact.locator('p', { hasText: formCopy.alternativeContact });
    await expect(notice.getByRole('link')).toHaveText([contacts[0].email, contacts[0].phone]);
    await expectSections(page);
    await expectLinks(page);
  });
});
