import { fields, formCopy } from '../content/contact';
import { navigation } from '../content/navigation';
import { privacy } from '../content/privacy';
import {
  anEnquiry,
  control,
  fieldValues,
  fillIn,
  mockEmailService,
  payloadOf,
  send,
  statusOf,
  summaryOf,
} from './support/enquiry';
import { deliveredMessage, expect, navigationLink, test } from './support/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const required = fields.filter((field) => field.required);

test.beforeEach(async ({ page }) => {
  await page.goto('./#contact');
});

test('a message has exactly the specified fields', { tag: ['@form', '@smoke'] }, async ({ page }) => {
  const posts = await mockEmailService(page);
  const enquiry = anEnquiry();
  await fillIn(page, enquiry);
  // The style sheet hides the honeypot.
  expect(await page.getByLabel(formCopy.honeypot).locator('..').boundingBox()).toMatchObject({ width: 1, height: 1 });
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

    const delivered = await deliveredMessage(enquiry.message ?? '');
    for (const [name, value] of Object.entries(enquiry).filter(([, text]) => text)) {
      expect(delivered?.text).toContain(`${name}: ${value}`);
    }
  }
});

test('the error summary links to each invalid field, below the bar', { tag: ['@form', '@a11y'] }, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await fillIn(page, { last_name: 'Zoë', job_title: '   ' });
  await send(page);

  const left = required.filter(({ name }) => name !== 'last_name');
  await expect(summaryOf(page).getByRole('link')).toHaveText(left.map(({ requiredError }) => requiredError));
  await expect(summaryOf(page)).toBeFocused();
  const bar = await page.getByRole('banner').boundingBox();
  for (const { name, requiredError } of left) {
    await summaryOf(page).locator(`a[href="#${name}"]`).press('Enter');
    await expect(control(page, name)).toBeFocused();
    await expect(control(page, name)).toBeInViewport();
    await expect(page.locator(`#${name}-error`)).toContainText(requiredError);
    const label = page.locator(`label[for="${name}"]`);
    await expect.poll(async () => (await label.boundingBox())?.y, name).toBeGreaterThanOrEqual(bar?.height ?? NaN);
  }
});

test(
  'the policy beside the button opens, and what was typed returns',
  { tag: ['@firefox', '@form'] },
  async ({ page }) => {
    const { text, linkTitle } = formCopy.privacyNote;
    const note = page.getByRole('form').getByRole('paragraph').filter({ hasText: text });
    const link = note.getByRole('link', { name: linkTitle, exact: true });
    const enquiry = anEnquiry();
    await fillIn(page, enquiry);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    }
    for (const goBack of [
      () => page.goBack(),
      async () => (await navigationLink(page, navigation.callToAction.title)).click(),
    ]) {
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy.title);
      await goBack();
      await expect.poll(() => fieldValues(page)).toEqual(enquiry);
    }
  },
);

test('each valid required field closes one arc of the ring', { tag: ['@firefox', '@form'] }, async ({ page }) => {
  await mockEmailService(page);
  const paths = page.locator('#contact svg path');
  const styleOf = (property: string) =>
    paths.evaluateAll((all, name) => all.map((path) => getComputedStyle(path).getPropertyValue(name)), property);
  const [open] = await styleOf('stroke-dasharray');
  const closedArcs = async () => (await styleOf('stroke-dasharray')).filter((dashes) => dashes !== open).length;
  const headAndShoulders = async () => (await styleOf('stroke')).slice(0, 2);
  const [faint, shoulders, accent] = await styleOf('stroke');
  expect([await closedArcs(), shoulders]).toEqual([0, faint]);

  const enquiry = anEnquiry({ reply_to: '' });
  for (const [index, { name }] of required.entries()) {
    await control(page, name).fill(enquiry[name] ?? '');
    await expect.poll(closedArcs).toBe(index + 1);
  }
  await page.reload();
  await expect.poll(closedArcs).toBe(required.length);
  await expect.poll(headAndShoulders).toEqual([accent, faint]);

  await send(page);
  await expect(statusOf(page)).toContainText(formCopy.sent.title);
  const onAccent = await page.locator('#contact form').evaluate((form) => getComputedStyle(form).backgroundColor);
  await expect.poll(headAndShoulders).toEqual([onAccent, onAccent]);
});
