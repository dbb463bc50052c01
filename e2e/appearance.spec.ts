import { errorPage } from './support/environment';
import { blockOnFonts, expect, test } from './support/fixtures';
import { rgb, themes } from './support/themes';

test.use({ expectedErrors: /404/ });

test('the home page has the colours of the theme', async ({ page }) => {
  await page.goto('./');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [selector, property, role] of [
      ['html', 'background-color', 'page'],
      ['html', 'color', 'on-page'],
      ['h1', 'color', 'on-inverse'],
      ['#contact input:not([type="hidden"], [tabindex])', 'outline-color', 'field-line'],
    ] as const) {
      await expect(page.locator(selector).first()).toHaveCSS(property, rgb(themes[colorScheme][role]));
    }
    const selected = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body, '::selection');
      return [backgroundColor, color];
    });
    const { 'region-2': background, 'surface-inverse-deep': text } = themes[colorScheme];
    expect(selected).toEqual([rgb(background), rgb(text)]);
  }
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark');
});

test('the browser’s own bar has the colour of the top of each page', async ({ page }) => {
  for (const [url, colorScheme] of ['./', './privacypolicy', errorPage].flatMap(
    (url) =>
      [
        [url, 'light'],
        [url, 'dark'],
      ] as const,
  )) {
    await page.emulateMedia({ colorScheme });
    await page.goto(url);
    const [own = '', atTop] = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      const backgrounds = document.elementsFromPoint(1, 1).map((one) => getComputedStyle(one).backgroundColor);
      return [
        metas.find(({ media }) => matchMedia(media).matches)?.content,
        backgrounds.find((colour) => !colour.endsWith(', 0)')),
      ];
    });
    expect([url, colorScheme, rgb(own)]).toEqual([url, colorScheme, atTop]);
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

test('fallback fonts take as much room as the fonts', async ({ page }) => {
  await page.goto('./');
  await page.evaluate(blockOnFonts);
  const measured = await page.evaluate(async () => {
    const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    /** Empty if the device or the site does not have the font. */
    const sizesIn = async (font: string) => {
      const text = 'The letters of this line are about as frequent as they are in English';
      const faces = await document.fonts.load(font, text).catch(() => []);
      context.font = font;
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
      return faces.length > 0 ? [width, fontBoundingBoxAscent, fontBoundingBoxDescent] : [];
    };
    const fallbacks = [...document.fonts].filter(({ family }) => family.includes('fallback'));
    const pairs = fallbacks.map(async ({ family, weight }) => {
      const replaced = await sizesIn(`${weight} 1000px ${family.replace(/ fallback[^"]*/, '')}`);
      const sizes = await sizesIn(`${weight} 1000px ${family}`);
      return { family, weight, ratios: replaced.flatMap((size, index) => (sizes[index] ? sizes[index] / size : [])) };
    });
    return (await Promise.all(pairs)).filter(({ ratios }) => ratios.length > 0);
  });
  expect(measured, 'This machine lacks Arial, Liberation Sans, Arimo and Roboto.').not.toEqual([]);
  // No machine has all of these fonts. Other glyphs than bold ones would be thickened, and have other widths.
  const sources = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => (rule instanceof CSSFontFaceRule ? rule.style : []))
      .flatMap(
        (face) =>
          face
            .getPropertyValue('src')
            .match(/local\([^)]*/g)
            ?.map((name) => [face.fontWeight, name]) ?? [],
      ),
  );
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter(([weight, name]) => (weight === '700') !== /bold/i.test(String(name)))).toEqual([]);
  const [families, used] = await page.evaluate(() => [
    [...document.fonts].map(({ family }) => family),
    ['body', 'h1'].flatMap((tag) =>
      getComputedStyle(document.querySelector(tag) ?? document.body).fontFamily.split(', '),
    ),
  ]);
  const withoutQuotes = (names: readonly string[]) => new Set(names.map((name) => name.replaceAll('"', '')));
  expect([...withoutQuotes(used)]).toEqual(expect.arrayContaining([...withoutQuotes(families)]));
  for (const { family, weight, ratios } of measured) {
    const deviations = ratios.map((ratio) => Math.abs(ratio - 1));
    expect(Math.max(...deviations), `${family} ${weight}`).toBeLessThan(0.02);
  }
  // So the lines of all fallback fonts of a family are equally high, on devices of visitors too.
  const heights = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => (rule instanceof CSSFontFaceRule ? rule.style : []))
      .filter((face) => face.fontFamily.includes('fallback'))
      .map((face) => {
        const [size = NaN, ...others] = ['size-adjust', 'ascent-override', 'descent-override'].map(
          (name) => parseFloat(face.getPropertyValue(name)) / 100,
        );
        return [face.fontFamily.replace(/ .*/, ''), ...others.map((part) => (part * size).toFixed(2))].join(' ');
      }),
  );
  expect(new Set(heights).size).toBeLessThanOrEqual(2);
});

test('words, addresses and the mark are set as their records expect', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('h1')).toHaveCSS('hyphens', 'auto');
  await expect(page.locator('h1')).not.toHaveCSS('hyphenate-limit-chars', 'auto');
  const address = page.locator('main a[href^="mailto:"]').first();
  await expect(address).toHaveCSS('hyphens', 'manual');
  // Where it has no room, a line ends before its domain.
  const [start, domainStart] = await address.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    Object.assign(link.style, { display: 'block', width: `${range.getBoundingClientRect().width - 8}px` });
    range.selectNodeContents(link.querySelector('span') ?? document.body);
    return [link, range].map((one) => one.getClientRects()[0]?.left);
  });
  expect(domainStart).toBe(start);
  const lines = page.locator('header path').first();
  for (const [property, value] of [
    ['width', '11px'],
    ['linecap', 'round'],
    ['linejoin', 'round'],
  ] as const) {
    await expect(lines).toHaveCSS(`stroke-${property}`, value);
  }
  // A phone on its side would enlarge some texts, and not those beside them.
  await expect(page.locator('html')).toHaveCSS('text-size-adjust', '100%');
});

test('on paper, no page ends between a title and its text, or after one line of a text', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('./privacypolicy');
  for (const introduction of await page.locator('main :has(+ ul)').all()) {
    await expect(introduction).toHaveCSS('break-after', 'avoid');
  }
  await page.goto('./');
  for (const [selector, property, value] of [
    ['main :is(h1, h2, h3, h4)', 'break-after', 'avoid'],
    ['main :is(figure, li, h2)', 'break-inside', 'avoid'],
    ['main p', 'orphans', '3'],
    ['main p', 'widows', '3'],
    // Inside a flexbox or a grid, WebKit ends a page in the middle of a line.
    ['body, main', 'display', 'block'],
  ] as const) {
    const values = await page
      .locator(selector)
      .evaluateAll((all, name) => all.map((one) => getComputedStyle(one).getPropertyValue(name)), property);
    expect([property, ...new Set(values)]).toEqual([property, value]);
  }
});
