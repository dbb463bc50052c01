import axe, { type RunOptions } from 'axe-core';
import { devices, type Page } from 'playwright/test';

import { formCopy } from '../content/contact';
import { anEnquiry, endpoint, fillIn, send, statusOf } from './support/enquiry';
import { expect, test } from './support/fixtures';
import { enter, expectedErrorsOfStates, expectState, type StateName, stateNames, states } from './support/pageStates';

/** Below and above 992 px, where the bar changes. No other breakpoint affects axe. */
const widths = [390, 1440];

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: expectedErrorsOfStates });

/** All rules from A to AAA, except obsolete ones. */
const allRules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'],
} as const;
/** Dark mode changes only colours. */
const colourRules = {
  type: 'rule',
  values: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'],
} as const;

for (const state of stateNames) {
  test(`${state} is accessible, light and dark`, { tag: '@a11y' }, async ({ page }) => {
    await enter(page, state);
    await page.evaluate(axe.source);
    // A wide window has no menu button.
    for (const width of state === 'the open menu' ? [390] : widths) {
      await page.setViewportSize({ width, height: 844 });
      for (const [colorScheme, runOnly] of [
        ['light', allRules],
        ['dark', colourRules],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        const { part } = states[state];
        expect.soft(await violationsIn(page, part, runOnly), `${width} px, ${colorScheme}`).toEqual([]);
      }
      await expectState(page, state);
    }
  });
}

/** @returns a line for each element that breaks a rule */
function violationsIn(page: Page, part: string, runOnly: typeof allRules | typeof colourRules): Promise<string[]> {
  // False positive: “p-as-heading” reports a slogan in large letters as a heading.
  const options = { runOnly, rules: { 'p-as-heading': { enabled: false } }, resultTypes: ['violations'] };
  return page.evaluate(
    async ([selector, runOptions]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(selector, runOptions);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
    },
    [part, options as unknown as RunOptions] as const,
  );
}

test('sending and each result are announced once, in order', { tag: ['@a11y', '@form'] }, async ({ page }) => {
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
  await fillIn(page, anEnquiry());
  const { sending, failures, sent } = formCopy;
  for (const [status, notice] of [
    [503, failures['server-error']],
    [200, sent],
  ] as const) {
    await page.route(endpoint, (route) => route.fulfill({ status, body: '' }));
    await send(page);
    await expect(statusOf(page)).toContainText(notice.title);
  }
  const titles: readonly string[] = [formCopy.loading, sending.title, failures['server-error'].title, sent.title];
  const announcements = (await announced()).map((text) => titles.indexOf(text.replace(/\n.*/s, '')));
  expect(announcements.filter((index) => index !== 0)).toEqual([1, 2, 1, 3]);
});

const layoutStates: readonly StateName[] = [
  'the open menu',
  'the form with errors',
  'a message that failed',
  'the privacy policy',
  'an unknown URL',
];

test.describe('on a touch screen', () => {
  const { userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ userAgent, deviceScaleFactor, isMobile, hasTouch, viewport: { width: 390, height: 844 } });

  // axe requires 24 by 24 px everywhere.
  test('every target is at least 44 by 44 px', { tag: '@a11y' }, async ({ page }) => {
    for (const state of layoutStates) {
      await enter(page, state);
      expect([state, await smallTargets(page, 44)]).toEqual([state, []]);
    }
  });
});

/** The targets that are too small. Links in sentences are exempt, as in WCAG. */
function smallTargets(page: Page, minSize: number): Promise<string[]> {
  return page.evaluate((size) => {
    const inSentence = (element: Element) =>
      element.matches('p a, li a') && element.parentElement?.textContent !== element.textContent;
    return [...document.querySelectorAll('a, button, input:not([tabindex="-1"]), textarea')]
      .filter((element) => element.checkVisibility() && !inSentence(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < size - 0.01)
      .map(({ element, box }) => `${box.width} by ${box.height}: ${element.textContent || element.outerHTML}`);
  }, minSize);
}

for (const state of layoutStates) {
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
      if (!nodeValue?.trim() || !parentElement?.checkVisibility() || parentElement.closest('svg')) {
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
        const clips = (overflow: string) => box === parentElement || ['hidden', 'clip'].includes(overflow);
        if (display !== 'inline') {
          const across = clips(overflowX) ? Math.max(left - text.left, text.right - right) : 0;
          const down = clips(overflowY) ? Math.max(top - text.top, text.bottom - bottom) : 0;
          const over = Math.max(across, down);
          if (over > 1) {
            clipped.push(`${Math.round(over)} px of “${nodeValue.trim()}” out of ${box.tagName} ${box.className}`);
          }
        }
      }
    }
    return clipped;
  });
}
