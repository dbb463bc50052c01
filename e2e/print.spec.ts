import { inflateSync } from 'node:zlib';

import type { Page } from 'playwright/test';

import { expect, expectAllShown, test } from './support/fixtures';
import { layoutFaults } from './support/layoutFaults';

// The width of A4 within its margins
test.use({ viewport: { width: 680, height: 1000 }, colorScheme: 'dark' });

for (const url of ['./', './privacypolicy']) {
  test(`${url} is printed in black on white, with its texts, on at most six pages`, async ({ page }) => {
    await page.goto(url);
    const shown = await textsIn(page);
    expect(shown.length).toBeGreaterThan(40);
    await page.mouse.wheel(0, 1);
    await expect(page.locator('html[data-aos-ready]')).toBeAttached();
    // WebKit prints no picture that it has not loaded yet.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('img[loading="lazy"]')).toHaveCount(0);

    await page.emulateMedia({ media: 'print' });
    await expectAllShown(page);
    expect(await textsIn(page)).toEqual(expect.arrayContaining(shown));
    await expect(page.locator('form, nav, button').filter({ visible: true })).toHaveCount(0);
    expect(await page.evaluate(layoutFaults, 'html')).toEqual([]);
    const styles = await page
      .locator('body, body *:not(svg *)')
      .filter({ visible: true })
      .evaluateAll((elements) =>
        elements
          .map((element) => getComputedStyle(element))
          .flatMap(({ color, backgroundColor }) => [color, backgroundColor]),
      );
    expect(new Set(styles)).toEqual(new Set(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)']));

    const pages = lettersOn(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    expect(pages.length).toBeLessThanOrEqual(6);
    expect(Math.min(...pages)).toBeGreaterThan(20); // The bar has fewer.
  });
}

/** Those of the sections, without what only a screen has. */
async function textsIn(page: Page): Promise<string[]> {
  const texts = page.locator(
    'main :is(h1, h2, h3, h4, p, li, td, caption, blockquote, figcaption, address)' +
      ':not(form *, nav *, fieldset *, div[data-region] *, [data-along] > p, [data-ring] > p, #hero p:has(a))',
  );
  return texts.filter({ visible: true }).evaluateAll((elements) => elements.map(({ textContent }) => textContent));
}

/** How many letters each page has. */
function lettersOn(pdf: Buffer): number[] {
  const file = pdf.toString('latin1');
  const contents = Array.from(file.matchAll(/\/Contents (\d+) 0 R/g), ([, id]) => {
    const [, data = ''] = RegExp(`\\n${id} 0 obj\\n.*?stream\\n(.*?)\\nendstream`, 's').exec(file) ?? [];
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  });
  return contents.map((content) => content.split('Tj').length - 1);
}
