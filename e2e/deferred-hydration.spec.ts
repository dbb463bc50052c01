import type { Page } from 'playwright/test';

import { fields, formCopy } from '../content/contact';
import { navigation } from '../content/navigation';
import { anEnquiry, control, fillIn, mockEmailService, send, sendButton, statusOf, summaryOf } from './support/enquiry';
import { expect, holdRequests, test } from './support/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const scripts = '**/_next/**/*.js';
const required = fields.filter((field) => field.required);

/** What a visitor does, and the expected error summary. Without one, the message is sent. */
const interactions: Readonly<
  Record<string, { act: (page: Page) => Promise<unknown>; errors?: readonly (string | undefined)[] }>
> = {
  'Enter with one empty field': {
    act: async (page) => {
      await fillIn(page, anEnquiry({ [required[1]?.name ?? '']: '' }));
      await control(page, 'first_name').press('Enter');
    },
    errors: [required[1]?.requiredError],
  },
  'a double click on Send': {
    act: async (page) => {
      await fillIn(page, anEnquiry());
      await sendButton(page).dblclick();
    },
  },
  // Password managers and voice control may set values without events.
  'requestSubmit() after changes without events': {
    act: (page) =>
      page.getByRole('form').evaluate((form: HTMLFormElement, enquiry) => {
        for (const [name, value] of Object.entries(enquiry)) {
          (form.elements.namedItem(name) as HTMLInputElement).value = value;
        }
        form.requestSubmit();
      }, anEnquiry()),
  },
};

for (const [name, { act, errors = [] }] of Object.entries(interactions)) {
  const isSent = errors.length === 0;
  test(
    `${name} ${isSent ? 'sends one message' : 'lists the errors'} once slow scripts arrive`,
    { tag: '@form' },
    async ({ page }) => {
      const posts = await mockEmailService(page);
      const release = await holdRequests(page, scripts);
      await page.goto('./', { waitUntil: 'domcontentloaded' });
      await act(page);
      release();
      await (isSent
        ? expect(statusOf(page)).toContainText(formCopy.sent.title)
        : expect(summaryOf(page).getByRole('link')).toHaveText(errors.map(String)));
      expect(posts).toHaveLength(isSent ? 1 : 0);
    },
  );
}

test('the browser validates and posts the form if scripts never load', { tag: '@form' }, async ({ page }) => {
  const posts = await mockEmailService(page);
  await holdRequests(page, scripts);
  await page.clock.install();
  await page.goto('./', { waitUntil: 'domcontentloaded' });
  const first = control(page, required[0]?.name ?? '');
  await send(page);
  await expect(first).not.toBeFocused();
  await page.clock.runFor(12_000);
  await expect(first).toBeFocused();

  await fillIn(page, anEnquiry());
  await send(page);
  await expect(page.getByText('OK', { exact: true })).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(new URL(page.url()).search).toBe('');
});

test('a page loads no script and stores nothing before the first interaction', async ({ page, context }) => {
  const loaded: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && loaded.push(request.url()));
  for (const url of ['./', './privacypolicy']) {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.mouse.move(100, 100);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  }
  expect(loaded).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('the menu stays closed after a link on a slow phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('./');
  const button = page.getByRole('button', { name: navigation.menuLabel, exact: true });
  const menu = page.getByRole('navigation', { name: navigation.label, exact: true });
  const { title, link } = navigation.callToAction;
  await button.click();
  await menu.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(`.${link}`);
  await expect(menu).toBeHidden();
  // Only React shows the error summary, so the page is hydrated now.
  await send(page);
  await expect(summaryOf(page)).toBeVisible();
  await expect(menu).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test.describe('in the first hours of a year', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('the copyright has the year of the visitor’s clock', async ({ page }) => {
    await page.clock.setFixedTime('2030-12-31T23:30:00Z');
    await page.goto('./');
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 ');
    await send(page);
    await expect(summaryOf(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 ');
  });
});
