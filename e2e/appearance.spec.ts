import type { Page } from 'playwright/test';

import { colours } from '../content/colours';
import { expect, test } from './support/fixtures';
import { enter, expectedErrorsOfStates, type StateName } from './support/pageStates';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: expectedErrorsOfStates });

type Role = keyof typeof colours.light;
type Look = readonly [selector: string, property: string, role: Role];

const themes: Readonly<Record<'light' | 'dark', Readonly<Record<Role, string>>>> = {
  light: colours.light,
  dark: { ...colours.light, ...colours.dark },
};

const looks: Partial<Record<StateName, readonly Look[]>> = {
  'the home page': [
    ['html', 'background-color', 'page'],
    ['html', 'color', 'text'],
    ['h1', 'color', 'on-inverse'],
    ['#contact input:not([type="hidden"], [tabindex])', 'outline-color', 'field-line'],
  ],
  'the form with errors': [
    ['[aria-invalid="true"]', 'outline-color', 'error'],
    ['[id$="-error"]:not(:empty)', 'color', 'error'],
    ['[role="alert"]', 'border-top-color', 'error'],
  ],
  'a message sent': [['[role="status"]', 'border-top-color', 'success']],
  'a message that failed': [['[role="status"]', 'border-top-color', 'error']],
};

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

for (const [name, state] of Object.entries(looks) as [StateName, readonly Look[]][]) {
  test(`${name} has the colours of the theme`, async ({ page }) => {
    await enter(page, name);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const [selector, property, role] of state) {
        const message = `${colorScheme}: ${selector} ${property}`;
        expect.soft(await styleOf(page, selector, property), message).toBe(rgb(themes[colorScheme][role]));
      }
    }
    expect(await styleOf(page, 'html', 'color-scheme')).toBe('light dark');
  });
}

test('an invalid field has a thicker ring', async ({ page }) => {
  await enter(page, 'the form with errors');
  const widthOf = (selector: string) => styleOf(page, selector, 'outline-width');
  expect(await widthOf('[aria-invalid="true"]')).not.toBe(await widthOf('[aria-invalid="false"]'));
});

/** As browsers print a colour such as #0a2926 or #fff. */
function rgb(hex: string): string {
  const digits = hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex;
  const channels = [1, 3, 5].map((start) => parseInt(digits.slice(start, start + 2), 16));
  return `rgb(${channels.join(', ')})`;
}
