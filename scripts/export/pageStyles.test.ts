/** @jest-environment node */
import { pageStyles, shortenClassNames } from './pageStyles';

const html = '<p class="a_text">Text</p>';
const scripts = 'use("a_late", "--kept")';

test.each([
  ['a rule without classes', 'p{top:0}', 'p{top:0}', ''],
  ['a rule of the page', '.a_text{top:0}', '.a_text{top:0}', ''],
  ['a rule for what scripts add', '.a_late{top:0}', '', '.a_late{top:0}'],
  ['a rule for both', '.a_text .a_late{top:0}', '.a_text .a_late{top:0}', ''],
  ['a rule of another page', '.a_other{top:0}', '', ''],
  [
    'a media query for both',
    '@media print{.a_text{top:0}.a_late{top:0}}',
    '',
    '@media print{.a_late{top:0}}',
    '@media print{.a_text{top:0}}',
  ],
  ['a font', '@font-face{font-family:a}', '@font-face{font-family:a}', ''],
  ['keyframes', '@media tv{@keyframes a{to{top:0}}}', '@media tv{@keyframes a{to{top:0}}}', ''],
])('%s goes where it is needed', (_description, css, inline, late, print = '') => {
  expect(pageStyles(css, html, scripts)).toEqual({ inline, print, late });
});

test('custom properties get short names, the commonest the shortest', () => {
  const css =
    ':root{--page:red;--text:var(--page)}p{color:var(--text);border-color:var(--page)}.a_late{color:var(--text,var(--page))}';
  expect(pageStyles(css, html, scripts)).toMatchObject({
    inline: ':root{--a:red;--b:var(--a)}p{color:var(--b);border-color:var(--a)}',
    late: '.a_late{color:var(--b,var(--a))}',
  });
});

test('a custom property that a script uses keeps its name, and no other gets it', () => {
  expect(pageStyles('p{--kept:0;--b:0}p{--b:1;--a:var(--kept)}', html, `${scripts}--a`).inline).toBe(
    'p{--kept:0;--c:0}p{--c:1;--a:var(--kept)}',
  );
});

test('classes of CSS modules get short names, except those in scripts', () => {
  const css = '.aB-3dE_card{top:0}.aB-3dE_cards .aB-3dE_card{top:0}.aB-3dE_late{top:0}';
  const page = '<p class="aB-3dE_card aB-3dE_late" id="aB-3dE_id">';
  const shorten = shortenClassNames(css, page, 'use("aB-3dE_late")');
  expect(shorten(css)).toBe('.a{top:0}.b .a{top:0}.aB-3dE_late{top:0}');
  expect(shorten(page)).toBe('<p class="a aB-3dE_late" id="aB-3dE_id">');
});
