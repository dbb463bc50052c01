import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Page } from 'playwright/test';

import { contacts } from '../content/contact';
import { anEnquiry, endpoint, fillIn, labels, send, statusOf, typedIn } from './support/enquiry';
import { deliveredMessage, expect, hydrated, test } from './support/fixtures';

const notConfirmed = 'We could not confirm that it was sent';
const notAccepted = 'Your message was not accepted';
const notSent = 'Your message could not be sent';

/** Answers the form's post in place of the service, over a real connection, until the test ends. */
async function answerWith(page: Page, listener: RequestListener): Promise<void> {
  const server = createServer(listener).listen(0);
  const { port } = server.address() as AddressInfo;
  page.once('close', () => server.close().closeAllConnections());
  await page.route(endpoint, (route) => route.continue({ url: `http://localhost:${port}/` }));
}

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /send-form|Contact form:|127\.0\.0\.1|localhost:\d+\/ |ERR_INTERNET_DISCONNECTED/,
});

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/#contact');
  await hydrated(page);
});

for (const [status, body, words] of [
  [400, 'The Public Key is invalid', notAccepted],
  [403, 'API calls are disabled for non-browser applications', notAccepted],
  [412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account', notAccepted],
  [413, 'Variables size limit', 'Your message is too long to send'],
  [422, 'The recipients address is empty', notAccepted],
  [429, 'Too many requests', 'Our mailbox is busy'],
  [500, 'Internal Server Error', notSent],
  [503, '<html>Service Unavailable</html>', notSent],
  [204, '', notAccepted],
] as const) {
  test(`the service answers ${status}: the visitor is told what to do, and everything typed stays`, async ({
    page,
  }) => {
    await page.route(endpoint, (route) => route.fulfill({ status, body }));
    const enquiry = anEnquiry({ reply_to: 'zoe@fathom.example' });
    await fillIn(page, enquiry);
    await send(page);
    await expect(statusOf(page)).toContainText(words);
    await expect(statusOf(page)).toContainText(contacts[0].email);
    await expect(statusOf(page)).toContainText(contacts[0].phone);
    if (body) {
      await expect(statusOf(page)).not.toContainText(body);
    }
    expect(await typedIn(page)).toEqual(enquiry);
  });
}

for (const [name, answer] of [
  ['200 with rubbish', { status: 200, body: '<!doctype html><p>{"rubbish":' }],
  ['500 with “OK”', { status: 500, body: 'OK' }],
] as const) {
  test(`the service answers ${name}: the message counts as sent, as its library has it`, async ({ page }) => {
    await page.route(endpoint, (route) => route.fulfill(answer));
    await fillIn(page, anEnquiry());
    await send(page);
    await expect(statusOf(page)).toContainText('Thank you');
  });
}

for (const [name, errorCode] of [
  ['the connection is reset', 'connectionreset'],
  ['the name does not resolve', 'namenotresolved'],
  ['an extension blocks the request', 'blockedbyclient'],
] as const) {
  test(`${name}: the visitor is told, and everything typed stays`, async ({ page }) => {
    await page.route(endpoint, (route) => route.abort(errorCode));
    const enquiry = anEnquiry();
    await fillIn(page, enquiry);
    await send(page);
    await expect(statusOf(page)).toContainText(notSent);
    expect((await typedIn(page)).message).toBe(enquiry.message);
  });
}

for (const [name, listener] of [
  [
    'half an answer arrives',
    (_request, response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('O', () => response.destroy());
    },
  ],
  [
    'the answer redirects to another host',
    (_request, response) => {
      response.writeHead(302, { Location: 'http://127.0.0.1:9/elsewhere' }).end();
    },
  ],
] as const satisfies readonly (readonly [string, RequestListener])[]) {
  test(`${name}: the visitor is told, and everything typed stays`, async ({ page }) => {
    await answerWith(page, listener);
    const enquiry = anEnquiry();
    await fillIn(page, enquiry);
    await send(page);
    await expect(statusOf(page)).toContainText(notSent);
    expect((await typedIn(page)).message).toBe(enquiry.message);
  });
}

test('the service is silent: after 18 seconds the visitor is told that nothing is certain, and everything typed stays', async ({
  page,
}) => {
  let posts = 0;
  await page.route(endpoint, () => void (posts += 1));
  const enquiry = anEnquiry();
  await fillIn(page, enquiry);
  await send(page);
  await expect(statusOf(page)).toContainText('Sending your message…');
  await page.clock.fastForward(17_000);
  await expect(statusOf(page)).toContainText('Sending your message…');
  await page.clock.fastForward(1_001);
  await expect(statusOf(page)).toContainText(notConfirmed);
  expect((await typedIn(page)).message).toBe(enquiry.message);
  await page.clock.fastForward(60_000);
  expect(posts).toBe(1);
});

test('success comes after the deadline: it still turns into success, and the form empties', async ({ page }) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(endpoint, async (route) => {
    await held;
    await route.continue();
  });
  const enquiry = anEnquiry();
  await fillIn(page, enquiry);
  await send(page);
  await expect(statusOf(page)).toContainText('Sending your message…');
  await page.clock.fastForward(18_001);
  await expect(statusOf(page)).toContainText(notConfirmed);
  answer();
  await expect(statusOf(page)).toContainText('Thank you');
  expect((await typedIn(page)).message).toBe('');
});

test('the visitor is offline: nothing is sent, everything typed stays, and it goes out once they are back @firefox', async ({
  page,
  context,
}) => {
  const enquiry = anEnquiry();
  await fillIn(page, enquiry);
  await context.setOffline(true);
  await send(page);
  await expect(statusOf(page)).toContainText('You are offline');
  expect((await typedIn(page)).message).toBe(enquiry.message);
  await context.setOffline(false);
  await send(page);
  await expect(statusOf(page)).toContainText('Thank you');
  expect(await deliveredMessage(enquiry.message ?? '')).toBeDefined();
});

test('the visitor submits by click and by Enter in one breath: one message goes out', async ({ page }) => {
  let posts = 0;
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(endpoint, async (route) => {
    posts += 1;
    await held;
    await route.continue();
  });
  await fillIn(page, anEnquiry());
  await page.getByRole('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
    form.querySelector('button')?.click();
  });
  await page.getByLabel('First name').press('Enter');
  answer();
  await expect(statusOf(page)).toContainText('Thank you');
  expect(posts).toBe(1);
});

test('the page is reloaded: what was typed is back @firefox', async ({ page }) => {
  const enquiry = anEnquiry();
  await fillIn(page, enquiry);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => typedIn(page)).toMatchObject(enquiry);
});

test('the visitor reads the policy and comes Back: what was typed is there @firefox', async ({ page }) => {
  const enquiry = anEnquiry();
  await fillIn(page, enquiry);
  await page.goto('/privacypolicy');
  await page.goBack();
  await expect.poll(() => typedIn(page)).toMatchObject(enquiry);
});

test('once sent, the draft is forgotten, and another tab never had it', async ({ page, context }) => {
  await fillIn(page, anEnquiry());
  const other = await context.newPage();
  await other.goto('/#contact');
  await hydrated(other);
  expect(Object.values(await typedIn(other)).join('')).toBe('');

  await send(page);
  await expect(statusOf(page)).toContainText('Thank you');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.reload();
  await hydrated(page);
  expect(Object.values(await typedIn(page)).join('')).toBe('');
});

test('the visitor leaves while a message is on its way: the browser asks first, and only then @firefox', async ({
  page,
}) => {
  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.type());
    await dialog.accept();
  });
  await fillIn(page, anEnquiry());
  await page.reload();
  await hydrated(page);
  expect(questions).toEqual([]);

  await page.route(endpoint, () => undefined);
  await send(page);
  await expect(statusOf(page)).toContainText('Sending your message…');
  await page.reload();
  expect(questions).toEqual(['beforeunload']);
});

test('more is typed than a field holds: it is told before sending, and nothing is cut', async ({ page }) => {
  page.on('request', (request) => expect(request.method()).toBe('GET'));
  const enquiry = anEnquiry({ first_name: 'é'.repeat(101), message: '🦀'.repeat(5_001) });
  await fillIn(page, enquiry);
  await send(page);
  await expect(page.getByRole('alert', { name: 'There is a problem' }).getByRole('link')).toHaveText([
    'First name must be 100 characters or fewer',
    'Additional information must be 10,000 characters or fewer',
  ]);
  expect(await typedIn(page)).toMatchObject(enquiry);
});

test('additional information is nearly full: the characters left are counted, and then those too many', async ({
  page,
}) => {
  const field = page.getByLabel(labels.message ?? '');
  await field.fill('x'.repeat(8_999));
  await expect(page.getByText(/Characters/)).toHaveCount(0);
  await field.fill('x'.repeat(9_990));
  await expect(page.getByText('Characters left: 10').first()).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page.locator('[aria-live="polite"]').getByText('Characters left: 10')).toBeAttached();
  await field.fill('x'.repeat(10_005));
  await expect(page.getByText('Characters too many: 5').first()).toBeVisible();
});

test('the longest message there can be: it goes out whole', async ({ page }) => {
  const message = `${crypto.randomUUID()}${'漢'.repeat(9_964)}`;
  await fillIn(page, anEnquiry({ message }));
  await send(page);
  await expect(statusOf(page)).toContainText('Thank you');
  expect((await deliveredMessage(message))?.text).toContain(message);
});

test('a robot fills the trap: it sees a success, and nothing is sent', async ({ page }) => {
  page.on('request', (request) => expect(request.method()).toBe('GET'));
  await fillIn(page, anEnquiry());
  await page.locator('#topic').fill('https://spam.example', { force: true });
  await send(page);
  await expect(statusOf(page)).toContainText('Thank you');
});

test('a person passes the trap, by eye, by keyboard or by screen reader: they never meet it', async ({ page }) => {
  const box = await page.locator('#topic').locator('..').boundingBox();
  expect([box?.width, box?.height]).toEqual([1, 1]);
  await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
  await page.getByLabel(labels.message ?? '').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeFocused();
});
