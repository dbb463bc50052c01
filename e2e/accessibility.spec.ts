import { devices, type Page } from 'playwright/test';
import sharp from 'sharp';

import { fields } from './support/enquiry';
import { blockOnFonts, expect, expectTop, test } from './support/fixtures';
import { layoutFaults } from './support/layoutFaults';
import { enter, expectedErrorsOfStates, expectState, type State, stateNames, states } from './support/pageStates';
import { violationsIn } from './support/violationsIn';
import { edges } from './support/widths';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: expectedErrorsOfStates });

const axeOptions = {
  // All rules from A to AAA, except obsolete ones.
  runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'],
  // False positive: it reports a slogan in large letters as a heading.
  rules: { 'p-as-heading': { enabled: false } },
};

for (const state of stateNames) {
  test(`${state} is accessible, light and dark`, async ({ page }) => {
    await enter(page, state);
    // Below and above 992 px, where the bar changes. No other breakpoint affects axe.
    for (const width of state === 'the open menu' ? [390] : [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const violations = await violationsIn(page, states[state].part, axeOptions);
        expect.soft(violations, `${width} px, ${colorScheme}`).toEqual([]);
      }
      await expectState(page, state);
    }
  });
}

test.describe('on a touch screen', () => {
  const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ userAgent, deviceScaleFactor, isMobile, hasTouch, viewport: { width: 390, height: 844 } });

  // axe requires 24 by 24 px everywhere. Links in sentences are exempt, as in WCAG.
  test('every target is at least 44 by 44 px', async ({ page }) => {
    for (const state of stateNames) {
      await enter(page, state);
      // From 992 px on, as on a tablet, the bar has no menu.
      for (const width of state === 'the open menu' ? [390] : [390, 1180]) {
        await page.setViewportSize({ width, height: 844 });
        const smallTargets = await page.evaluate(() => {
          const inSentence = (element: Element) =>
            element.matches('p a, li a') && element.parentElement?.textContent !== element.textContent;
          return [...document.querySelectorAll('a, button, input:not([tabindex="-1"]), textarea')]
            .filter((element) => element.checkVisibility() && !inSentence(element))
            .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
            .filter(({ box }) => Math.min(box.width, box.height) < 43.99)
            .map(({ element, box }) => `${box.width} by ${box.height}: ${element.textContent || element.outerHTML}`);
        });
        expect(smallTargets, `${state} at ${width} px`).toEqual([]);
      }
    }
  });
});

for (const state of stateNames) {
  test(`${state} has room for large type and wide spacing`, async ({ page }) => {
    const { isNarrow, part }: State = states[state];
    const sizes = [
      { width: 320, height: 256, scale: 1 },
      ...edges.map((width) => ({ width, height: 844, scale: 1 })),
      ...[390, 1024, 1280].map((width) => ({ width, height: 800, scale: 2 })),
    ].filter(({ width }) => !isNarrow || width < 992);
    await enter(page, state);
    await page.evaluate(blockOnFonts);
    for (const { width, height, scale } of sizes) {
      const size = `${width} x ${height} px, type ${scale} times as large`;
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(enlargeType, scale), size).toEqual([]);
      expect(await page.evaluate(layoutFaults, part), size).toEqual([]);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`
          * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
          p { margin-block-end: 2em !important; }
        `);
        document.adoptedStyleSheets.push(sheet);
      });
      expect(await page.evaluate(layoutFaults, part), `${size}, spaced out`).toEqual([]);
      // Beside the open menu, a headless browser keeps room for a scrollbar that it does not have.
      expect(await page.evaluate(() => document.documentElement.scrollWidth), size).toBeLessThanOrEqual(width);
      await page.evaluate(() => document.adoptedStyleSheets.pop());
    }
  });
}

/** Enlarges the type, as a setting of the browser does. @returns the small texts that hardly grow */
function enlargeType(scale: number): string[] {
  const texts = [...document.querySelectorAll('body :not(svg *, script, style)')].filter((element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
  );
  const [before, after] = [1, scale].map((size) => {
    document.documentElement.style.fontSize = `${100 * size}%`;
    return texts.map((element) => parseFloat(getComputedStyle(element).fontSize));
  });
  return texts.flatMap(({ textContent }, index) => {
    const [small = 0, large = 0] = [before?.[index], after?.[index]];
    return small < 20 && large < 0.75 * scale * small ? `${small} to ${large} px: “${textContent.trim()}”` : [];
  });
}

/** The tab stops, in document order. Of a group of radio buttons, the one that is chosen is one. */
const tabStops = 'a[href], button, input:not([type="hidden"], [tabindex="-1"], [type="radio"]:not(:checked)), textarea';

/** The focused element: its index among the tab stops, its outline, and whether anything covers it. */
async function focused(page: Page) {
  return page.evaluate((selector) => {
    const element = document.activeElement ?? document.body;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const inset = 2;
    const isUncovered = (x: number, y: number) => element.contains(document.elementFromPoint(x, y));
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      index: [...document.querySelectorAll(selector)].filter((target) => target.checkVisibility()).indexOf(element),
      hasOutline: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      uncovered:
        [left + inset, (left + right) / 2, right - inset].every((x) => isUncovered(x, (top + bottom) / 2)) &&
        [top + inset, bottom - inset].every((y) => isUncovered((left + right) / 2, y)),
    };
  }, tabStops);
}

test('focus stays visible while Tab goes through the page and back', async ({ page }) => {
  await page.goto('./');
  // Without a choice, the first or the last radio button is a stop, depending on the direction.
  await page.locator('#hero label').first().click();
  await page.reload();
  const count = await page.locator(tabStops).filter({ visible: true }).count();
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toEqual({ index, hasOutline: true, uncovered: true });
  }
  for (let index = count - 2; index >= 0; index -= 1) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => focused(page)).toEqual({ index, hasOutline: true, uncovered: true });
  }
});

test('a click anywhere on a service follows its link', async ({ page }) => {
  await page.goto('./');
  for (const service of await page.locator('#service li').all()) {
    await service.click();
    await expectTop(page.locator('#hero'), 0);
  }
});

test('icons, and edges of controls and errors, show in forced colours', async ({ page, form }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./#contact');
  await form.send();
  await expect(form.summary).toBeVisible();
  const bordered = page.locator(
    'header button, form :is(button, textarea, input:not([tabindex], [type="hidden"])), [role="alert"]',
  );
  await expect(bordered).toHaveCount(fields.length + 3);
  const withoutBorder = await bordered.evaluateAll((elements) => {
    const background = getComputedStyle(document.documentElement).backgroundColor;
    const isVisible = (line: string, colour: string) =>
      line !== 'none' && ![background, 'rgba(0, 0, 0, 0)'].includes(colour);
    return elements
      .filter((element) => {
        const { borderTopStyle, borderTopColor, outlineStyle, outlineColor } = getComputedStyle(element);
        return !isVisible(borderTopStyle, borderTopColor) && !isVisible(outlineStyle, outlineColor);
      })
      .map(({ outerHTML }) => outerHTML);
  });
  expect(withoutBorder).toEqual([]);
  const icon = await page.locator('header button [aria-hidden]').screenshot();
  const { channels } = await sharp(icon).stats();
  expect(Math.min(...channels.map(({ min, max }) => max - min))).toBeGreaterThan(128);
});
