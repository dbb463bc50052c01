import type { Request } from 'playwright/test';

import { contacts } from '../content/contact';
import { anEnquiry, endpoint, fillIn, labels, payloadOf, send, statusOf, typedIn } from './support/enquiry';
import { deliveredMessage, expect, hydrated, press, test } from './support/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.goto('/#contact');
  await hydrated(page);
});

test('a message is sent once, with exactly the specified fields, and arrives as it was typed', async ({ page }) => {
  const enquiry = anEnquiry();
  const sent: Request[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request));
  await fillIn(page, enquiry);
  await send(page);
  await expect(statusOf(page)).toContainText('Thank you');

  expect(sent).toHaveLength(1);
  expect(new URL(sent[0]?.url() ?? '').pathname).toBe('/api/v1.0/email/send-form');
  expect(await payloadOf(sent[0] as Request)).toEqual([
    ...Object.entries(enquiry),
    ['lib_version', '3.11.0'],
    ['service_id', 'demo_service'],
    ['template_id', 'demo_template'],
    ['user_id', 'demo_public_key'],
  ]);

  const delivered = await deliveredMessage(enquiry.message ?? '');
  expect(delivered?.subject).toBe('Zoë O’Grady-Łukasz, Fathom & Fell <Ltd>');
  for (const [name, value] of Object.entries(enquiry)) {
    expect(delivered?.text).toContain(`${name}: ${value}`);
  }
});

test('the page stays, the form resets, and a second message can follow @firefox', async ({ page }) => {
  await page.evaluate(() => Object.assign(window, { samePage: true }));
  for (const enquiry of [anEnquiry(), anEnquiry({ first_name: 'Second' })]) {
    await fillIn(page, enquiry);
    await send(page);
    await expect(statusOf(page)).toContainText('Thank you');
    expect(Object.values(await typedIn(page)).join('')).toBe('');
    expect(await deliveredMessage(enquiry.message ?? '')).toBeDefined();
  }
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
});

test('an email address is sent as reply_to, so that the firm can answer', async ({ page }) => {
  const enquiry = anEnquiry({ reply_to: 'zoe@fathom.example' });
  await fillIn(page, enquiry);
  const request = page.waitForRequest(endpoint);
  await send(page);
  expect(Object.fromEntries(await payloadOf(await request)).reply_to).toBe('zoe@fathom.example');
  await expect(statusOf(page)).toContainText('Thank you');
  const delivered = await deliveredMessage(enquiry.message ?? '');
  expect(delivered?.replyTo).toEqual([{ address: 'zoe@fathom.example', name: '' }]);
});

test('empty and blank fields are named one by one, and nothing is sent', async ({ page }) => {
  page.on('request', (request) => expect(request.method()).toBe('GET'));
  await fillIn(page, anEnquiry({ first_name: '', job_title: '   ', message: '\n \n', reply_to: 'zoe at fathom' }));
  await send(page);

  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your first name',
    'Enter your job title',
    /^Enter an email address with an @/,
    /^Enter some additional information/,
  ]);
  await expect(page).toHaveTitle(/^Error: /);

  for (const name of ['first_name', 'job_title', 'reply_to', 'message']) {
    const field = page.getByLabel(labels[name] ?? '');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/Error: Enter /);
  }
  await expect(page.getByLabel('Last name')).not.toHaveAttribute('aria-invalid');
  expect((await typedIn(page)).last_name).toBe('O’Grady-Łukasz');
});

test('each line of the summary leads to its field @firefox', async ({ page }) => {
  await send(page);
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary.getByRole('link')).toHaveCount(6);
  for (const [line, label] of [
    ['Enter your first name', 'First name'],
    ['Enter your country or region', 'Country or region'],
    ['Enter some additional information, such as the role you want to fill', 'Additional Information'],
  ] as const) {
    await summary.getByRole('link', { name: line }).click();
    await expect(page.getByLabel(label)).toBeFocused();
    await expect(page.getByText(label, { exact: true })).toBeInViewport();
  }
});

test('once put right, the message goes out and the errors are gone', async ({ page }) => {
  await send(page);
  await fillIn(page, anEnquiry());
  await send(page);
  await expect(statusOf(page)).toContainText('Thank you');
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeHidden();
  await expect(page).not.toHaveTitle(/^Error: /);
});

test('while it is sending the visitor is told, and a second submit does nothing @firefox', async ({ page }) => {
  let posts = 0;
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(endpoint, async (route) => {
    posts += 1;
    await held;
    await route.continue();
  });
  await fillIn(page, anEnquiry());
  await send(page);
  await expect(statusOf(page)).toContainText('Sending your message…');
  for (let click = 0; click < 3; click += 1) {
    await press(page.getByRole('button', { name: 'Send message' }));
  }
  await page.getByLabel('First name').press('Enter');
  answer();
  await expect(statusOf(page)).toContainText('Thank you');
  expect(posts).toBe(1);
});

test('Loading... is shown until the email library is there', async ({ page }) => {
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await fillIn(page, anEnquiry());
  await send(page);
  await expect(statusOf(page)).toHaveText('Loading...');
  arrive();
  await expect(statusOf(page)).toContainText('Thank you');
});

test.describe('when it fails', () => {
  test.use({ expectedErrors: /send-form|Contact form:/ });

  for (const [name, fulfil, words] of [
    ['a refusal', { status: 400, body: 'The Public Key is invalid' }, 'Your message was not accepted'],
    ['an outage', { status: 503, body: 'Service Unavailable' }, 'Your message could not be sent'],
    ['a network failure', undefined, 'Your message could not be sent'],
  ] as const) {
    test(`${name} is said in words with the email address as another way, and everything typed stays${fulfil ? '' : ' @firefox'}`, async ({
      page,
    }) => {
      await page.route(endpoint, (route) => (fulfil ? route.fulfill(fulfil) : route.abort('connectionrefused')));
      const enquiry = anEnquiry({ reply_to: 'zoe@fathom.example' });
      await fillIn(page, enquiry);
      await send(page);
      await expect(statusOf(page)).toContainText(words);
      await expect(statusOf(page).getByRole('link', { name: contacts[0].email })).toHaveAttribute(
        'href',
        `mailto:${contacts[0].email}`,
      );
      expect(await typedIn(page)).toEqual(enquiry);

      await page.unroute(endpoint);
      await send(page);
      await expect(statusOf(page)).toContainText('Thank you');
      expect(await deliveredMessage(enquiry.message ?? '')).toBeDefined();
    });
  }

  test('the console says what the catalogue says of a network failure', async ({ page }) => {
    await page.route(endpoint, (route) => route.abort('connectionrefused'));
    await fillIn(page, anEnquiry());
    const logged = page.waitForEvent('console', (message) => message.text().includes('Contact form:'));
    await send(page);
    expect((await logged).text()).toBe('Contact form: 0 Network Error');
  });
});

test('the fields are those specified, required but for the email, with three rows for additional information', async ({
  page,
}) => {
  for (const [name, label] of Object.entries(labels)) {
    const field = page.getByLabel(label);
    await expect(field).toHaveAttribute('name', name);
    await expect(field).toHaveJSProperty('required', name !== 'reply_to');
  }
  await expect(page.getByLabel('Additional Information')).toHaveAttribute('rows', '3');
});
