import type { Page } from 'playwright/test';

import { contacts, formCopy } from '../content/contact';
import { navigation } from '../content/navigation';
import { anEnquiry, fillIn, mockEmailService, send, sendButton } from './support/enquiry';
import {
  dispatchClick,
  expect,
  expectAllShown,
  expectTop,
  navigationLink,
  test,
  unusedPreloadWarning,
  viewTransitionWarning,
} from './support/fixtures';

const scriptWarnings = `${viewTransitionWarning.source}|${unusedPreloadWarning.source}`;

const { title: section, link: sectionLink } = navigation.callToAction;

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: new RegExp(`404|Contact form:|503|on purpose|${scriptWarnings}`),
});

async function expectLinks(page: Page): Promise<void> {
  await dispatchClick(await navigationLink(page, section));
  await expect(page).toHaveURL(sectionLink);
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

const removeFiles = (page: Page, address: string) => page.route(address, (route) => route.fulfill({ status: 404 }));

/** The addresses of the loader, one chunk, and the bundler's runtime. */
async function scriptsOf(page: Page): Promise<string[]> {
  const html = await (await page.request.get('/')).text();
  const [loader = ''] = /(?<=<template><script async src=")[^"]+/.exec(html) ?? [];
  const chunks = (await (await page.request.get(loader)).text()).match(/\/_next\/static\/chunks\/[\w-]+\.js/g) ?? [];
  const runtime = chunks.find((name) => name.includes('turbopack')) ?? '';
  return [loader, chunks[0] ?? '', runtime];
}

test('sections, links and form work with a missing script', { tag: '@form' }, async ({ page }) => {
  for (const script of await scriptsOf(page)) {
    await test.step(script, async () => {
      expect(script).toMatch(/\.js$/);
      await removeFiles(page, `**${script}`);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await expectLinks(page);
      await expectAllShown(page);
      await send(page);
      await expect(page.getByRole('form').locator(':invalid').first()).toBeFocused();
      await expectSent(page);
      await page.unrouteAll();
    });
  }
});

test('contact links replace a form that fails', { tag: '@form' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLFormElement.prototype, 'elements', {
      get: () => {
        throw new Error('The form is broken on purpose');
      },
    });
  });
  await page.goto('/');
  await page.keyboard.press('Shift');
  const contact = page.locator('#contact');
  await expect(contact).toContainText(formCopy.stopped.title);
  await expect(page.getByRole('form')).toHaveCount(0);
  const notice = contact.locator('p', { hasText: formCopy.alternativeContact });
  await expect(notice.getByRole('link')).toHaveText([contacts[0].email, contacts[0].phone]);
  await expectAllShown(page);
});
