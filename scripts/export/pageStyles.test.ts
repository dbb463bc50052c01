/** @jest-environment node */
import { pageStyles } from './pageStyles';

const [moduleClasses, pageClasses, screenClasses] = [
  new Set(['text', 'card', 'foot']),
  new Set(['text', 'foot', 'visible']),
  new Set(['text', 'visible']),
];

test.each([
  ['a rule without classes', 'p{top:0}', 'p{top:0}', ''],
  ['a rule for a global class', '.absent{top:0}', '.absent{top:0}', ''],
  ['a rule of the first screen', '.text{top:0}', '.text{top:0}', ''],
  ['a rule of this and other pages', '.text .card{top:0}', '.text .card{top:0}', ''],
  ['a rule of other pages', '@media tv{.card{top:0}}', '', ''],
  ['a rule below the first screen', '@media tv{.foot{top:0}}', '', '@media tv{.foot{top:0}}'],
  ['a rule for screens', '@media not print{p{top:0}}', '@media not print{p{top:0}}', ''],
  ['a rule for printing', '@media print{p{top:0}.card{top:0}}', '', '@media print{p{top:0}}'],
  ['a page rule', '@media print{@page{margin:0}}', '', '@media print{@page{margin:0}}'],
  ['a font', '@font-face{font-family:a}', '@font-face{font-family:a}', ''],
  ['keyframes', 'p{animation:draw}@keyframes draw{to{top:0}}', 'p{animation:draw}@keyframes draw{to{top:0}}', ''],
  ['an animation that nothing has', '@keyframes draw{to{top:0}}', '', ''],
  [
    'a rule for after the first interaction',
    '@media (scripting:none){p{top:0}}@media tv and (scripting:enabled){@starting-style{p{animation:draw}}}@keyframes draw{to{top:0}}',
    '@media (scripting:none){p{top:0}}',
    '@media tv and (scripting:enabled){@starting-style{p{animation:draw}}}@keyframes draw{to{top:0}}',
  ],
])('%s goes where it is needed', (_description, css, critical, belowFold) => {
  expect(pageStyles(css, moduleClasses, pageClasses, screenClasses)).toEqual({ critical, belowFold });
  // A page with nothing below its first screen has all in one.
  const all = pageStyles(css, moduleClasses, pageClasses, false);
  expect([all.critical.length, all.belowFold]).toEqual([critical.length + belowFold.length, '']);
});
