/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { sourceFile, variantUrl } from '../../components/Picture/variants';
import { checkPictures, checkWeight } from './checkPictures';
import { content } from './contentFiles';

const portrait = { src: '/images/ada.png', alt: 'Ada', width: 100, height: 50 };
const named = (src: string) => ({ 'content/team.ts': { team: [{ image: { ...portrait, src } }] } });
const place = 'content/team.ts  team[0].image.src';

let folder: string;

/** A project of its own, with nothing in it yet. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  ['public/images/variants', 'components', 'styles'].forEach((name) =>
    mkdirSync(path.join(folder, name), { recursive: true }),
  );
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string | Uint8Array): void {
  writeFileSync(path.join(folder, name), text);
}

function drawing(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
}

function photograph(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0a2926' } })
    .png()
    .toBuffer();
}

test('finds nothing wrong with the pictures of this site', async () => {
  jest.restoreAllMocks();

  expect(await checkPictures(content)).toEqual([]);
});

test('tells of a picture that is missing', async () => {
  expect(await checkPictures(named('/images/ada.png'))).toEqual([
    `${place}  “/images/ada.png”  must be a file in public/`,
  ]);
});

test('tells of a picture whose file is written with other letters, wherever the check runs', async () => {
  write('public/images/Ada.PNG', await photograph(200, 100));

  expect(await checkPictures(named('/images/ada.png'))).toEqual([
    `${place}  “/images/ada.png”  must be /images/Ada.PNG, letter for letter as the file is named`,
  ]);
});

test('tells of a file that is no picture', async () => {
  write('public/images/ada.png', 'Ada');

  expect(await checkPictures(named('/images/ada.png'))).toEqual([
    `${place}  “/images/ada.png”  must be a picture that can be read`,
  ]);
});

test.each([
  [199, 400],
  [400, 99],
])('tells of a photograph of %i x %i, too small for a dense screen', async (width, height) => {
  write('public/images/ada.png', await photograph(width, height));

  expect(await checkPictures(named('/images/ada.png'))).toEqual([
    `${place}  “/images/ada.png”  is ${width} x ${height}, must be 200 x 100 at least, to be sharp on a dense screen`,
  ]);
});

test('takes a photograph that is large enough in any proportion, since it is cut to its place', async () => {
  write('public/images/ada.png', await photograph(200, 300));

  expect(await checkPictures(named('/images/ada.png'))).toEqual([]);
});

test('takes a photograph as the camera was held', async () => {
  const turned = await sharp(await photograph(100, 200))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  write('public/images/ada.jpg', turned);

  expect(await checkPictures(named('/images/ada.jpg'))).toEqual([]);
});

test('tells of a drawing of another proportion', async () => {
  write('public/images/ada.svg', drawing(60, 40));

  expect(await checkPictures(named('/images/ada.svg'))).toEqual([
    `${place}  “/images/ada.svg”  is 60 x 40, must have the proportion of 100 x 50`,
  ]);
});

test('takes a drawing of its own proportion in any size', async () => {
  write('public/images/ada.svg', drawing(20, 10));

  expect(await checkPictures(named('/images/ada.svg'))).toEqual([]);
});

test.each([
  [1200, 600],
  [1100, 630],
])('tells of a shared picture of %i x %i, another size than it is said to have', async (width, height) => {
  const files = { 'content/metadata.ts': { metadata: { image: { url: '/og.png', width: 1200, height: 630 } } } };
  write('public/og.png', await photograph(width, height));

  expect(await checkPictures(files)).toEqual([
    `content/metadata.ts  metadata.image.url  “/og.png”  is ${width} x ${height}, must be 1200 x 630`,
  ]);
});

test('tells of a picture that nothing names, but not of what the build or the system keeps there', async () => {
  write('public/images/old.svg', drawing(1, 1));
  write('public/images/variants/old-1.webp', '');
  write('public/images/.DS_Store', '');
  write('public/icon.svg', '');

  expect(await checkPictures({})).toEqual([
    'public/images/old.svg  must be named in content/ or in a style sheet, or taken out',
  ]);
});

test('tells of a picture that a style sheet names and that is missing, once', async () => {
  write('public/images/there.svg', drawing(1, 1));
  write(
    'components/Banner.module.scss',
    `a { background: url('/images/there.svg'), url("/images/gone.svg"), url(/images/gone.svg); }`,
  );

  expect(await checkPictures({})).toEqual([
    'components/Banner.module.scss  url()  “/images/gone.svg”  must be a file in public/',
  ]);
});

test('tells of the heaviest picture when all together are too much to load', () => {
  const pictures = ['light', 'heavy'].map((name) => ({ ...portrait, src: `/images/${name}.svg` }));
  const weigh = (weights: readonly number[]) => {
    pictures.forEach((picture, index) => {
      write(`public${picture.src}`, picture.src);
      writeFileSync(sourceFile(variantUrl(picture, 'avif', 2)), Buffer.alloc(weights[index] ?? 0));
    });
    return checkWeight(pictures);
  };

  expect(weigh([40_000, 50_000])).toEqual([]);
  expect(weigh([40_000, 50_001])).toEqual([
    'public/images/heavy.svg  50001 bytes as it is sent  must be plainer: all pictures have 90001 bytes, and may have 90000',
  ]);
});
