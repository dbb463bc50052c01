import { contacts, formCopy } from '../content/contact';
import { navigation } from '../content/navigation';
import { anEnquiry, endpoint, fieldValues, fillIn, mockEmailService, send, statusOf } from './support/enquiry';
import { dispatchClick, expect, navigationLink, test } from './support/fixtures';

const { failures, sending, sent } = formCopy;

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /send-form|Contact form:|ERR_INTERNET_DISCONNECTED/,
});

// The unit tests of sendEnquiry cover each status.
test('failures are explained, and the message can be resent', { tag: '@form' }, async ({ page, context }) => {
  const enquiry = anEnquiry();
  await page.clock.install();
  await page.goto('./#contact');
  await fillIn(page, enquiry);
  const expectFailure = async (reason: keyof typeof failures) => {
    await expect(statusOf(page)).toContainText(failures[reason].title);
    await expect(statusOf(page)).toContainText(failures[reason].text);
    await expect(statusOf(page).getByRole('link')).toHaveText([contacts[0].email, contacts[0].phone]);
    expect(await fieldValues(page)).toEqual(enquiry);
  };

  await mockEmailService(page, { status: 429, body: 'Too many requests' });
  await send(page);
  await expectFailure('rate-limited');

  await page.route(endpoint, (route) => route.abort());
  await send(page);
  await expectFailure('network');

  await page.route(endpoint, () => undefined);
  await send(page);
  await expect(statusOf(page)).toContainText(sending.title);
  await page.clock.fastForward(18_001);
  await expectFailure('timed-out');

  await context.setOffline(true);
  await send(page);
  await expectFailure('offline');

  await context.setOffline(false);
  const posts = await mockEmailService(page);
  await send(page);
  await expect(statusOf(page)).toContainText(sent.title);
  expect(posts).toHaveLength(1);
});

test('the draft survives reloads and navigation until it is sent', { tag: ['@firefox', '@form'] }, async ({ page }) => {
  const enquiry = anEnquiry();
  await page.goto('./#contact');
  await fillIn(page, enquiry);
  await page.reload();
  await expect.poll(() => fieldValues(page)).toEqual(enquiry);
  await page.goto('./privacypolicy');
  await page.goBack();
  await expect.poll(() => fieldValues(page)).toEqual(enquiry);
  await page.goto('./privacypolicy');
  await dispatchClick(await navigationLink(page, navigation.callToAction.title));
  await expect.poll(() => fieldValues(page)).toEqual(enquiry);

  await mockEmailService(page);
  await send(page);
  await expect(statusOf(page)).toContainText(sent.title);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
