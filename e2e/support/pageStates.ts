import type { Page } from 'playwright/test';

import { anEnquiry, ContactForm, endpoint } from './enquiry';
import { errorPage } from './environment';
import { expect } from './fixtures';

/** How to reach a state of a page. */
export type State = {
  readonly url: string;
  /** The menu has a button in narrow windows only. */
  readonly isNarrow?: boolean;
  /** The status of the response to a message, which is filled in; 0 if there is no response. */
  readonly response?: number;
  /** The selector of a button to click. */
  readonly click?: string;
  /** Matches the errors that the state causes. */
  readonly errors?: RegExp;
  /** The selector of an element that shows that the page is in this state. */
  readonly marker: string;
  /** The selector of the part that differs from the other states. */
  readonly part: string;
};

const form = { url: './', click: 'form [type="submit"]', part: '#contact' };
const statusIs = (status: string) => `form[data-status="${status}"] [role="status"]`;

/** The states that differ in layout or structure. */
export const states = {
  'the home page': { url: './', marker: 'h1', part: 'html' },
  'an answer in the ring': {
    url: './',
    click: '#hero label[data-region]:nth-of-type(3)',
    marker: '#hero [data-region]:has(:checked) + a',
    part: 'main',
  },
  'the open menu': { url: './', isNarrow: true, click: 'header button', marker: '#menu:popover-open', part: 'html' },
  'the form with errors': { ...form, marker: '[role="alert"]' },
  'a message on its way': { ...form, response: 0, marker: statusIs('sending') },
  'a message sent': { ...form, response: 200, marker: statusIs('sent') },
  'a message that failed': { ...form, response: 503, errors: /503|Contact form:/, marker: statusIs('failed') },
  'the privacy policy': { url: './privacypolicy', marker: 'article', part: 'html' },
  'an unknown URL': { url: errorPage, errors: /404/, marker: 'h1', part: 'html' },
} as const satisfies Readonly<Record<string, State>>;

export type StateName = keyof typeof states;

export const stateNames = Object.keys(states) as StateName[];

/** Of a test that enters them all. */
export const expectedErrorsOfStates = RegExp(
  Object.values<State>(states)
    .flatMap(({ errors }) => errors?.source ?? [])
    .join('|'),
);

/** Without emoji and Arabic, which are in fonts of the machine, not of the site. */
const inSiteFonts = Object.fromEntries(
  Object.entries(anEnquiry()).map(([name, value]) => [name, value.replace(/\s*\p{Extended_Pictographic}[^]*/u, '')]),
);

export async function enter(page: Page, name: StateName): Promise<void> {
  const { url, isNarrow, response, click }: State = states[name];
  if (isNarrow) {
    await page.setViewportSize({ width: 390, height: 844 });
  }
  await page.goto(url);
  if (response !== undefined) {
    await page.route(endpoint, (route) => (response ? route.fulfill({ status: response }) : undefined));
    await new ContactForm(page).fillIn(inSiteFonts);
  }
  if (click) {
    await page.locator(click).click();
  }
  await expectState(page, name);
  if (response === 200) {
    await new ContactForm(page).writeAnotherButton.click({ trial: true }); // At first it ignores clicks.
  }
}

export const expectState = (page: Page, name: StateName) => expect(page.locator(states[name].marker)).toBeVisible();
