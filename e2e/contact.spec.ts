import { contacts, fields, formCopy } from '../content/contact';
import {
  anEnquiry,
  control,
  endpoint,
  fieldValues,
  fillIn,
  mockEmailService,
  payloadOf,
  send,
  sendButton,
  statusOf,
  summaryOf,
} from './support/enquiry';
import { deliveredMessage, dispatchClick, expect, holdRequests, test } from './support/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const required = fields.filter((field) => field.required);

test.beforeEach(async ({ page }) => {
  await page.goto('/#contact');
});

test('a message has exactly the specified fields', { tag: ['@form', '@smoke'] }, async ({ page }) => {
  const posts = await mockEmailService(page);
  const enquiry = anEnquiry();
  await fillIn(page, enquiry);
  await send(page);
  await expect(statusOf(page)).toContainText(formCopy.sent.title);

  const [post] = posts;
  expect(posts).toHaveLength(1);
  expect(post?.method()).toBe('POST');
  const payload = Object.fromEntries(post ? await payloadOf(post) : []);
  expect(payload).toEqual({
    ...enquiry,
    lib_version: '3.11.0',
    service_id: expect.stringMatching(/./),
    template_id: expect.stringMatching(/./),
    user_id: expect.stringMatching(/./),
  });
});

test('two messages in a row are delivered as typed', { tag: ['@form', '@local'] }, async ({ page }) => {
  for (const enquiry of [anEnquiry(), anEnquiry({ first_name: 'Second', reply_to: '' })]) {
    await fillIn(page, enquiry);
    await send(page);
    await expect(statusOf(page)).toContainText(formCopy.sent.title);
    expect(Object.values(await fieldValues(page)).join('')).toBe('');

    const { message = '', first_name, last_name, company_name, reply_to } = enquiry;
    const delivered = await deliveredMessage(message);
    expect(delivered?.subject).toBe(`${first_name} ${last_name}, ${company_name}`);
    expect(delivered?.replyTo).toEqual(reply_to ? [{ address: reply_to, name: '' }] : undefined);
    for (const [name, value] of Object.entries(enquiry).filter(([, text]) => text)) {
      expect(delivered?.text).toContain(`${name}: ${value}`);
    }
  }
});

test('the error summary links to each invalid field', { tag: ['@firefox', '@form', '@a11y'] }, async ({ page }) => {
  const posts = await mockEmailService(page);
  const title = await page.title();
  await fillIn(page, { last_name: 'Zoë', job_title: '   ' });
  await send(page);

  const missing = required.filter(({ name }) => name !== 'last_name');
  await expect(summaryOf(page).getByRole('link')).toHaveText(missing.map((field) => field.missing));
  await expect(summaryOf(page).locator('..')).toBeFocused();
  await expect(page).toHaveTitle(formCopy.errorTitlePrefix + title);
  await expect(control(page, 'last_name')).not.toHaveAttribute('aria-invalid');
  await expect(control(page, 'last_name')).toHaveValue('Zoë');
  for (const { name, missing: message } of missing) {
    await summaryOf(page).locator(`a[href="#${name}"]`).click();
    await expect(control(page, name)).toBeFocused();
    await expect(page.locator(`label[for="${name}"]`)).toBeInViewport();
    await expect(control(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(control(page, name)).toHaveAccessibleDescription(new RegExp(`${formCopy.errorPrefix} ${message}$`));
  }

  await fillIn(page, anEnquiry());
  await send(page);
  await expect(statusOf(page)).toContainText(formCopy.sent.title);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveTitle(title);
  expect(posts).toHaveLength(1);
});

test('a message is not sent again while it is being sent', { tag: ['@firefox', '@form'] }, async ({ page }) => {
  const posts = await mockEmailService(page);
  const release = await holdRequests(page, endpoint);
  await fillIn(page, anEnquiry());
  await send(page);
  await expect(statusOf(page)).toContainText(formCopy.sending.title);
  await dispatchClick(sendButton(page));
  await page.getByRole('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await control(page, 'first_name').press('Enter');
  release();
  await expect(statusOf(page)).toContainText(formCopy.sent.title);
  expect(posts).toHaveLength(1);
});

test('a missing email address causes a note but no error', { tag: '@form' }, async ({ page }) => {
  const posts = await mockEmailService(page);
  await fillIn(page, anEnquiry({ reply_to: '' }));
  // Hydration starts with the first field and may end after the last one, so focus the fields again.
  await control(page, 'reply_to').focus();
  await control(page, 'message').focus();
  const note = page.getByText(formCopy.noReplyAddress);
  await expect(note).toBeVisible();
  await send(page);
  await expect(statusOf(page)).toContainText(formCopy.sent.title);
  await expect(note).toBeHidden();
  expect(posts).toHaveLength(1);
});

test('a filled honeypot blocks only the first attempt to send', { tag: '@form' }, async ({ page }) => {
  const posts = await mockEmailService(page);
  const enquiry = anEnquiry();
  await fillIn(page, enquiry);
  const honeypot = page.getByLabel(formCopy.honeypot);
  await expect(page.getByRole('textbox', { name: formCopy.honeypot })).toHaveCount(0);
  expect(await honeypot.locator('..').boundingBox()).toMatchObject({ width: 1, height: 1 });
  await honeypot.fill('https://spam.example', { force: true });
  await send(page);
  await expect(statusOf(page)).toContainText(formCopy.failures['suspected-robot'].title);
  await expect(statusOf(page).getByRole('link')).toHaveText([contacts[0].email, contacts[0].phone]);
  expect(await fieldValues(page)).toEqual(enquiry);
  expect(posts).toHaveLength(0);
  await send(page);
  await expect(statusOf(page)).toContainText(formCopy.sent.title);
  expect(posts).toHaveLength(1);
});

test('a message up to the limit is sent, a longer one is rejected', { tag: '@form' }, async ({ page }) => {
  const posts = await mockEmailService(page);
  const limit = fields.find(({ name }) => name === 'message')?.limit ?? 0;
  const message = '漢'.repeat(limit);
  await fillIn(page, anEnquiry({ message: `${message}漢` }));
  await expect(page.getByText(formCopy.charactersOver.replace('{count}', '1')).first()).toBeVisible();
  await send(page);
  await expect(summaryOf(page).getByRole('link')).toHaveCount(1);
  await expect(control(page, 'message')).toHaveValue(`${message}漢`);
  await fillIn(page, { message });
  await send(page);
  await expect(statusOf(page)).toContainText(formCopy.sent.title);
  expect(Object.fromEntries(posts[0] ? await payloadOf(posts[0]) : []).message).toBe(message);
});
