import { expect, test } from './support/fixtures';
import { enter, expectedErrorsOfStates, partOf, type StateName } from './support/pageStates';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: expectedErrorsOfStates });

const trees = {
  'home.aria.yml': 'the home page',
  'menu.aria.yml': 'the open menu',
  'errors.aria.yml': 'the form with errors',
  'sent.aria.yml': 'a message sent',
  'failed.aria.yml': 'a message that failed',
  'privacy.aria.yml': 'the privacy policy',
  'not-found.aria.yml': 'an unknown address',
  'error.aria.yml': 'a page that fails',
} as const satisfies Readonly<Record<string, StateName>>;

for (const [tree, state] of Object.entries(trees)) {
  test(`${state} is read out as trees/${tree} has it`, async ({ page }) => {
    await enter(page, state);
    await expect(page.locator(partOf(state))).toMatchAriaSnapshot({ name: tree });
  });
}
