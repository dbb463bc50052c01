/** @jest-environment node */
import { runInTemporaryFolder, write } from '../testing/temporaryFolder';
import { pictureErrors } from './pictureErrors';

runInTemporaryFolder();
beforeEach(() => {
  write('public/.keep', '');
  write('components/Icon/sprite.svg', '<svg><symbol id="linkedin"></symbol></svg>');
});

test('an icon is a symbol of the sprite', () => {
  const content = { 'content/a.ts': { list: [{ icon: 'linkedin' }, { icon: 'link' }] } };
  expect(pictureErrors(content)).toEqual([
    'content/a.ts  list[1].icon  “link”  must be a symbol in components/Icon/sprite.svg',
  ]);
});

test.each([
  ['<script>alert(1)</script>', '<script'],
  ['<foreignObject><p>Ada</p></foreignObject>', '<foreignObject'],
  ['<path onload="alert(1)" d="M0 0"/>', 'onload='],
  ['<a xlink:href="javascript:alert(1)"/>', 'javascript:'],
])('rejects a drawing that contains %s', (inside, found) => {
  write('public/images/ada.svg', `<svg>${inside}</svg>`);
  expect(pictureErrors({})).toEqual([
    `public/images/ada.svg  “${found}”  must be removed: a drawing must not run scripts`,
  ]);
});
