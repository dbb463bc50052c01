import { telephoneLink } from '../components/lib/telephoneLink';
import { contacts } from '../content/contact';
import { footer, navigation } from '../content/navigation';
import { anEnquiry, endpoint, fields, formTexts, thanksTo } from './support/enquiry';
import { dispatchClick, expect, hydrationStates, navigationLink, openHome, test } from './support/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const required = fields.filter((field) => field.required);
const toForm = navigation.callToAction;
const [unfinishedError = ''] = fields.flatMap((field) => ('unfinished' in field ? field.unfinished.error : []));

test.beforeEach(async ({ page }) => {
  await page.goto('./#contact');
});

test(
  'an invalid form sends nothing, and its summary leads to each error',
  { tag: '@firefox' },
  async ({ page, form }) => {
    const posts = await form.mockService();
    await page.setViewportSize({ width: 320, height: 390 });
    // The browser would accept it.
    await form.control(required[0]?.name ?? '').fill(' ');
    await form.send();
    await expect(page.getByRole('form')).toHaveJSProperty('noValidate', true);
    const historyLength = await page.evaluate(() => history.length);
    const bar = await page.getByRole('banner').boundingBox();
    const title = await form.summary.getByText(formTexts.errorSummaryTitle).boundingBox();
    expect(title?.y).toBeGreaterThanOrEqual(bar?.height ?? NaN);
    for (const { name } of required) {
      const id = (await form.control(name).getAttribute('id')) ?? '';
      await form.summary.locator(`a[href="#${id}"]`).press('Enter');
      await expect(form.control(name)).toBeFocused();
      await expect(form.control(name)).toBeInViewport();
      const label = page.locator(`label[for="${id}"]`);
      await expect.poll(async () => (await label.boundingBox())?.y, name).toBeGreaterThanOrEqual(bar?.height ?? NaN);
    }
    expect(posts).toEqual([]);
    expect(await page.evaluate(() => history.length), 'Back leaves the page').toBe(historyLength);
  },
);

test('the label of a long message stays in view', { tag: '@firefox' }, async ({ page, form }) => {
  await form.control('message').fill('A line\n'.repeat(60));
  await form.control('reply_to').focus();
  await page.keyboard.press('Tab');
  await expect(form.control('message')).toBeFocused();
  await expect(page.locator('label[for$="-message"]')).toBeInViewport({ ratio: 1 });
});

test('a beginning from the hero, alone, is no message', async ({ page, form }) => {
  const posts = await form.mockService();
  const { message, ...others } = anEnquiry();
  await form.fillIn(others);
  await page.locator('#hero label').last().click();
  const beginning = await form.control('message').inputValue();
  expect(beginning).toMatch(/ $/);
  await form.send();
  await expect(page.getByText(unfinishedError)).toBeVisible();
  expect(await form.values()).toEqual({ ...others, message: beginning });
  await form.control('message').fill(beginning + message);
  await form.send();
  await expect(form.status).toContainText(formTexts.sent.text);
  expect(posts).toHaveLength(1);
});

test('whoever is chosen in the hero stands at the end of the line, too', { tag: '@phone' }, async ({ page, form }) => {
  const person = page.locator('footer img');
  await expect(person).toHaveCount(0);
  const choose = (nth: number) => page.locator('#hero label').nth(nth).click();
  for (const nth of [1, 2]) {
    await choose(nth);
    const picture = page.locator('#hero label:has(:checked) + a > img');
    await expect(person).toHaveAttribute('src', (await picture.getAttribute('src')) ?? '');
    await expect(page.locator('footer').getByText(footer.firstDay)).toBeVisible();
  }
  await page.reload();
  await expect(person).toHaveCount(1);
  await form.control('message').clear();
  await expect(person).toHaveCount(0);
});

for (const state of hydrationStates) {
  // Without its module, a page is never loaded in Firefox.
  const tag = state === 'after' ? '@firefox' : [];
  test(`${state} React, the draft survives reloads and navigation`, { tag }, async ({ page, form }) => {
    const enquiry = anEnquiry();
    const openPolicy = async () => {
      await page.getByRole('form').getByRole('link', { name: formTexts.privacyNote.linkTitle, exact: true }).click();
      await page.waitForURL(/\/privacypolicy\/?$/); // Some hosts redirect to the URL with a slash.
    };
    await openHome(page, state, './#contact');
    await form.fillIn(enquiry);
    for (const comeBack of [
      () => page.reload(),
      () => openPolicy().then(() => page.goBack()),
      () => openPolicy().then(async () => dispatchClick(await navigationLink(page, toForm.title))),
    ]) {
      await comeBack();
      await expect.poll(() => form.values()).toEqual(enquiry);
    }
  });
}

test('each valid required field closes a part of the outline', { tag: '@firefox' }, async ({ page, form }) => {
  const closedPart = page.locator('#contact form rect:last-child');
  const closedLength = () => closedPart.evaluate((rect) => parseFloat(getComputedStyle(rect).strokeDasharray));
  expect(await closedLength()).toBe(0);
  // Each makes it longer by the same length.
  const lengths: number[] = [];
  for (const { name } of required.toReversed()) {
    await form.control(name).fill(anEnquiry()[name] ?? '');
    await expect.poll(closedLength).toBeGreaterThan(lengths.at(-1) ?? 0);
    await closedPart.evaluate((rect) => Promise.all(rect.getAnimations().map(({ finished }) => finished)));
    lengths.push(await closedLength());
  }
  const outline = await page.locator('#contact form svg').boundingBox();
  const { width, height } = outline ?? { width: NaN, height: NaN };
  const [first = NaN, whole = NaN] = [lengths[0], lengths.at(-1)];
  lengths.forEach((length, index) => expect(length / first).toBeCloseTo(index + 1));
  // Its corners are round.
  expect(whole).toBeLessThan(2 * width + height);
  expect(whole).toBeGreaterThan(0.9 * (2 * width + height));
  await form.mockService();
  await form.send();
  await expect(closedPart).toHaveCSS('stroke-dasharray', 'none');
});

for (const height of [480, 900]) {
  const title = `thanks take the place of the fields, in a window of ${height} px`;
  test(title, { tag: ['@firefox', '@phone'] }, async ({ page, form }) => {
    await page.setViewportSize({ ...(page.viewportSize() ?? { width: 0 }), height });
    await form.mockService();
    await form.fillIn(anEnquiry());
    await form.send();
    const headline = form.status.getByText(thanksTo(anEnquiry()));
    await expect(headline).toBeInViewport({ ratio: 0.99 });
    const bar = await page.getByRole('banner').boundingBox();
    expect((await headline.boundingBox())?.y).toBeGreaterThan(bar?.height ?? NaN);
    await expect(page.getByRole('form').getByRole('textbox')).toHaveCount(0);
    await expect(form.sendButton).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(form.writeAnotherButton).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.control(fields[0].name)).toBeFocused();
    await expect(form.control(fields[0].name)).toBeInViewport();
    await expect(form.status).toHaveText('');
    await expect(form.sendButton).toBeVisible();
  });
}

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|islands-/ });

  for (const retry of ['the connection is back', 'it is sent again']) {
    test(`a message is kept, and goes out once when ${retry}`, async ({ page, form }) => {
      await page.goto('./');
      const posts = await form.mockService();
      if (retry === 'it is sent again') {
        // In a network that leads nowhere, the browser is online.
        await page.route('**/*', (route) => route.abort('internetdisconnected'));
      } else {
        await page.context().setOffline(true);
      }
      await form.fillIn(anEnquiry());
      for (const press of ['first', 'second']) {
        await form.send();
        await expect(form.status, press).toHaveText(formTexts.waiting);
      }
      expect(await form.values()).toEqual(anEnquiry());
      if (retry === 'it is sent again') {
        await page.unroute('**/*');
        await form.send();
      } else {
        await page.context().setOffline(false);
      }
      await expect(form.status).toContainText(formTexts.sent.text);
      expect(posts).toHaveLength(1);
    });
  }
});

test.describe('a failure', () => {
  test.use({ expectedErrors: /send-form|Contact form:/ });

  // The unit tests cover each reason, with a mock of the library.
  test('is explained, and the message can be resent', async ({ page, form }) => {
    const enquiry = anEnquiry();
    await form.fillIn(enquiry);
    await page.route(endpoint, (route) => route.abort());
    // A live region that comes with its text may not be read out.
    await expect(form.status).toHaveCount(1);
    await form.send();
    await expect(form.status).toContainText(formTexts.failures.network.title);
    const links = form.status.getByRole('link');
    await expect(links).toHaveText(contacts.flatMap(({ email, phone }) => [email, phone]));
    await expect(links.first()).toHaveAttribute('href', `mailto:${contacts[0].email}`);
    await expect(links.nth(1)).toHaveAttribute('href', telephoneLink(contacts[0].phone));
    expect(await form.values()).toEqual(enquiry);
    const posts = await form.mockService();
    await form.send();
    await expect(form.status).toContainText(formTexts.sent.text);
    expect(posts).toHaveLength(1);
  });
});
