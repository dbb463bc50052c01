/** @jest-environment node */
import { load } from 'cheerio';
import sharp from 'sharp';

import { runInTemporaryFolder, write } from '../testing/temporaryFolder';
import { makePictures } from './makePictures';

runInTemporaryFolder();

const photo = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#f00' } });

async function picturesIn(...urls: readonly string[]) {
  const page = load(urls.map((url) => `<img src="${url}">`).join(''));
  const files = await makePictures([page]);
  return { files, urls: Array.from(page('img'), ({ attribs }) => attribs.src ?? '') };
}

test('each URL gets a file of the size that it asks for', async () => {
  write('public/images/ada.jpg', await photo(80, 80).jpeg().toBuffer());
  const { files, urls } = await picturesIn('/images/ada.jpg?w=10&h=20', '/images/ada.jpg?w=40&h=40', '/a.svg');

  expect(urls[2]).toBe('/a.svg');
  expect(urls[0]).toMatch(/^\/_next\/static\/ada-10-[\w-]{6}\.avif$/);
  const sizes = urls.slice(0, 2).map((url) => sharp(files.get(url.slice(1)) as Buffer).metadata());
  expect((await Promise.all(sizes)).map(({ width, height }) => [width, height])).toEqual([
    [10, 20],
    [40, 40],
  ]);
});

test('a drawing is served as it is, in one file', async () => {
  const square = drawing('width="20" height="20"');
  write('public/images/ada.svg', square);
  const { files, urls } = await picturesIn('/images/ada.svg?w=40&h=40', '/images/ada.svg?w=80&h=80#face');

  const [[name, content] = [], ...others] = files;
  expect(others).toEqual([]);
  expect(name).toMatch(/^_next\/static\/ada-[\w-]{6}\.svg$/);
  expect(String(content)).toBe(square);
  expect(urls).toEqual([`/${name}`, `/${name}#face`]);
});

const drawing = (size: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`;

test.each([
  ['ada.png is too small', () => photo(50, 90).png().toBuffer(), 'is 50 x 90, must be at least 80 x 80'],
  ['ada.png is damaged', async () => (await photo(80, 80).png().toBuffer()).subarray(0, 60), ''],
  ['ada.svg has another shape', () => drawing('width="20" height="10"'), 'has the aspect ratio 2.00, must have 1.00'],
  ['bob.svg is damaged', () => `${drawing('width="20" height="20"')}<g>`, ''],
])('stops if the picture %s', async (title, make, message) => {
  const [name = ''] = title.split(' ');
  write(`public/images/${name}`, await make());
  const pictures = picturesIn(`/images/${name}?w=40&h=40`, `/images/${name}?w=80&h=80`);
  await expect(pictures).rejects.toThrow(`public/images/${name}  ${message}`);
});

test('stops if a drawing has too many details for a phone', async () => {
  const details = Array.from({ length: 20_000 }, (_, index) => `M${index ** 3 % 99_991} 0`).join('');
  write('public/a.svg', `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path d="${details}"/></svg>`);
  const line = /^public\/a\.svg {2}has \d+ bytes compressed, must have at most 30000$/;
  await expect(picturesIn('/a.svg?w=40&h=40')).rejects.toThrow(line);
});
