/** @jest-environment node */
import { runInTemporaryFolder, write } from '../testing/temporaryFolder';
import { pictureErrors } from './pictureRules';

const file = 'public/images/ada.svg';

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

function drawing(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48">${inside}</svg>`;
}

test.each([
  '/images/other.png',
  '/images/ada.png',
  '/images/about.gif',
  'images/about.png',
  '/images/about.png?w=1',
  '/images/about.png#a',
])('rejects the picture %s', (src) => {
  // On servers, “ada.png” is another file than “Ada.png”.
  ['Ada.png', 'about.gif', 'about.png', 'ada.svg'].forEach((name) => write(`public/images/${name}`, ''));
  expect(pictureErrors({ 'content/team.ts': { team: [{ image: { src, alt: src } }] } })).toEqual([
    expect.stringContaining(`content/team.ts  team[0].image.src  “${src}”  must be a picture in public/`),
  ]);
  const right = [{ src: '/images/about.png' }, { src: '/images/ada.svg#face' }];
  expect(pictureErrors({ 'content/team.ts': { right } })).toEqual([]);
});

test.each([
  ['<script>alert(1)</script>', '<script'],
  ['<foreignObject><p>Ada</p></foreignObject>', '<foreignObject'],
  ['<path onload="alert(1)" d="M0 0"/>', 'onload="'],
  ['<image href="https://elsewhere.example/a.png"/>', 'href="https://elsewhere.example/a.png'],
  ['<a xlink:href="javascript:alert(1)"/>', 'href="javascript:alert(1)'],
  ['<set attributeName="href" to="javascript:alert(1)"/>', 'javascript:'],
  ['<style>@import "https://elsewhere.example/a.css";</style>', '@import'],
  ['<path fill="url(https://elsewhere.example/a.svg#b)"/>', 'url(https://elsewhere.example/a.svg#b'],
  ['<!DOCTYPE svg [<!ENTITY a "b">]>', '<!ENTITY'],
  ['<?xml-stylesheet href="a.css"?>', '<?xml-stylesheet'],
])('rejects a drawing that contains %s', (inside, found) => {
  write(file, inside + drawing(inside));

  expect(pictureErrors({})).toEqual([
    `${file}  “${found}”  must be removed: a drawing must not run scripts or load files`,
  ]);
});

test('accepts references of a drawing to its own parts', () => {
  const parts = '<g id="a"/><use href="#a"/><path fill="url(#a)" stroke="url( \'#a\' )"/>';
  write(file, drawing(`${parts}<image href="data:image/png;base64,iVBORw0KGgo="/>`));

  expect(pictureErrors({})).toEqual([]);
});
