import type { Locator, Page } from 'playwright/test';

import { formCopy } from '../../content/contact';
import { errorPages } from '../../content/errors';
import { hero } from '../../content/hero';
import { navigation } from '../../content/navigation';
import { privacy } from '../../content/privacy';
import { anEnquiry, endpoint, fillIn, send, statusOf } from './enquiry';
import { expect } from './fixtures';
import { errorPage } from './testedUrls';

type State = {
  readonly enter: (page: Page) => Promise<unknown>;
  /** An element that shows that the page is in this state. */
  readonly marker: (page: Page) => Locator;
  /** The selector of the part that differs from the other states. The default is the whole page. */
  readonly part?: string;
};

const home = (page: Page) => page.goto('./');

async function sendFromHome(page: Page): Promise<void> {
  await home(page);
  await fillIn(page, anEnquiry());
  await send(page);
}

/** The states that differ in layout or structure. */
const states = {
  'the home page': {
    enter: home,
    marker: (page) => page.getByRole('heading', { level: 1, name: hero.title }),
  },
  'the open menu': {
    enter: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await home(page);
      await page.getByRole('button', { name: navigation.menuLabel, exact: true }).click();
    },
    marker: (page) => page.locator('#menu:popover-open'),
  },
  'the form with errors': {
    part: '#contact',
    enter: async (page) => {
      await home(page);
      await send(page);
    },
    marker: (page) => page.getByRole('alert', { name: formCopy.errorSummaryTitle }),
  },
  'a message on its way': {
    part: '#contact',
    enter: async (page) => {
      await page.route(endpoint, () => undefined);
      await sendFromHome(page);
    },
    marker: (page) => statusOf(page).getByText(formCopy.sending.title),
  },
  'a message sent': {
    part: '#contact',
    enter: async (page) => {
      await page.route(endpoint, (route) => route.fulfill({ body: 'OK' }));
      await sendFromHome(page);
    },
    marker: (page) => statusOf(page).getByText(formCopy.sent.title),
  },
  'a message that failed': {
    part: '#contact',
    enter: async (page) => {
      await page.route(endpoint, (route) => route.fulfill({ status: 503 }));
      await sendFromHome(page);
    },
    marker: (page) => statusOf(page).getByText(formCopy.failures['server-error'].title),
  },
  'the privacy policy': {
    enter: (page) => page.goto('./privacypolicy'),
    marker: (page) => page.getByRole('heading', { level: 1, name: privacy.title }),
  },
  'an unknown URL': {
    enter: (page) => page.goto(errorPage),
    marker: (page) =>
      page.getByText(`${errorPages.notFound.status} ${errorPages.notFound.statusText}`, { exact: true }),
  },
} as const satisfies Readonly<Record<string, State>>;

export type StateName = keyof typeof states;

export const stateNames = Object.keys(states) as StateName[];

/** Errors of two states: the unknown URL and the message that failed. */
export const expectedErrorsOfStates = /404|503|Contact form:/;

export async function enter(page: Page, name: StateName): Promise<void> {
  await states[name].enter(page);
  await expectState(page, name);
}

export const expectState = (page: Page, name: StateName) => expect(states[name].marker(page)).toBeVisible();

export function partOf(name: StateName): string {
  const { part = 'html' }: State = states[name];
  return part;
}
