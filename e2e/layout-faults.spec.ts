import { contrastFaults } from './support/contrastFaults';
import { expect, test } from './support/fixtures';
import { layoutFaults } from './support/layoutFaults';

/* Other tests expect of pages that they have no fault. Here each kind is found in a page that has it. */

const bar = '<header style="position: fixed; top: 0; height: 90px"><nav><a>Logo</a></nav></header>';

for (const [fault, html] of Object.entries({
  'p “One” is over p “Two”': '<p>One</p><p style="margin-top: -35px">Two</p>',
  'p “One” and button “Two” overlap': '<p>One</p><button style="margin-top: -35px">Two</button>',
  'button “One” and button “Two” overlap': '<button>One</button><button style="margin-left: -20px">Two</button>',
  'p “One” is cut off by div “One”': '<div style="overflow: hidden; height: 20px"><p>One</p></div>',
  'p “One” is beyond div “One”': '<div style="background: red; height: 5px"><p>One</p></div>',
  'p “One” is covered': '<p>One</p><div style="position: absolute; inset: 0; background: red"></div>',
  '“One” is broken in h1 “One”': '<h1 style="width: 1ch; word-break: break-all">One</h1>',
  'aside “One” stays under the bar': `${bar}<aside style="position: sticky; top: 0">One</aside>`,
  'aside “One” ends at 610 px, below the window':
    '<aside style="position: fixed; top: 510px; height: 100px">One</aside>',
})) {
  test(`layoutFaults finds that ${fault}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.setContent(`<main>${html}<div style="height: 2000px"></div></main>`);
    expect(await page.evaluate(layoutFaults, 'main')).toContain(fault);
  });
}

test('contrastFaults finds the edge of a field that hardly shows', async ({ page }) => {
  await page.setContent('<input id="One" style="border-color: #bbb"><input>');
  const fault = 'the edge of input “One” is rgb(187, 187, 187) on rgb(255, 255, 255)';
  expect(new Set(await page.evaluate(contrastFaults, 'input'))).toEqual(new Set([fault]));
});
