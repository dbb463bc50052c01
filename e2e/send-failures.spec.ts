import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Page } from 'playwright/test';

import { contacts, formCopy } from '../content/contact';
import { navigation } from '../content/navigation';
import { anEnquiry, answerForm, endpoint, fillIn, holdRequests, send, statusOf, typedIn } from './support/enquiry';
import { expect, navigationLink, press, test } from './support/fixtures';

const { failures, sending, sent } = formCopy;

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /send-form|Contact form:|127\.0\.0\.1|localhost:\d+\/ |ERR_INTERNET_DISCONNECTED/,
});

test.beforeEach(async ({ page }) => {
  await page.goto('/#contact');
});

/** Answers over a real connection, which can break as Playwright's own answers cannot. */
async function answerFromServer(page: Page, listener: RequestListener): Promise<void> {
  const server = createServer(listener).listen(0);
  const { port } = server.address() as AddressInfo;
  page.once('close', () => server.close().closeAllConnections());
  await page.route(endpoint, (route) => route.continue({ url: `http://localhost:${port}/` }));
}

// Which status stands for which reason is tested with sendEnquiry.
for (const [name, reason, fail] of [
  ['an answer 429', 'rate-limited', (page: Page) => answerForm(page, { status: 429, body: 'Too many requests' })],
  ['a refused connection', 'network', (page: Page) => page.route(endpoint, (route) => route.abort())],
  [
    'half an answer',
    'network',
    (page: Page) =>
      answerFromServer(page, (_request, response) => {
        response.writeHead(200, { 'Content-Length': '100' }).write('O', () => response.destroy());
      }),
  ],
  [
    'a redirect to another host',
    'network',
    (page: Page) =>
      answerFromServer(page, (_request, response) => {
        response.writeHead(302, { Location: 'http://127.0.0.1:9/elsewhere' }).end();
      }),
  ],
] as const) {
  test(
    `${name}: the form says what happened, keeps what was typed, and can be sent again`,
    { tag: '@form' },
    async ({ page }) => {
      await fail(page);
      const enquiry = anEnquiry();
      await fillIn(page, enquiry);
      await send(page);
      await expect(statusOf(page)).toContainText(failures[reason].title);
      await expect(statusOf(page)).toContainText(failures[reason].text);
      await expect(statusOf(page).getByRole('link')).toHaveText([contacts[0].email, contacts[0].phone]);
      expect(await typedIn(page)).toEqual(enquiry);

      await page.unrouteAll();
      await answerForm(page);
      await send(page);
      await expect(statusOf(page)).toContainText(sent.title);
    },
  );
}

test('no answer in 18 seconds: nothing is certain, until a late success', { tag: '@form' }, async ({ page }) => {
  await page.clock.install();
  const posts = await answerForm(page);
  const answer = await holdRequests(page, endpoint);
  const enquiry = anEnquiry();
  await fillIn(page, enquiry);
  await send(page);
  await expect(statusOf(page)).toContainText(sending.title);
  await page.clock.fastForward(18_001);
  await expect(statusOf(page)).toContainText(failures['timed-out'].title);
  expect(await typedIn(page)).toEqual(enquiry);
  answer();
  await expect(statusOf(page)).toContainText(sent.title);
  expect(Object.values(await typedIn(page)).join('')).toBe('');
  expect(posts).toHaveLength(1);
});

test(
  'offline: nothing is sent, and it goes out once the visitor is back',
  { tag: ['@firefox', '@form'] },
  async ({ page, context }) => {
    const posts = await answerForm(page);
    const enquiry = anEnquiry();
    await fillIn(page, enquiry);
    await send(page);
    await expect(statusOf(page)).toContainText(sent.title);
    await fillIn(page, enquiry);
    await context.setOffline(true);
    await send(page);
    await expect(statusOf(page)).toContainText(failures.offline.title);
    expect(await typedIn(page)).toEqual(enquiry);
    await context.setOffline(false);
    await send(page);
    await expect(statusOf(page)).toContainText(sent.title);
    expect(posts).toHaveLength(2);
  },
);

test(
  'the draft survives a reload, Back and a link; once sent, it is forgotten',
  { tag: ['@firefox', '@form'] },
  async ({ page, context }) => {
    await answerForm(page);
    const enquiry = anEnquiry();
    await fillIn(page, enquiry);
    await page.reload();
    await expect.poll(() => typedIn(page)).toEqual(enquiry);
    await page.goto('/privacypolicy');
    await page.goBack();
    await expect.poll(() => typedIn(page)).toEqual(enquiry);
    await page.goto('/privacypolicy');
    await press(await navigationLink(page, navigation.links.at(-1)?.title ?? ''));
    await expect.poll(() => typedIn(page)).toEqual(enquiry);

    const otherTab = await context.newPage();
    await otherTab.goto('/#contact');
    expect(Object.values(await typedIn(otherTab)).join('')).toBe('');

    await send(page);
    await expect(statusOf(page)).toContainText(sent.title);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  },
);

test(
  'the browser asks before a page is left only while a message is on its way',
  { tag: ['@firefox', '@form'] },
  async ({ page }) => {
    const questions: string[] = [];
    page.on('dialog', async (dialog) => {
      questions.push(dialog.type());
      await dialog.accept();
    });
    await fillIn(page, anEnquiry());
    await page.reload();
    expect(questions).toEqual([]);

    await page.route(endpoint, () => undefined);
    await send(page);
    await expect(statusOf(page)).toContainText(sending.title);
    await page.reload();
    expect(questions).toEqual(['beforeunload']);
  },
);
