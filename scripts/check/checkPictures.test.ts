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
const size = `must be ${2 * width} x ${2 * height} at least, to be sharp on a dense screen`;

let folder: string;

/** An empty project. */
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

async function turnedPhotograph(): Promise<Buffer> {
  const lying = sharp(await photograph(2 * height, 2 * width));
  return lying.withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

test('finds nothing wrong with the pictures of this site', async () => {
  jest.restoreAllMocks();

  expect(await checkPictures(content)).toEqual([]);
});

test.each<[picture: string, file: string, make: () => string | Promise<Buffer>, told: string]>([
  ['refuses a missing picture', 'other.png', () => '', 'must be a file in public/'],
  ['refuses other letter case', 'Ada.PNG', () => '', 'must be /images/Ada.PNG, letter for letter as the file is named'],
  ['refuses a file that is no picture', 'ada.png', () => 'Ada', 'must be a picture that can be read'],
  [
    'refuses a narrow photograph',
    'ada.png',
    () => photograph(2 * width - 1, 2 * height),
    `is ${2 * width - 1} x ${2 * height}, ${size}`,
  ],
  [
    'refuses a low photograph',
    'ada.png',
    () => photograph(2 * width, 2 * height - 1),
    `is ${2 * width} x ${2 * height - 1}, ${size}`,
  ],
  [
    'refuses another proportion',
    'ada.svg',
    () => drawing(60, 20),
    `is 60 x 20, must have the proportion of ${width} x ${height}`,
  ],
  ['accepts a large photograph of any proportion', 'ada.png', () => photograph(2 * width, 3 * height), ''],
  ['accepts a photograph that its EXIF data turns upright', 'ada.jpg', turnedPhotograph, ''],
  ['accepts a small drawing of the right proportion', 'ada.svg', () => drawing(width / 2, height / 2), ''],
])('%s', async (_picture, file, make, told) => {
  write(`public/images/${file}`, await make());
  const src = `/images/ada${path.extname(file).toLowerCase()}`;

  expect(await checkPictures(named(src))).toEqual(told ? expect.arrayContaining([`${place}  “${src}”  ${told}`]) : []);
});

test.each([
  [1200, 600],
  [1100, 630],
])('refuses a shared picture of %i x %i', async (actualWidth, actualHeight) => {
  const files = { 'content/metadata.ts': { metadata: { image: { url: '/og.png' } } } };
  write('public/og.png', await photograph(actualWidth, actualHeight));

  expect(await checkPictures(files)).toEqual([
    `content/metadata.ts  metadata.image.url  “/og.png”  is ${actualWidth} x ${actualHeight}, must be 1200 x 630`,
  ]);
});

test('refuses a picture that nothing names, but no file of the build or the system', async () => {
  write('public/images/old.svg', drawing(1, 1));
  write('public/images/variants/old-1.webp', '');
  write('public/images/.DS_Store', '');
  write('public/icon.svg', '');

  expect(await checkPictures({})).toEqual([
    'public/images/old.svg  must be named in content/ or in a style sheet, or taken out',
  ]);
});

test('refuses a missing picture of a style sheet, once', async () => {
  write('public/images/there.svg', drawing(1, 1));
  write(
    'components/Banner.module.scss',
    `a { background: url('/images/there.svg'), url("/images/gone.svg"), url(/images/gone.svg); }`,
  );

  expect(await checkPictures({})).toEqual([
    'components/Banner.module.scss  url()  “/images/gone.svg”  must be a file in public/',
  ]);
});

test('names the heaviest picture when all together are too heavy', () => {
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
