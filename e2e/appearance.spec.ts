import { colours } from '../content/colours';
import { expect, test } from './support/fixtures';
import { errorPage } from './support/testedSite';

test.use({ expectedErrors: /404/ });

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

test('the browser’s own bar has the colour of the top of each page', async ({ page }) => {
  for (const url of ['./', './privacypolicy', errorPage]) {
    await page.goto(url);
    const [own = '', atTop] = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      const backgrounds = document.elementsFromPoint(1, 1).map((one) => getComputedStyle(one).backgroundColor);
      return [
        metas.find(({ media }) => matchMedia(media).matches)?.content,
        backgrounds.find((colour) => !colour.endsWith(', 0)')),
      ];
    });
    expect([url, rgb(own)]).toEqual([url, atTop]);
  }
});

test('both fonts are optional, and have the weights that the page uses', async ({ page }) => {
  await page.goto('./');
  // A font that lacks the letters of the content is not loaded. Fallback fonts have no file, so load at once.
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ unicodeRange }) => unicodeRange !== 'U+0-10FFFF')
      .map(({ family, display, weight }) => `${family.replaceAll('"', '')} ${display} ${weight}`);
  });
  expect(['text optional 400 700', 'display optional 700']).toEqual(expect.arrayContaining([...new Set(loaded)]));
  const bold = await page.evaluate(() =>
    ['h1', 'h2'].map((tag) => getComputedStyle(document.querySelector(tag) ?? document.body).fontWeight),
  );
  expect(bold).toEqual(['700', '700']);
});

/** As browsers print a colour such as #0a2926 or #fff. */
function rgb(hex: string): string {
  const digits = hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex;
  return `rgb(${[1, 3, 5].map((start) => parseInt(digits.slice(start, start + 2), 16)).join(', ')})`;
}
