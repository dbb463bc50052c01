/** @jest-environment node */
import { pageStyles, shortenClassNames } from './pageStyles';

const html = '<p class="aB-3dE_text visible">Text</p>';

test.each([
  ['a rule without classes', 'p{top:0}', 'p{top:0}', ''],
  ['a rule for a global class', '.absent{top:0}', '.absent{top:0}', ''],
  ['a rule of the page', '.aB-3dE_text{top:0}', '.aB-3dE_text{top:0}', ''],
  ['a rule of this and other pages', '.aB-3dE_text .aB-3dE_card{top:0}', '.aB-3dE_text .aB-3dE_card{top:0}', ''],
  ['a rule of other pages', '@media tv{.aB-3dE_card{top:0}}', '', ''],
  ['a rule for screens', '@media not print{p{top:0}}', '@media not print{p{top:0}}', ''],
  ['a rule for printing', '@media print{p{top:0}.aB-3dE_card{top:0}}', '', '@media print{p{top:0}}'],
  ['a page rule', '@page{margin:0}', '', '@page{margin:0}'],
  ['a font', '@font-face{font-family:a}', '@font-face{font-family:a}', ''],
  ['keyframes', 'p{animation:draw}@keyframes draw{to{top:0}}', 'p{animation:draw}@keyframes draw{to{top:0}}', ''],
  ['an animation that nothing has', '@media tv{@keyframes draw{to{top:0}}}', '', ''],
  [
    'neighbours with one head',
    'p{top:0}p{left:0}@media tv{p{top:1px}}@media tv{a{top:0}}',
    'p{top:0;left:0}@media tv{p{top:1px}a{top:0}}',
    '',
  ],
  [
    'a rule for after the first interaction',
    '@media (scripting:none){p{top:0}}@media tv and (scripting:enabled){@starting-style{p{animation:draw}}}@keyframes draw{to{top:0}}',
    '@media (scripting:none){p{top:0}}',
    '@media tv and (scripting:enabled){@starting-style{p{animation:draw}}}@keyframes draw{to{top:0}}',
  ],
])('%s goes where it is needed', (_description, css, inline, later) => {
  expect(pageStyles(css, html)).toEqual({ inline, below: '', later });
});

test('custom properties get short names, except those in the HTML', () => {
  const css = 'p{--text:var(--page);--page:red;--b:0;--a:var(--kept);--kept:0}';
  const svg = '<svg fill="var(--kept)" stroke="var(--a)">';
  expect(pageStyles(`${css}@media print{p{color:var(--page)}}`, svg)).toEqual({
    inline: 'p{--c:var(--d);--d:red;--e:0;--a:var(--kept);--kept:0}',
    below: '',
    later: '@media print{p{color:var(--d)}}',
  });
});

test('classes and animations of CSS modules get short names, except classes without rules', () => {
  const css = '.aB-3dE_card{top:0}.aB-3dE_cards .aB-3dE_card{top:0}';
  const page = '<p class="aB-3dE_card aB-3dE_other" id="aB-3dE_id">';
  const shorten = shortenClassNames(css, page);
  expect(shorten(css)).toBe('.a{top:0}.b .a{top:0}');
  expect(shorten(page)).toBe('<p class="a aB-3dE_other" id="aB-3dE_id">');
});
