/** @jest-environment node */
import { rmSync } from 'node:fs';

import { runInTemporaryFolder, write } from '../temporaryFolder';
import { checkDrawings } from './checkDrawings';

const file = 'content/drawings/quote.svg';
const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48">${inside}</svg>`;

runInTemporaryFolder();
beforeEach(() => ['content/drawings/icons.svg', 'public/images/.keep'].forEach((name) => write(name, drawing(''))));

test.each([
  ['<script>alert(1)</script>', '<script'],
  ['<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>', '<svg:script'],
  ['<foreignObject><p>Ada</p></foreignObject>', '<foreignObject'],
  ['<path onload="alert(1)" d="M0 0"/>', 'onload="'],
  ['<image href="https://elsewhere.example/a.png"/>', 'href="https://elsewhere.example/a.png'],
  ['<a xlink:href="javascript:alert(1)"/>', 'href="javascript:alert(1)'],
  ['<set attributeName="href" to="javascript:alert(1)"/>', 'javascript:'],
  ['<style>@import "https://elsewhere.example/a.css";</style>', '@import'],
  ['<path fill="url(https://elsewhere.example/a.svg#b)"/>', 'url(https://elsewhere.example/a.svg#b'],
])('rejects a drawing that contains %s', async (inside, found) => {
  write(file, drawing(inside));

  expect(await checkDrawings()).toEqual([
    `${file}  “${found}”  must be removed: a drawing must not run scripts or load files`,
  ]);
});

test.each([
  ['<!DOCTYPE svg [<!ENTITY a "b">]>', '<!ENTITY'],
  ['<?xml-stylesheet href="a.css"?>', '<?xml-stylesheet'],
])('rejects a drawing that begins with %s', async (start, found) => {
  write(file, start + drawing(''));

  expect(await checkDrawings()).toEqual([expect.stringContaining(`${file}  “${found}”  must be removed`)]);
});

test('accepts references of a drawing to its own parts', async () => {
  const parts = '<g id="a"/><use href="#a"/><path fill="url(#a)" stroke="url( \'#a\' )"/>';
  write(file, drawing(`${parts}<image href="data:image/png;base64,iVBORw0KGgo="/>`));

  expect(await checkDrawings()).toEqual([]);
});

test('rejects a drawing that is too large, and those that cannot be read', async () => {
  write('public/images/ada.SVG', drawing('').padEnd(250_001));
  write(file, '<<<<<<< HEAD');
  write('content/drawings/icons.svg', '<svg');

  expect(await checkDrawings()).toEqual([
    'content/drawings/icons.svg  must be a drawing that can be read',
    `${file}  must be a drawing that can be read`,
    'public/images/ada.SVG  has 250001 bytes, must have at most 250000',
  ]);
});

test('rejects a project without icons', async () => {
  write(file, drawing(''));
  rmSync('content/drawings/icons.svg');

  expect(await checkDrawings()).toEqual(['content/drawings/icons.svg  must exist: it has the icons']);
});
