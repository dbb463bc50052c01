import { contrastFaults } from './support/contrastFaults';
import { expect, test } from './support/fixtures';
import { layoutFaults } from './support/layoutFaults';

/* Other tests expect of pages that they have no fault. Here each kind is found in a page that has it. */

for (const [fault, html] of [
  ['p “One” and p “Two” overlap', '<p>One</p><p style="margin-top: -35px">Two</p>'],
  ['p “One” and button “Two” overlap', '<p>One</p><button style="margin-top: -35px">Two</button>'],
  ['button “One” and button “Two” overlap', '<button>One</button><button style="margin-left: -20px">Two</button>'],
  ['p “One” is beyond div “One”', '<div style="overflow: hidden; height: 20px"><p>One</p></div>'],
  ['p “One” is beyond section “One”', '<section style="background: red; height: 5px"><p>One</p></section>'],
  ['p “One” is beyond html “One”', '<p style="margin-left: -50px">One</p>'],
  ['p “One” is covered', '<p>One</p><div style="position: absolute; inset: 0; background: red"></div>'],
] as const) {
  test(`layoutFaults finds that ${fault}`, async ({ page }) => {
    await page.setContent(`<main>${html}</main>`);
    expect(await page.evaluate(layoutFaults, 'main')).toContain(fault);
  });
}

test('contrastFaults finds the edge of a field that hardly shows', async ({ page }) => {
  await page.setContent('<input id="One" style="border-color: #bbb"><input>');
  const fault = 'the edge of input “One” is rgb(187, 187, 187) on rgb(255, 255, 255)';
  expect(new Set(await page.evaluate(contrastFaults, 'input'))).toEqual(new Set([fault]));
});
