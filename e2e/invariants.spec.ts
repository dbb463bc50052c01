import { expect, test } from './support/fixtures';
import { layoutFaults } from './support/layoutFaults';
import { enter, expectedErrorsOfStates, stateNames, states } from './support/pageStates';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: expectedErrorsOfStates });

const widths = [390, 768, 1024, 1440];

for (const state of stateNames) {
  test(`in ${state} no text, control or card is over another`, async ({ page }) => {
    await enter(page, state);
    for (const width of state === 'the open menu' ? [390, 768] : widths) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await page.evaluate(layoutFaults, states[state].part), `${width} px`).toEqual([]);
    }
  });
}
