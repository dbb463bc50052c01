import axe, { type RunOnly, type RunOptions } from 'axe-core';
import { wcagContrast } from 'culori';
import { devices, type Page } from 'playwright/test';

import { fields, formCopy } from '../content/contact';
import { errorPage } from './support/crawledPages';
import { anEnquiry, endpoint, fillIn, send, statusOf } from './support/enquiry';
import { expect, test } from './support/fixtures';
import { enter, expectedErrorsOfStates, expectState, partOf, type StateName, stateNames } from './support/pageStates';

declare global {
  // axe-core's script defines this global.
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Below and above 992 px, where the bar changes. No other breakpoint affects axe. */
const widths = [390, 1440];

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: expectedErrorsOfStates });

/** All rules from A to AAA, except obsolete ones and those in `disabledRules`. */
const ruleTags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];
const colourRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];
// False positive: it reports a slogan in large letters as a heading.
const disabledRules = { 'p-as-heading': { enabled: false } };

for (const state of stateNames) {
  test(`${state} is accessible in light, dark and forced colours`, { tag: '@a11y' }, async ({ page }) => {
    await enter(page, state);
    await page.evaluate(axe.source);
    const violations: string[] = [];
    const analyse = async (where: string, rules: RunOnly) => {
      violations.push(...(await violationsOf(page, partOf(state), rules)).map((violation) => `${where}: ${violation}`));
    };
    // A wide window has no menu button.
    for (const width of state === 'the open menu' ? widths.filter((one) => one < 992) : widths) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      await analyse(`${width} px, light`, { type: 'tag', values: ruleTags });
      // Dark mode changes only colours.
      await page.emulateMedia({ colorScheme: 'dark' });
      await analyse(`${width} px, dark`, { type: 'rule', values: colourRules });
      // axe does not read forced colours, so this test computes their contrast.
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
      violations.push(...(await lowContrastText(page)).map((text) => `${width} px, forced colours: ${text}`));
      await expectState(page, state);
    }
    expect(violations).toEqual([]);
  });
}

async function violationsOf(page: Page, part: string, runOnly: RunOnly): Promise<string[]> {
  const options: RunOptions = { runOnly, rules: disabledRules, resultTypes: ['violations'] };
  const { violations } = await page.evaluate((input) => window.axe.run(input.part, input.options), { part, options });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
}

/** Texts with a contrast below 7:1 between the computed colours. */
async function lowContrastText(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const backgroundOf = (element: Element | null): string => {
      const colour = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
      return element && /^rgba\(.*, 0\)$/.test(colour) ? backgroundOf(element.parentElement) : colour;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: [text: string, colour: string, background: string][] = [];
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      if (nodeValue?.trim() && parentElement?.checkVisibility() && !parentElement.closest('svg')) {
        found.push([nodeValue, getComputedStyle(parentElement).color, backgroundOf(parentElement)]);
      }
    }
    return found;
  });
  expect(texts.length).toBeGreaterThan(3);
  return texts.filter(([, colour, background]) => wcagContrast(colour, background) < 7).map(([text]) => text);
}

test('link names are descriptive and have one URL each', { tag: '@a11y' }, async ({ page }) => {
  for (const address of ['/', '/privacypolicy', errorPage]) {
    await page.goto(address);
    const snapshot = await page.locator('body').ariaSnapshot();
    const links = [...snapshot.matchAll(/- '?link "((?:[^"\\]|\\.)+)"[^\n]*\n\s+- \/url: "?([^\s"]+)/g)];
    expect(links).toHaveLength(await page.getByRole('link').count());
    const targets = new Map<string, Set<string>>();
    for (const [, name = '', url = ''] of links) {
      expect(name).not.toMatch(/^((learn|read|see|find out) more|more|here|click here|link|this page)$/i);
      targets.set(name, (targets.get(name) ?? new Set()).add(url));
    }
    expect([...targets].filter(([, urls]) => urls.size > 1)).toEqual([]);
  }
});

test('each status is announced once, in order', { tag: ['@a11y', '@form'] }, async ({ page }) => {
  await enter(page, 'the home page');
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    // Screen readers announce a change within a live region, but not a region that is added with its text.
    new MutationObserver((changes) => {
      const elements = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement));
      const regions = new Set(elements.map((element) => element?.closest('main :is([role="status"], [aria-live])')));
      announced.push(...[...regions].flatMap((region) => region?.textContent || []));
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const announced = () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
  const { limit = 0, label = '' } = fields.find(({ name }) => name === 'message') ?? {};
  const message = page.getByLabel(label, { exact: true });
  const charactersLeft = formCopy.charactersLeft.replace('{count}', '10');

  await fillIn(page, anEnquiry({ message: 'x'.repeat(limit - 500) }));
  await message.fill('x'.repeat(limit - 10));
  await expect.poll(announced).toEqual([charactersLeft]);
  const { sending, failures, sent } = formCopy;
  for (const [status, notice] of [
    [503, failures['server-error']],
    [200, sent],
  ] as const) {
    await page.route(endpoint, (route) => route.fulfill({ status, body: '' }));
    await send(page);
    await expect(statusOf(page)).toContainText(notice.title);
  }
  const titles = [formCopy.loading, sending.title, failures['server-error'].title, sent.title];
  const announcements = (await announced()).map((text) => titles.find((title) => text.startsWith(title)) ?? text);
  expect(announcements.filter((text) => text !== formCopy.loading)).toEqual([
    charactersLeft,
    sending.title,
    failures['server-error'].title,
    sending.title,
    sent.title,
  ]);
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

test.describe('target size', () => {
  const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];

  test.describe('on a touch screen', () => {
    test.use({ userAgent, deviceScaleFactor, isMobile, hasTouch, viewport: { width: 390, height: 844 } });

    test('every target is at least 44 by 44 px', { tag: '@a11y' }, async ({ page }) => {
      for (const state of statesWithTargets) {
        await enter(page, state);
        expect([state, await smallTargets(page, 44)]).toEqual([state, []]);
      }
    });
  });

  test('every target is at least 24 by 24 px with a mouse', { tag: '@a11y' }, async ({ page }) => {
    for (const state of statesWithTargets.filter((one) => one !== 'the open menu')) {
      await enter(page, state);
      expect([state, await smallTargets(page, 24)]).toEqual([state, []]);
    }
  });
});

/** The targets that are too small. Links in sentences are exempt, as in WCAG. */
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
  test(`${state} clips no text in small windows or large type`, { tag: '@a11y' }, async ({ page }) => {
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
      [390, 844, '200%'],
      [1280, 800, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
      expect([width, await clippedText(page)]).toEqual([width, []]);
    }
  });
}

/** Texts that overflow their element, or an ancestor that hides overflow. */
function clippedText(page: Page): Promise<string[]> {
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
      const text = range.getBoundingClientRect();
      for (let box: Element | null = parentElement; box && box !== document.body; box = box.parentElement) {
        const { display, overflowX, overflowY, clipPath } = getComputedStyle(box);
        if (clipPath !== 'none') {
          break; // Visually hidden text.
        }
        const { left, top, right, bottom } = box.getBoundingClientRect();
        const clips = box === parentElement || [overflowX, overflowY].some((way) => ['hidden', 'clip'].includes(way));
        if (display !== 'inline' && clips) {
          const over = Math.max(left - text.left, top - text.top, text.right - right, text.bottom - bottom);
          if (over > 1) {
            clipped.push(`${Math.round(over)} px of “${nodeValue.trim()}” out of ${box.tagName} ${box.className}`);
          }
        }
      }
    }
    return clipped;
  });
}
