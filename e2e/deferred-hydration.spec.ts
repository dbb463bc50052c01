import type { Page } from 'playwright/test';

import { fields, formCopy } from '../content/contact';
import { navigation } from '../content/navigation';
import type { Field } from '../scripts/schemas/content';
import {
  anEnquiry,
  answerForm,
  control,
  type Enquiry,
  fillIn,
  holdRequests,
  send,
  sendButton,
  statusOf,
  summaryOf,
  typedIn,
} from './support/enquiry';
import { expect, expectTop, test } from './support/fixtures';

// Chromium reports that the service's bare answer, unlike this site's pages, asks for no view transition.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /ViewTransition opt-in disabled/ });

const scripts = '**/_next/**/*.js';
const records: readonly Field[] = fields;
const required = records.filter((field) => field.required);
const malformed = records.find(({ name }) => name === 'reply_to')?.malformed;

/** Sets values as password managers and voice control do: with one event, or with none. */
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

type FirstTouch = {
  readonly act: (page: Page) => Promise<unknown>;
  /** The messages of the error summary; without them the message is sent. */
  readonly errors?: readonly (string | undefined)[];
};

const firstTouches: Readonly<Record<string, FirstTouch>> = {
  'a click on Send, with nothing filled in': { act: send, errors: required.map(({ missing }) => missing) },
  'requestSubmit() with nothing filled in': { act: requestSubmit, errors: required.map(({ missing }) => missing) },
  'Enter with one field missing': {
    act: async (page) => {
      await fillIn(page, anEnquiry({ [required[1]?.name ?? '']: '' }));
      await control(page, 'first_name').press('Enter');
    },
    errors: [required[1]?.missing],
  },
  'Send with a malformed address': {
    act: async (page) => {
      await fillIn(page, anEnquiry({ reply_to: 'zoe at fathom' }));
      await send(page);
    },
    errors: [malformed],
  },
  'Send, pressed twice, with everything filled in': {
    act: async (page) => {
      await fillIn(page, anEnquiry());
      await sendButton(page).dblclick();
    },
  },
  'requestSubmit() with values from change events alone': {
    act: async (page) => {
      await setValues(page, anEnquiry(), 'change');
      await requestSubmit(page);
    },
  },
  'Send with values set without any event': {
    act: async (page) => {
      await setValues(page, anEnquiry());
      await send(page);
    },
  },
};

for (const [name, { act, errors }] of Object.entries(firstTouches)) {
  for (const when of ['at rest', 'while scripts are late']) {
    test(
      `${name}, ${when}: ${errors ? 'the errors are listed' : 'one message is sent'}`,
      { tag: '@form' },
      async ({ page }) => {
        const posts = await answerForm(page);
        const arrive = when === 'at rest' ? () => undefined : await holdRequests(page, scripts);
        await page.goto('/', { waitUntil: 'domcontentloaded' });
        await act(page);
        arrive();
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

test.describe('when scripts never arrive', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await holdRequests(page, scripts);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
  });

  test('the browser asks for what is missing', async ({ page }) => {
    await send(page);
    await expect(control(page, required[0]?.name ?? '')).not.toBeFocused();
    await page.clock.runFor(8000);
    await expect(control(page, required[0]?.name ?? '')).toBeFocused();
  });

  test('the browser posts a complete form, once, with nothing in the address', async ({ page }) => {
    const posts = await answerForm(page);
    await fillIn(page, anEnquiry());
    await send(page);
    await page.clock.runFor(8000);
    await expect(page.getByText('OK', { exact: true })).toBeVisible();
    expect(posts).toHaveLength(1);
    expect(new URL(page.url()).search).toBe('');
  });

  test('what was typed survives a reload', async ({ page }) => {
    const enquiry = anEnquiry();
    await fillIn(page, enquiry);
    await page.unrouteAll();
    await page.reload();
    await expect.poll(() => typedIn(page)).toEqual(enquiry);
  });
});

test('a page that is only read loads no script', async ({ page }) => {
  // Headless Chromium reports a mouse to the first page it draws, as if a visitor moved it.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const loaded: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && loaded.push(request.url()));
  for (const address of ['/', '/privacypolicy']) {
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  expect(loaded).toEqual([]);
});

test('on a slow phone a followed link closes the menu for good', async ({ page }) => {
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
  // Only React lists the errors, so it is there now.
  await send(page);
  await expect(summaryOf(page)).toBeVisible();
  await expect(menu).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a link followed during hydration keeps its address', { tag: '@firefox' }, async ({ page }) => {
  const [{ link }] = navigation.links;
  await page.addInitScript((address) => {
    // Next's first replaceState is its last step of hydration.
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

  test('the copyright has the year of the visitor’s clock, before and after hydration', async ({ page }) => {
    await page.clock.setFixedTime('2030-12-31T23:30:00Z');
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 ');
    await send(page);
    await expect(summaryOf(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('© 2031 ');
  });
});
