/** @jest-environment node */
import path from 'node:path';

import sharp from 'sharp';

import { pictureSizes } from '../../components/Picture/sizes';
import { sourceFile, variantUrl } from '../../components/Picture/variants.build';
import { runInTemporaryFolder, write } from '../temporaryFolder';
import { checkPictures, checkWeight, unusedPictures } from './checkPictures';

const { width, height } = pictureSizes['about.image'];
const naming = (src: string) => ({ 'content/about.ts': { about: { image: { src, alt: 'Ada' } } } });
/** The minimum size of a photograph. */
const [wide, high] = [2 * width, 2 * height];
const size = `must be ${wide} x ${high} at least, to be sharp on a dense screen`;

runInTemporaryFolder();
beforeEach(() => ['public/.keep', 'components/.keep', 'styles/.keep'].forEach((name) => write(name, '')));

function drawing(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
}

function photograph(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3, background: '#0a2926' } as const;
  return sharp({ create }).png().toBuffer();
}

/** A file that lacks its second half. */
async function truncated(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const whole = await sharp(await photograph(wide, high))
    .toFormat(format)
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
}

async function turned(picture: Promise<Buffer>): Promise<Buffer> {
  return sharp(await picture)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

type Make = () => string | Promise<Buffer>;

test.each<[picture: string, file: string, make: Make, message: string]>([
  ['a missing picture', 'other.png', () => '', 'must be a file in public/'],
  ['other letter case', 'Ada.PNG', () => '', 'must be /images/Ada.PNG, letter for letter as the file is named'],
  ['a file that is no picture', 'ada.png', () => 'Ada', 'must be a picture that can be read'],
  ['a truncated JPEG', 'ada.jpg', () => truncated('jpeg'), 'must be a picture that can be read from beginning to end'],
  ['a truncated PNG', 'ada.png', () => truncated('png'), 'must be a picture that can be read from beginning to end'],
  ['a truncated WebP', 'ada.webp', () => truncated('webp'), 'must be a picture that can be read from beginning to end'],
  ['a narrow photograph', 'ada.png', () => photograph(wide - 1, high), `is ${wide - 1} x ${high}, ${size}`],
  ['a low photograph', 'ada.png', () => photograph(wide, high - 1), `is ${wide} x ${high - 1}, ${size}`],
  ['another aspect ratio', 'ada.svg', () => drawing(60, 20), `is 60 x 20, must have the aspect ratio of ${width} x`],
])('rejects %s', async (_picture, file, make, message) => {
  write(`public/images/${file}`, await make());
  const src = `/images/ada${path.extname(file).toLowerCase()}`;
  const expected = `content/about.ts  about.image.src  “${src}”  ${message}`;

  expect(await checkPictures(naming(src))).toEqual([expect.stringContaining(expected)]);
});

test.each<[picture: string, file: string, make: Make]>([
  ['a large photograph of any aspect ratio', 'ada.png', () => photograph(wide, 2 * high)],
  ['a photograph that its EXIF data turns upright', 'ada.jpg', () => turned(photograph(high, wide))],
  ['a small drawing of the right aspect ratio', 'ada.svg', () => drawing(width / 2, height / 2)],
  // Other checks print these errors.
  ['a picture whose name the check of the content rejects', 'Ελένη.jpg', () => 'Ada'],
  ['a drawing that the check of the drawings rejects', 'ada.svg', () => '<svg'],
])('accepts %s', async (_picture, file, make) => {
  write(`public/images/${file}`, await make());

  expect(await checkPictures(naming(`/images/${file}`))).toEqual([]);
});

test('rejects an Open Graph image of another size', async () => {
  write('public/og.png', await photograph(1200, 600));

  expect(await checkPictures({ 'content/metadata.ts': { metadata: { image: { url: '/og.png' } } } })).toEqual([
    'content/metadata.ts  metadata.image.url  “/og.png”  is 1200 x 600, must be 1200 x 630',
  ]);
});

test('rejects a picture that is too large to be served as it is', async () => {
  write('public/images/quote.svg', drawing(64, 48).padEnd(10_001));

  expect(await checkPictures({ 'content/team.ts': { quoteImage: { src: '/images/quote.svg' } } })).toEqual([
    'content/team.ts  quoteImage.src  “/images/quote.svg”  has 10001 bytes, must have at most 10000',
  ]);
});

test('rejects a missing and an unused picture, but ignores icons, variants and hidden files', async () => {
  const files = [
    'images/ada.png',
    'images/old.svg',
    'images/used.svg',
    'images/variants/old-1.webp',
    'images/.DS_Store',
    'icon.svg',
  ];
  files.forEach((name) => write(`public/${name}`, ''));
  const sheet = ['used', 'drawings/gone'].map((name) => `a { background: url('/images/${name}.svg'); }`).join('\n');
  write('components/Banner.module.scss', sheet);

  expect(await checkPictures({})).toEqual(['content/drawings/gone.svg  must exist: a style sheet shows it']);
  expect(unusedPictures(naming('/images/Ada.png'))).toEqual([
    'public/images/old.svg  must be used in content/ or in a style sheet, or removed',
  ]);
});

test('names the heaviest picture when all together are too heavy', () => {
  const pictures = ['light', 'heavy'].map((name) => ({ alt: '', src: `/images/${name}.svg`, width, height }));
  const weigh = (weights: readonly number[]) => {
    pictures.forEach((picture, index) => {
      write(`public${picture.src}`, picture.src);
      write(sourceFile(variantUrl(picture, 2)), Buffer.alloc(weights[index] ?? 0));
    });
    return checkWeight(pictures);
  };

  expect(weigh([40_000, 50_000])).toEqual([]);
  expect(weigh([40_000, 50_001])).toEqual([
    'public/images/heavy.svg  50001 bytes after compression  must be simpler: all pictures have 90001 bytes, must have at most 90000',
  ]);
});
