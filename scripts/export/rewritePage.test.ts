/** @jest-environment node */
import { load } from 'cheerio';

import { rewritePage } from './rewritePage';

const chunks = '/_next/static/chunks';

const page = `<link rel="stylesheet" href="${chunks}/page.css"><body><p class="text">One text</p>`;
const css = '.card{top:0}.text{top:0}@media print{.text{top:1px}}';

function rewrite(html: string, sheet = css) {
  return rewritePage(load(html), {
    styleSheets: new Map([[`${chunks.slice(1)}/page.css`, sheet]]),
    scripts: { inline: '', files: new Map(), styleSheets: ['./A/A.module.scss'] },
    classNames: {
      './A/A.module.scss': { item: 'item', card: 'card' },
      './B/B.module.scss': { text: 'text', foot: 'foot' },
    },
  });
}

test('an island has the styles of later states', () => {
  const sheet = `${css}.item{top:1px}`;
  const island = '<react-island><b class="item"></b></react-island>';
  expect(rewrite(page.replace('<p', `${island}<p`), sheet).html).toContain('.card');
  expect(rewrite(page, sheet).html).not.toContain('.card');
});

test.each([
  ['a style attribute', '<p', '<p style="top:0"', 'A page has a <p> with an attribute that its policy blocks.'],
  ['an event handler', '<p', '<img onerror="a()"><p', 'A page has a <img> with an attribute that its policy blocks.'],
  ['another sheet', 'page.css', 'gone.css', `A page has the style sheet ${chunks}/gone.css, which is empty or not in`],
])('a page with %s stops the build', (_name, found, replacement, message) => {
  expect(() => rewrite(page.replace(found, replacement))).toThrow(message);
});

test('the first screen has its styles, and what is below it all others', () => {
  const section = '<section><b class="card"></b></section>';
  const { html, files } = rewrite(
    page.replace(/<p.*?<\/p>/, (text) => `<main>${text}${section}</main><footer class="foot"></footer>`),
    `${css}.foot{top:1px}`,
  );

  const [[name = '', belowFold] = []] = files;
  expect(belowFold).toBe('.card{top:0}@media print{.text{top:1px}}.foot{top:1px}');
  expect(html).toContain(`One text</p><link rel="stylesheet" href="/${name}"><script> </script><section>`);
  expect(html).toContain('<style>.text{top:0}</style>');
});
