import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Page } from 'playwright/test';

import { contacts, formCopy } from '../content/contact';
import { navigation } from '../content/navigation';
import { anEnquiry, endpoint, fieldValues, fillIn, mockEmailService, send, statusOf } from './support/enquiry';
import { dispatchClick, expect, holdRequests, navigationLink, test } from './support/fixtures';

const { failures, sending, sent } = formCopy;

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /send-form|Contact form:|127\.0\.0\.1|localhost:\d+\/ |ERR_INTERNET_DISCONNECTED/,
});

test.beforeEach(async ({ page }) => {
  await page.goto('/#contact');
});

/** Responds from a real server, because Playwright cannot mock broken responses. */
async function respondFromServer(page: Page, listener: RequestListener): Promise<void> {
  const server = createServer(listener).listen(0);
  const { port } = server.address() as AddressInfo;
  page.once('close', () => server.close().closeAllConnections());
  await page.route(endpoint, (route) => route.continue({ url: `http://localhost:${port}/` }));
}

// The unit tests of sendEnquiry cover each status.
for (const [name, reason, fail] of [
  ['status 429', 'rate-limited', (page: Page) => mockEmailService(page, { status: 429, body: 'Too many requests' })],
  ['a refused connection', 'network', (page: Page) => page.route(endpoint, (route) => route.abort())],
  [
    'an incomplete response',
    'network',
    (page: Page) =>
      respondFromServer(page, (_request, response) => {
        response.writeHead(200, { 'Content-Length': '100' }).write('O', () => response.destroy());
      }),
  ],
  [
    'a redirect to another host',
    'network',
    (page: Page) =>
      respondFromServer(page, (_request, response) => {
        response.writeHead(302, { Location: 'http://127.0.0.1:9/elsewhere' }).end();
      }),
  ],
] as const) {
  test(`${name} is explained and the form can be resent`, { tag: '@form' }, async ({ page }) => {
    await fail(page);
    const enquiry = anEnquiry();
    await fillIn(page, enquiry);
    await send(page);
    await expect(statusOf(page)).toContainText(failures[reason].title);
    await expect(statusOf(page)).toContainText(failures[reason].text);
    await expect(statusOf(page).getByRole('link')).toHaveText([contacts[0].email, contacts[0].phone]);
    expect(await fieldValues(page)).toEqual(enquiry);

    await page.unrouteAll();
    await mockEmailService(page);
    await send(page);
    await expect(statusOf(page)).toContainText(sent.title);
  });
}

test('a late response replaces the timeout notice after 18 seconds', { tag: '@form' }, async ({ page }) => {
  await page.clock.install();
  const posts = await mockEmailService(page);
  const release = await holdRequests(page, endpoint);
  const enquiry = anEnquiry();
  await fillIn(page, enquiry);
  await send(page);
  await expect(statusOf(page)).toContainText(sending.title);
  await page.clock.fastForward(18_001);
  await expect(statusOf(page)).toContainText(failures['timed-out'].title);
  expect(await fieldValues(page)).toEqual(enquiry);
  release();
  await expect(statusOf(page)).toContainText(sent.title);
  expect(Object.values(await fieldValues(page)).join('')).toBe('');
  expect(posts).toHaveLength(1);
});

test('a message fails offline and can be resent online', { tag: ['@firefox', '@form'] }, async ({ page, context }) => {
  const posts = await mockEmailService(page);
  const enquiry = anEnquiry();
  await fillIn(page, enquiry);
  await send(page);
  await expect(statusOf(page)).toContainText(sent.title);
  await fillIn(page, enquiry);
  await context.setOffline(true);
  await send(page);
  await expect(statusOf(page)).toContainText(failures.offline.title);
  expect(await fieldValues(page)).toEqual(enquiry);
  await context.setOffline(false);
  await send(page);
  await expect(statusOf(page)).toContainText(sent.title);
  expect(posts).toHaveLength(2);
});

test(
  'the draft survives reloads and navigation until it is sent',
  { tag: ['@firefox', '@form'] },
  async ({ page, context }) => {
    await mockEmailService(page);
    const enquiry = anEnquiry();
    await fillIn(page, enquiry);
    await page.reload();
    await expect.poll(() => fieldValues(page)).toEqual(enquiry);
    await page.goto('/privacypolicy');
    await page.goBack();
    await expect.poll(() => fieldValues(page)).toEqual(enquiry);
    await page.goto('/privacypolicy');
    await dispatchClick(await navigationLink(page, navigation.links.at(-1)?.title ?? ''));
    await expect.poll(() => fieldValues(page)).toEqual(enquiry);

    const otherTab = await context.newPage();
    await otherTab.goto('/#contact');
    expect(Object.values(await fieldValues(otherTab)).join('')).toBe('');

    await send(page);
    await expect(statusOf(page)).toContainText(sent.title);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  },
);

test(
  'the browser confirms leaving the page only while a message is sent',
  { tag: ['@firefox', '@form'] },
  async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.type());
      await dialog.accept();
    });
    await fillIn(page, anEnquiry());
    await page.reload();
    expect(dialogs).toEqual([]);

    await page.route(endpoint, () => undefined);
    await send(page);
    await expect(statusOf(page)).toContainText(sending.title);
    await page.reload();
    expect(dialogs).toEqual(['beforeunload']);
  },
);
