/** @jest-environment node */
import { pageStyles } from './pageStyles';

const [moduleClasses, pageClasses] = [new Set(['text', 'card']), new Set(['text', 'visible'])];

test.each([
  ['a rule without classes', 'p{top:0}', 'p{top:0}', ''],
  ['a rule for a global class', '.absent{top:0}', '.absent{top:0}', ''],
  ['a rule of the page', '.text{top:0}', '.text{top:0}', ''],
  ['a rule of this and other pages', '.text .card{top:0}', '.text .card{top:0}', ''],
  ['a rule of other pages', '@media tv{.card{top:0}}', '', ''],
  ['a rule for screens', '@media not print{p{top:0}}', '@media not print{p{top:0}}', ''],
  ['a rule for printing', '@media print{p{top:0}.card{top:0}}', '', '@media print{p{top:0}}'],
  ['a page rule', '@page{margin:0}', '', '@page{margin:0}'],
  ['a font', '@font-face{font-family:a}', '@font-face{font-family:a}', ''],
  ['keyframes', 'p{animation:draw}@keyframes draw{to{top:0}}', 'p{animation:draw}@keyframes draw{to{top:0}}', ''],
  ['an animation that nothing has', '@keyframes draw{to{top:0}}', '', ''],
  [
    'a rule for after the first interaction',
    '@media (scripting:none){p{top:0}}@media tv and (scripting:enabled){@starting-style{p{animation:draw}}}@keyframes draw{to{top:0}}',
    '@media (scripting:none){p{top:0}}',
    '@media tv and (scripting:enabled){@starting-style{p{animation:draw}}}@keyframes draw{to{top:0}}',
  ],
])('%s goes where it is needed', (_description, css, critical, deferred) => {
  expect(pageStyles(css, moduleClasses, pageClasses)).toEqual({ critical, belowFold: '', deferred });
});
