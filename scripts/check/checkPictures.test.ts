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

test('finds nothing wrong with the pictures of this site', async () => {
  jest.restoreAllMocks();

  expect(await checkPictures(content)).toEqual([]);
});

type Accepted = [rule: string, src: string, file: string, make: () => string | Promise<Buffer>];
type Refused = [...Accepted, told: string];

test.each<Refused>([
  ['a missing picture', 'ada.png', 'other.txt', () => '', 'must be a file in public/'],
  [
    'a file with other letter case',
    'ada.png',
    'Ada.PNG',
    () => photograph(2 * width, 2 * height),
    'must be /images/Ada.PNG, letter for letter as the file is named',
  ],
  ['a file that is no picture', 'ada.png', 'ada.png', () => 'Ada', 'must be a picture that can be read'],
  ...[
    [2 * width - 1, 2 * height],
    [2 * width, 2 * height - 1],
  ].map(([w = 0, h = 0]): Refused => [
    `a photograph of ${w} x ${h}`,
    'ada.png',
    'ada.png',
    () => photograph(w, h),
    `is ${w} x ${h}, must be ${2 * width} x ${2 * height} at least, to be sharp on a dense screen`,
  ]),
  [
    'a drawing of another proportion',
    'ada.svg',
    'ada.svg',
    () => drawing(60, 20),
    `is 60 x 20, must have the proportion of ${width} x ${height}`,
  ],
])('refuses %s', async (_rule, src, file, make, told) => {
  write(`public/images/${file}`, await make());

  expect(await checkPictures(named(`/images/${src}`))).toContain(`${place}  “/images/${src}”  ${told}`);
});

test.each<Accepted>([
  ['a large photograph of any proportion', 'ada.png', 'ada.png', () => photograph(2 * width, 3 * height)],
  [
    'a photograph that its EXIF data turns upright',
    'ada.jpg',
    'ada.jpg',
    async () =>
      sharp(await photograph(2 * height, 2 * width))
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
  ],
  ['a small drawing of the right proportion', 'ada.svg', 'ada.svg', () => drawing(width / 2, height / 2)],
])('accepts %s', async (_rule, src, file, make) => {
  write(`public/images/${file}`, await make());

  expect(await checkPictures(named(`/images/${src}`))).toEqual([]);
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
