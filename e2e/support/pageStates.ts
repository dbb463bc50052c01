import type { Locator, Page } from 'playwright/test';

import { anEnquiry, endpoint, fillIn, send, statusOf } from './enquiry';
import { expect, hydrated, showIntent } from './fixtures';

type State = {
  readonly enter: (page: Page) => Promise<unknown>;
  /** What shows that the page is in this state. */
  readonly proof: (page: Page) => Locator;
  /** The part of the page that differs from every other state; the whole page where there is none. */
  readonly part?: string;
};

async function home(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page);
}

async function sendFromHome(page: Page): Promise<void> {
  await home(page);
  await fillIn(page, anEnquiry());
  await send(page);
}

/** Every state a visitor can find a page in. */
export const states = {
  'the home page': {
    enter: home,
    proof: (page) => page.getByRole('heading', { level: 1, name: 'Talent Solutions' }),
  },
  'the open menu': {
    enter: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await home(page);
      await page.getByRole('button', { name: 'Menu' }).click();
    },
    proof: (page) => page.locator('#menu:popover-open'),
  },
  'the form with errors': {
    part: '#contact',
    enter: async (page) => {
      await home(page);
      await send(page);
    },
    proof: (page) => page.getByRole('alert', { name: 'There is a problem' }),
  },
  'a message on its way': {
    part: '#contact',
    enter: async (page) => {
      await page.route(endpoint, () => undefined);
      await sendFromHome(page);
    },
    proof: (page) => statusOf(page).getByText('Sending your message…'),
  },
  'a message sent': {
    part: '#contact',
    enter: sendFromHome,
    proof: (page) => statusOf(page).getByText('Thank you'),
  },
  'a message that failed': {
    part: '#contact',
    enter: async (page) => {
      await page.route(endpoint, (route) => route.fulfill({ status: 503 }));
      await sendFromHome(page);
    },
    proof: (page) => statusOf(page).getByText('Your message could not be sent'),
  },
  'the privacy policy': {
    enter: (page) => page.goto('/privacypolicy'),
    proof: (page) => page.getByRole('heading', { level: 1, name: 'Privacy Policy' }),
  },
  'an unknown address': {
    enter: (page) => page.goto('/nowhere'),
    proof: (page) => page.getByText('404 Not Found', { exact: true }),
  },
  'a page that fails': {
    enter: async (page) => {
      await page.addInitScript(() => {
        Date.prototype.getFullYear = () => {
          throw new Error('The calendar is broken on purpose');
        };
      });
      await page.goto('/');
      await showIntent(page);
    },
    proof: (page) => page.getByRole('button', { name: 'Try again' }),
  },
} as const satisfies Readonly<Record<string, State>>;

export type StateName = keyof typeof states;

export const stateNames = Object.keys(states) as StateName[];

/** What the browser says of an unknown address, a failed message and a broken calendar. */
export const expectedErrorsOfStates = /404|503|on purpose|Contact form:/;

export async function enter(page: Page, name: StateName): Promise<void> {
  await states[name].enter(page);
  await expectState(page, name);
}

export const expectState = (page: Page, name: StateName) => expect(states[name].proof(page)).toBeVisible();

/** Where to look for what a state is about. */
export function partOf(name: StateName): string {
  const { part = 'html' }: State = states[name];
  return part;
}
