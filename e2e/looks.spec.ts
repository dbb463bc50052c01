import type { Page } from 'playwright/test';

import { contrastFaults } from './support/contrastFaults';
import { blockOnFonts, expect, test } from './support/fixtures';
import { enter, type State, type StateName, stateNames, states } from './support/pageStates';
import { violationsIn } from './support/violationsIn';

/* The contrast of each state of a page in each look. accessibility.spec.ts tests forced colours. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Emulation = Parameters<Page['emulateMedia']>[0] & { readonly pseudoClasses?: readonly string[] };

/** How each look differs from the light page. Pseudo-classes are forced on all controls. */
const looks = {
  light: {},
  dark: { colorScheme: 'dark' },
  'hover-and-focus': { pseudoClasses: ['hover', 'focus', 'focus-visible'] },
  'dark-hover-and-focus': { colorScheme: 'dark', pseudoClasses: ['hover', 'focus', 'focus-visible'] },
} as const satisfies Readonly<Record<string, Emulation>>;
type Look = keyof typeof looks;

/** Icons and the edges of fields, which axe does not see. */
const graphics = 'header svg, footer :is(a svg, svg[role]), form :is(input:not([type="hidden"], [tabindex]), textarea)';
/** The skip link covers the logo. */
const controls = ':is(nav, main, footer) :is(a, button, input, textarea)';

/** By width, the looks to see. The others show nothing new. */
const seen: Readonly<Record<StateName, Readonly<Record<number, readonly Look[]>>>> = {
  'the home page': {
    390: ['light'],
    768: ['light'],
    1024: ['light', 'hover-and-focus'],
    1440: ['light', 'dark'],
  },
  'an answer in the ring': { 390: ['light'], 1440: ['dark', 'hover-and-focus'] },
  'the open menu': { 390: ['light', 'dark', 'hover-and-focus'] },
  'the form with errors': { 390: ['light'], 1440: ['dark'] },
  'a message on its way': { 390: ['light', 'dark'] },
  'a message sent': { 390: ['light'], 1440: ['dark', 'hover-and-focus'] },
  'a message that failed': { 390: ['light', 'dark-hover-and-focus'], 1440: ['dark'] },
  'the privacy policy': { 390: ['dark'], 768: ['light'], 1024: ['hover-and-focus'] },
  'an unknown URL': { 390: ['light'], 1024: ['hover-and-focus'], 1440: ['dark'] },
};

for (const state of stateNames) {
  const { part, errors }: State = states[state];

  test.describe(state, () => {
    test.use({ expectedErrors: errors });

    test('has enough contrast in each look', async ({ page }) => {
      await enter(page, state);
      await page.evaluate(blockOnFonts);
      const forcePseudoClasses = await pseudoClassesOf(page);
      for (const [width, wanted] of Object.entries(seen[state])) {
        await page.setViewportSize({ width: Number(width), height: 844 });
        for (const look of wanted) {
          await showAs(page, look, forcePseudoClasses);
          const isForced = 'pseudoClasses' in looks[look];
          expect.soft(await page.evaluate(contrastFaults, isForced ? controls : graphics), look).toEqual([]);
          // accessibility.spec.ts tests texts in light and dark.
          if (isForced) {
            expect.soft(await violationsIn(page, part, { runOnly: ['color-contrast'] }), look).toEqual([]);
          }
        }
      }
    });
  });
}

/** @returns a function that forces pseudo-classes on all controls of the page as it is now, and no others. */
async function pseudoClassesOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const controls = { nodeId: root.nodeId, selector: 'a, button, input, textarea' };
  const { nodeIds } = await session.send('DOM.querySelectorAll', controls);
  return async (pseudoClasses: readonly string[]) => {
    const forcedPseudoClasses = [...pseudoClasses];
    await Promise.all(nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));
  };
}

/** Emulates what a look needs. */
async function showAs(page: Page, look: Look, force: (pseudoClasses: readonly string[]) => Promise<void>) {
  const { pseudoClasses = [], ...media }: Emulation = looks[look];
  await page.emulateMedia({ colorScheme: 'light', ...media });
  await force(pseudoClasses);
}
