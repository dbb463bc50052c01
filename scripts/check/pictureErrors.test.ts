/** @jest-environment node */
import { runInTemporaryFolder, write } from '../testing/temporaryFolder';
import { pictureErrors } from './pictureErrors';

runInTemporaryFolder();
beforeEach(() => {
  write('public/.keep', '');
  write('components/Icon/sprite.svg', '<svg><symbol id="linkedin"></symbol></svg>');
});

test('a picture is a file, and an icon a symbol of the sprite', () => {
  write('public/images/ada.svg', '<svg></svg>');
  const pictures = [{ src: '/images/ada.svg#face' }, { src: '/images/Ada.svg' }];
  const content = { 'content/a.ts': { list: [{ icon: 'linkedin' }, { icon: 'link' }], pictures } };
  expect(pictureErrors(content)).toEqual([
    'content/a.ts  list[1].icon  “link”  must be a symbol in components/Icon/sprite.svg',
    'content/a.ts  pictures[1].src  “/images/Ada.svg”  must be a picture in public/, letter for letter',
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
