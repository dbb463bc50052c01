import axe, { type RunOnly, type RunOptions } from 'axe-core';
import { wcagContrast } from 'culori';
import { devices, type Page } from 'playwright/test';

import { anEnquiry, endpoint, fillIn, send, statusOf } from './support/enquiry';
import { expect, test } from './support/fixtures';
import { enter, expectedErrorsOfStates, expectState, partOf, type StateName, stateNames } from './support/pageStates';

declare global {
  // What its source leaves in a page.
  interface Window {
    readonly axe: typeof axe;
  }
}

const widths = [320, 390, 768, 1440];

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: expectedErrorsOfStates });

/** Every rule there is, from A to AAA, but for what axe itself calls obsolete. */
const levels = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];
const rulesOnColours = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];
// Takes a slogan set in large letters for a heading.
const rulesLeftOut = { 'p-as-heading': { enabled: false } };

for (const state of stateNames) {
  test(`${state}: no rule broken, at any width, in light, dark and forced colours`, async ({ page }) => {
    await enter(page, state);
    await page.evaluate(axe.source);
    const violations: string[] = [];
    const analyse = async (where: string, rules: RunOnly) => {
      violations.push(...(await rulesBroken(page, partOf(state), rules)).map((broken) => `${where}: ${broken}`));
    };
    // There is no menu to open in a wide window.
    for (const width of state === 'the open menu' ? widths.filter((one) => one < 992) : widths) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      await analyse(`${width} px, light`, { type: 'tag', values: levels });
      // Themes change the colours and nothing else.
      await page.emulateMedia({ colorScheme: 'dark' });
      await analyse(`${width} px, dark`, { type: 'rule', values: rulesOnColours });
      // There axe reads the author's colours, not those forced upon the page.
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
      violations.push(...(await wordsLost(page)).map((words) => `${width} px, forced colours: ${words}`));
      await expectState(page, state);
    }
    expect(violations).toEqual([]);
  });
}

async function rulesBroken(page: Page, part: string, runOnly: RunOnly): Promise<string[]> {
  const options: RunOptions = { runOnly, rules: rulesLeftOut, resultTypes: ['violations'] };
  const { violations } = await page.evaluate((input) => window.axe.run(input.part, input.options), { part, options });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
}

/** Words in a colour too near that of their ground, by what the browser computes. */
async function wordsLost(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const groundOf = (element: Element | null): string => {
      const colour = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
      return element && /^rgba\(.*, 0\)$/.test(colour) ? groundOf(element.parentElement) : colour;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: [words: string, colour: string, ground: string][] = [];
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      if (nodeValue?.trim() && parentElement?.checkVisibility() && !parentElement.closest('svg')) {
        found.push([nodeValue, getComputedStyle(parentElement).color, groundOf(parentElement)]);
      }
    }
    return found;
  });
  expect(words.length).toBeGreaterThan(3);
  return words.filter(([, colour, ground]) => wcagContrast(colour, ground) < 7).map(([text]) => text);
}

for (const address of ['/', '/privacypolicy', '/nowhere']) {
  test(`${address} has one first heading, and skips no level below it`, async ({ page }) => {
    await page.goto(address);
    const levels = await page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skipped).toEqual([]);
  });

  test(`the links of ${address} say by name alone where they go`, async ({ page }) => {
    await page.goto(address);
    const tree = await page.locator('body').ariaSnapshot();
    const links = [...tree.matchAll(/- link "([^"]+)"[^\n]*\n\s+- \/url: "?([^\s"]+)/g)];
    expect(links).toHaveLength(await page.getByRole('link').count());
    const targets = new Map<string, Set<string>>();
    for (const [, name = '', url = ''] of links) {
      expect(name).not.toMatch(/^((learn|read|see|find out) more|more|here|click here|link|this page)$/i);
      targets.set(name, (targets.get(name) ?? new Set()).add(url));
    }
    expect([...targets].filter(([, urls]) => urls.size > 1)).toEqual([]);
  });
}

test('what is announced has its place from the start, and is said once and in order', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  expect(html).toMatch(/<div[^>]* role="status"[^>]*><\/div>/);
  expect(html).toMatch(/<p[^>]* aria-live="polite"[^>]*><\/p>/);

  await enter(page, 'the home page');
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    for (const region of document.querySelectorAll('main [role="status"], main [aria-live]')) {
      const observer = new MutationObserver(() => region.textContent && announced.push(region.textContent));
      observer.observe(region, { childList: true, subtree: true, characterData: true });
    }
  });
  const announced = () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);

  await page.getByLabel('Additional Information').fill('x'.repeat(9_500));
  await page.getByLabel('Additional Information').fill('x'.repeat(9_990));
  await expect.poll(announced).toEqual(['Characters left: 10']);
  await page.getByLabel('Additional Information').fill('');
  await fillIn(page, anEnquiry());
  await page.route(endpoint, (route) => route.fulfill({ status: 503 }));
  await send(page);
  await expect(statusOf(page)).toContainText('could not be sent');
  await page.unroute(endpoint);
  await send(page);
  await expect(statusOf(page)).toContainText('Thank you');
  expect((await announced()).map((text) => text.slice(0, 20))).toEqual(
    [
      'Characters left: 10',
      'Loading...',
      'Sending your message…',
      'Your message could not be sent',
      'Loading...',
      'Sending your message…',
      'Thank you. Your message is with us.',
    ].map((text) => text.slice(0, 20)),
  );
});

const statesWithTargets: readonly StateName[] = [
  'the home page',
  'the open menu',
  'the form with errors',
  'a message that failed',
  'the privacy policy',
  'an unknown address',
  'a page that fails',
];

test.describe('room for fingers and for words', () => {
  const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];

  test.describe('on a telephone', () => {
    test.use({ userAgent, deviceScaleFactor, isMobile, hasTouch, viewport: { width: 390, height: 844 } });

    test('whatever is tapped is at least 44 px high and wide', async ({ page }) => {
      for (const state of statesWithTargets) {
        await enter(page, state);
        expect([state, await smallTargets(page, 44)]).toEqual([state, []]);
      }
    });
  });

  test('whatever is clicked is at least 24 px high and wide', async ({ page }) => {
    for (const state of statesWithTargets.filter((one) => one !== 'the open menu')) {
      await enter(page, state);
      expect([state, await smallTargets(page, 24)]).toEqual([state, []]);
    }
  });
});

/** A link within a sentence is as high as its line, which WCAG allows. */
function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((size) => {
    const inSentence = (element: Element) =>
      element.matches('p a') && element.parentElement?.textContent !== element.textContent;
    return [...document.querySelectorAll('a, button, input:not([tabindex="-1"]), textarea')]
      .filter((element) => element.checkVisibility() && !inSentence(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < size - 0.01)
      .map(({ element, box }) => `${box.width} by ${box.height}: ${element.textContent || element.outerHTML}`);
  }, least);
}

for (const state of statesWithTargets) {
  test(`${state}: no words lost at 320 by 256 px, with twice the text size and wide spacing`, async ({ page }) => {
    await enter(page, state);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-block-end: 2em !important; }
      `);
      document.adoptedStyleSheets.push(sheet);
    });
    for (const [width, height, size] of [
      [320, 256, '100%'],
      [640, 512, '200%'],
      [1280, 800, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
      expect([width, await clippedWords(page)]).toEqual([width, []]);
    }
  });
}

/** Words that reach out of their own box, or out of one that cuts off what reaches out of it. */
function clippedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const clipped: string[] = [];
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      if (!nodeValue?.trim() || !parentElement?.checkVisibility() || parentElement.closest('svg, [popover]')) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const words = range.getBoundingClientRect();
      for (let box: Element | null = parentElement; box && box !== document.body; box = box.parentElement) {
        const { display, overflowX, overflowY, clipPath } = getComputedStyle(box);
        if (clipPath !== 'none') {
          break; // Meant for ears only.
        }
        const { left, top, right, bottom } = box.getBoundingClientRect();
        const cuts = box === parentElement || [overflowX, overflowY].some((way) => ['hidden', 'clip'].includes(way));
        if (display !== 'inline' && cuts) {
          const over = Math.max(left - words.left, top - words.top, words.right - right, words.bottom - bottom);
          if (over > 1) {
            clipped.push(`${Math.round(over)} px of “${nodeValue.trim()}” out of ${box.tagName} ${box.className}`);
          }
        }
      }
    }
    return clipped;
  });
}
