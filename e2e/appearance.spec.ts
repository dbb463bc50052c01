import { colours } from '../content/colours';
import { expect, test } from './support/fixtures';

const themes = { light: colours.light, dark: { ...colours.light, ...colours.dark } };

test('the home page has the colours of the theme', async ({ page }) => {
  await page.goto('./');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [selector, property, role] of [
      ['html', 'background-color', 'page'],
      ['html', 'color', 'text'],
      ['h1', 'color', 'on-inverse'],
      ['#contact input:not([type="hidden"], [tabindex])', 'outline-color', 'field-line'],
    ] as const) {
      await expect(page.locator(selector).first()).toHaveCSS(property, rgb(themes[colorScheme][role]));
    }
  }
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark');
});

/** As browsers print a colour such as #0a2926 or #fff. */
function rgb(hex: string): string {
  const digits = hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex;
  return `rgb(${[1, 3, 5].map((start) => parseInt(digits.slice(start, start + 2), 16)).join(', ')})`;
}
