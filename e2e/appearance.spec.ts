import { colours } from '../content/colours';
import { expect, test } from './support/fixtures';
import { enter, expectedErrorsOfStates, type StateName } from './support/pageStates';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: expectedErrorsOfStates });

const themes = { light: colours.light, dark: { ...colours.light, ...colours.dark } };
type Look = readonly [selector: string, property: string, role: keyof typeof colours.light];

for (const [state, looks] of Object.entries<readonly Look[]>({
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
})) {
  test(`${state} has the colours of the theme`, async ({ page }) => {
    await enter(page, state as StateName);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const [selector, property, role] of looks) {
        const message = `${colorScheme}: ${selector} ${property}`;
        await expect.soft(page.locator(selector).first(), message).toHaveCSS(property, rgb(themes[colorScheme][role]));
      }
    }
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark');
  });
}

/** As browsers print a colour such as #0a2926 or #fff. */
function rgb(hex: string): string {
  const digits = hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex;
  return `rgb(${[1, 3, 5].map((start) => parseInt(digits.slice(start, start + 2), 16)).join(', ')})`;
}
