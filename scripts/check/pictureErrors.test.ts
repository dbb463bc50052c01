/** @jest-environment node */
import { runInTemporaryFolder, write } from '../testing/temporaryFolder';
import { pictureErrors } from './pictureErrors';

runInTemporaryFolder();

test('a picture is a file, and an icon a symbol of the sprite', () => {
  write('components/Icon/sprite.svg', '<svg><symbol id="linkedin"></symbol></svg>');
  write('public/images/ada.svg', '<svg><view id="face"/></svg>');
  const pictures = [{ src: '/images/ada.svg#face' }, { src: '/images/Ada.svg' }, { src: '/images/ada.svg#hand' }];
  const content = { 'content/a.ts': { list: [{ icon: 'linkedin' }, { icon: 'link' }], pictures } };
  expect(pictureErrors(content)).toEqual([
    'content/a.ts  list[1].icon  “link”  must be a symbol in components/Icon/sprite.svg',
    'content/a.ts  pictures[1].src  “/images/Ada.svg”  must be a picture in public/, or a view of one, letter for letter',
    'content/a.ts  pictures[2].src  “/images/ada.svg#hand”  must be a picture in public/, or a view of one, letter for letter',
  ]);
});
