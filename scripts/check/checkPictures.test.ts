/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { pictureSizes } from '../../components/Picture/sizes';
import { sourceFile, variantUrl } from '../../components/Picture/variants';
import { checkPictures, checkWeight } from './checkPictures';
import { content } from './contentFiles';

const { width, height } = pictureSizes['about.image'];
const picture = { src: '/images/ada.png', alt: 'Ada', width, height };
const named = (src: string) => ({ 'content/about.ts': { about: { image: { ...picture, src } } } });
const place = 'content/about.ts  about.image.src';

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
  write('public/images/Ada.PNG', await photograph(2 * width, 2 * height));

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
  [2 * width - 1, 2 * height],
  [2 * width, 2 * height - 1],
])('tells of a photograph of %i x %i, too small for a dense screen', async (actualWidth, actualHeight) => {
  write('public/images/ada.png', await photograph(actualWidth, actualHeight));

  expect(await checkPictures(named('/images/ada.png'))).toEqual([
    `${place}  “/images/ada.png”  is ${actualWidth} x ${actualHeight}, must be ${2 * width} x ${2 * height} at least, to be sharp on a dense screen`,
  ]);
});

test('takes a photograph that is large enough in any proportion, since it is cut to its place', async () => {
  write('public/images/ada.png', await photograph(2 * width, 3 * height));

  expect(await checkPictures(named('/images/ada.png'))).toEqual([]);
});

test('takes a photograph as the camera was held', async () => {
  const turned = await sharp(await photograph(2 * height, 2 * width))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  write('public/images/ada.jpg', turned);

  expect(await checkPictures(named('/images/ada.jpg'))).toEqual([]);
});

test('tells of a drawing of another proportion', async () => {
  write('public/images/ada.svg', drawing(60, 20));

  expect(await checkPictures(named('/images/ada.svg'))).toEqual([
    `${place}  “/images/ada.svg”  is 60 x 20, must have the proportion of ${width} x ${height}`,
  ]);
});

test('takes a drawing of its own proportion in any size', async () => {
  write('public/images/ada.svg', drawing(width / 2, height / 2));

  expect(await checkPictures(named('/images/ada.svg'))).toEqual([]);
});

test.each([
  [1200, 600],
  [1100, 630],
])('tells of a shared picture of %i x %i, which is no 1200 x 630', async (actualWidth, actualHeight) => {
  const files = { 'content/metadata.ts': { metadata: { image: { url: '/og.png' } } } };
  write('public/og.png', await photograph(actualWidth, actualHeight));

  expect(await checkPictures(files)).toEqual([
    `content/metadata.ts  metadata.image.url  “/og.png”  is ${actualWidth} x ${actualHeight}, must be 1200 x 630`,
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
  const pictures = ['light', 'heavy'].map((name) => ({ ...picture, src: `/images/${name}.svg` }));
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
