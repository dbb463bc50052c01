import type { Page } from 'playwright/test';

import { services } from '../content/services';
import { brand } from '../content/site';
import { team } from '../content/team';
import { errorPage } from './support/environment';
import { blockOnFonts, expect, test } from './support/fixtures';
import { layoutFaults } from './support/layoutFaults';
import { edges } from './support/widths';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /404/ });

/**
 * Makes each word 1.6 times as long, as a translation into German or Finnish is. Numbers and email addresses stay, and so
 * does the question, which may not be longer. It runs in the page.
 */
function lengthenTexts(): void {
  const unchanged = 'script, style, svg, legend > :first-child';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode;
    if (nodeValue && !/[@\d]/.test(nodeValue) && !parentElement?.closest(unchanged)) {
      walker.currentNode.nodeValue = nodeValue.replace(/\p{L}{2,}/gu, (word) => word + word.slice(-0.6 * word.length));
    }
  }
}

const long = [
  [brand.name, 'Kithmere & Thistlewood'],
  [team[0].name, 'Wolfeschlegelsteinhausen-Bergerdorff Featherstonehaugh-Cholmondeley'],
  [
    services[0].title,
    'Softwareentwicklungsabteilungsleiterinnen and Infrastructure Reliability Engineering Acquisition',
  ],
] as const;

async function expectRoom(page: Page): Promise<void> {
  await page.evaluate(blockOnFonts);
  for (const width of edges) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await page.evaluate(layoutFaults, 'html'), `${width} px`).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
}

for (const url of ['./', './privacypolicy', errorPage]) {
  test(`${url} has room for longer texts`, async ({ page }) => {
    await page.goto(url);
    await page.evaluate(lengthenTexts);
    await expectRoom(page);
  });
}

test('a very long name and service have room', async ({ page }) => {
  await page.goto('./');
  for (const [from, to] of long) {
    const texts = page.getByText(from, { exact: true });
    await texts.evaluateAll((elements, text) => elements.forEach((element) => (element.textContent = text)), to);
    await expect(page.getByText(to, { exact: true }).first()).toBeAttached();
  }
  await expectRoom(page);
});

test('the placements have room whatever their days', async ({ page }) => {
  await page.goto('./');
  await page.evaluate(blockOnFonts);
  const placements = page.locator('li[data-region][data-day]');
  for (const width of [360, 768, 992, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const days of ['1', '11', '19', '31']) {
      await placements.evaluateAll((items, days) => items.forEach((item) => item.setAttribute('data-day', days)), days);
      const faults = await page.evaluate(layoutFaults, 'section:has([data-region][data-day])');
      expect.soft(faults, `${days} days at ${width} px`).toEqual([]);
    }
  }
});
