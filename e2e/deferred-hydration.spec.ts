import type { Page } from 'playwright/test';

import { fields, formCopy } from '../content/contact';
import { navigation } from '../content/navigation';
import type { Field } from '../scripts/schemas/content';
import {
  anEnquiry,
  control,
  type Enquiry,
  fieldValues,
  fillIn,
  mockEmailService,
  send,
  sendButton,
  statusOf,
  summaryOf,
  viewTransitionWarning,
} from './support/enquiry';
import { expect, expectTop, holdRequests, test } from './support/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: viewTransitionWarning });

const scripts = '**/_next/**/*.js';
const records: readonly Field[] = fields;
const required = records.filter((field) => field.required);
const malformed = records.find(({ name }) => name === 'reply_to')?.malformed;

/** Sets values as password managers and voice control do: with one event or none. */
async function setValues(page: Page, enquiry: Enquiry, event?: string): Promise<void> {
  for (const [name, value] of Object.entries(enquiry)) {
    await control(page, name).evaluate(
      (element: HTMLInputElement, [text, type]) => {
        element.value = text;
        if (type) {
          element.dispatchEvent(new Event(type, { bubbles: true }));
        }
      },
      [value, event] as const,
    );
  }
}

const requestSubmit = (page: Page) => page.getByRole('form').evaluate((form: HTMLFormElement) => form.requestSubmit());

type Interaction = {
  readonly act: (page: Page) => Promise<unknown>;
  /** The expected error summary. Without it, the message is sent. */
  readonly errors?: readonly (string | undefined)[];
};

const interactions: Readonly<Record<string, Interaction>> = {
  'Send with empty fields': { act: send, errors: required.map(({ missing }) => missing) },
  'requestSubmit() with empty fields': { act: requestSubmit, errors: required.map(({ missing }) => missing) },
  'Enter with one empty field': {
    act: async (page) => {
      await fillIn(page, anEnquiry({ [required[1]?.name ?? '']: '' }));
      await control(page, 'first_name').press('Enter');
    },
    errors: [required[1]?.missing],
  },
  'Send with a malformed email address': {
    act: async (page) => {
      await fillIn(page, anEnquiry({ reply_to: 'zoe at fathom' }));
      await send(page);
    },
    errors: [malformed],
  },
  'a double click on Send': {
    act: async (page) => {
      await fillIn(page, anEnquiry());
      await sendButton(page).dblclick();
    },
  },
  'requestSubmit() after change events': {
    act: async (page) => {
      await setValues(page, anEnquiry(), 'change');
      await requestSubmit(page);
    },
  },
  'Send after values change without events': {
    act: async (page) => {
      await setValues(page, anEnquiry());
      await send(page);
    },
  },
};

for (const [name, { act, errors }] of Object.entries(interactions)) {
  for (const speed of ['fast', 'slow']) {
    test(
      `${name} ${errors ? 'lists the errors' : 'sends one message'} with ${speed} scripts`,
      { tag: '@form' },
      async ({ page }) => {
        const posts = await mockEmailService(page);
        const release = speed === 'fast' ? () => undefined : await holdRequests(page, scripts);
        await page.goto('/', { waitUntil: 'domcontentloaded' });
        await act(page);
        release();
        if (errors) {
          await expect(summaryOf(page).getByRole('link')).toHaveText(errors.map(String));
        } else {
          await expect(statusOf(page)).toContainText(formCopy.sent.title);
        }
        expect(posts).toHaveLength(errors ? 0 : 1);
      },
    );
  }
}

test.describe('when scripts never load', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await holdRequests(page, scripts);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
  });

  test('the browser focuses the first missing field', async ({ page }) => {
    await send(page);
    await expect(control(page, required[0]?.name ?? '')).not.toBeFocused();
    await page.clock.runFor(8000);
    await expect(control(page, required[0]?.name ?? '')).toBeFocused();
  });

  test('the browser posts a complete form once, without a query string', async ({ page }) => {
    const posts = await mockEmailService(page);
    await fillIn(page, anEnquiry());
    await send(page);
    await page.clock.runFor(8000);
    await expect(page.getByText('OK', { exact: true })).toBeVisible();
    expect(posts).toHaveLength(1);
    expect(new URL(page.url()).search).toBe('');
  });

  test('the draft survives a reload', async ({ page }) => {
    const enquiry = anEnquiry();
    await fillIn(page, enquiry);
    await page.unrouteAll();
    await page.reload();
    await expect.poll(() => fieldValues(page)).toEqual(enquiry);
  });
});

test('a page loads no script before the first interaction', async ({ page }) => {
  // Headless Chromium sends a mouse event to the first page that it renders.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const loaded: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && loaded.push(request.url()));
  for (const address of ['/', '/privacypolicy']) {
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  expect(loaded).toEqual([]);
});

test('the menu stays closed after a link on a slow phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/');
  const button = page.getByRole('button', { name: navigation.menuLabel });
  const menu = page.getByRole('navigation', { name: navigation.label });
  const [{ title, link }] = navigation.links;
  await button.click();
  await menu.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(link);
  await expect(menu).toBeHidden();
  // Only React shows the error summary, so the page is hydrated now.
  await send(page);
  await expect(summaryOf(page)).toBeVisible();
  await expect(menu).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a link followed during hydration keeps its address', { tag: '@firefox' }, async ({ page }) => {
  const [{ link }] = navigation.links;
  await page.addInitScript((address) => {
    // Next calls replaceState for the first time at the end of hydration.
    const replaceState = history.replaceState.bind(history);
    History.prototype.replaceState = function followAndReplace(...state) {
      History.prototype.replaceState = replaceState;
      document.querySelector<HTMLElement>(`a[href="${address}"]`)?.click();
      replaceState(...state);
    };
  }, link);
  await page.goto('/');
  await page.mouse.move(100, 100);
  await expect(page).toHaveURL(link);
  await expectTop(page.locator(new URL(page.url()).hash), 100);
});

test.describe('in the first hours of a year', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('the copyright has the year of the visitor’s clock', async ({ page }) => {
    await page.clock.setFixedTime('2030-12-31T23:30:00Z');
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 ');
    await send(page);
    await expect(summaryOf(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 ');
  });
});
