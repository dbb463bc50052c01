/** @jest-environment node */
import path from 'node:path';

import sharp from 'sharp';

import { pictureSizes } from '../../components/Picture/sizes';
import { runInTemporaryFolder, write } from '../temporaryFolder';
import { checkPictures, unusedPictures } from './checkPictures';

const { width, height } = pictureSizes['about.image'];
const naming = (src: string) => ({ 'content/about.ts': { about: { image: { src, alt: 'Ada' } } } });
/** The minimum size of a photograph. */
const [wide, high] = [2 * width, 2 * height];
const size = `must be ${wide} x ${high} at least, to be sharp on a dense screen`;
const file = 'public/images/quote.svg';

runInTemporaryFolder();
beforeEach(() => {
  ['public/.keep', 'components/.keep', 'styles/.keep'].forEach((name) => write(name, ''));
});

function drawing(width: number, height: number, inside = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`;
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
const toTheEnd = 'must be a picture that can be read from beginning to end';

test.each<[picture: string, file: string, make: Make, message: string]>([
  ['a missing picture', 'other.png', () => '', 'must be a file in public/'],
  ['other letter case', 'Ada.PNG', () => '', 'must be /images/Ada.PNG, letter for letter as the file is named'],
  ['a file that is no picture', 'ada.png', () => 'Ada', 'must be a picture that can be read'],
  ['a truncated JPEG', 'ada.jpg', () => truncated('jpeg'), toTheEnd],
  ['a truncated PNG', 'ada.png', () => truncated('png'), toTheEnd],
  ['a truncated WebP', 'ada.webp', () => truncated('webp'), toTheEnd],
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
  ['a picture whose name the check of the content rejects', 'Ελένη.jpg', () => 'Ada'],
])('accepts %s', async (_picture, file, make) => {
  write(`public/images/${file}`, await make());

  expect(await checkPictures(naming(`/images/${file}`))).toEqual([]);
});

test('rejects a missing picture of an item in a list, and no text that is like the name of one', async () => {
  const src = '/images/ada.jpg';
  expect(await checkPictures({ 'content/team.ts': { team: [{ image: { src, alt: src } }] } })).toEqual([
    `content/team.ts  team[0].image.src  “${src}”  must be a file in public/`,
  ]);
});

test.each([
  ['<script>alert(1)</script>', '<script'],
  ['<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>', '<svg:script'],
  ['<foreignObject><p>Ada</p></foreignObject>', '<foreignObject'],
  ['<path onload="alert(1)" d="M0 0"/>', 'onload="'],
  ["<path onload='alert(1)' d='M0 0'/>", "onload='"],
  ['<image href="https://elsewhere.example/a.png"/>', 'href="https://elsewhere.example/a.png'],
  ["<image href='https://elsewhere.example/a.png'/>", "href='https://elsewhere.example/a.png"],
  ['<a xlink:href="javascript:alert(1)"/>', 'href="javascript:alert(1)'],
  ['<a href="data:text/html,Ada"/>', 'href="data:text/html,Ada'],
  ['<path fill="url(data:text/html,Ada)"/>', 'url(data:text/html,Ada'],
  ['<set attributeName="href" to="javascript:alert(1)"/>', 'javascript:'],
  ['<style>@import "https://elsewhere.example/a.css";</style>', '@import'],
  ['<path fill="url(https://elsewhere.example/a.svg#b)"/>', 'url(https://elsewhere.example/a.svg#b'],
  ['<path fill="url(\' https://elsewhere.example/a.svg\')"/>', "url(' https://elsewhere.example/a.svg'"],
  ['<!DOCTYPE svg [<!ENTITY a "b">]>', '<!ENTITY'],
  ['<?xml-stylesheet href="a.css"?>', '<?xml-stylesheet'],
])('rejects a drawing that contains %s', async (inside, found) => {
  write(file, inside + drawing(64, 48, inside));

  expect(await checkPictures({})).toEqual([
    `${file}  “${found}”  must be removed: a drawing must not run scripts or load files`,
  ]);
});

test('accepts references of a drawing to its own parts', async () => {
  const parts = '<g id="a"/><use href="#a"/><path fill="url(#a)" stroke="url( \'#a\' )"/>';
  write(file, drawing(64, 48, `${parts}<image href="data:image/png;base64,iVBORw0KGgo="/>`));

  expect(await checkPictures({})).toEqual([]);
});

test('rejects a drawing that is too large, and those that cannot be read, in one line', async () => {
  write('public/images/ada.SVG', drawing(64, 48).padEnd(250_001));
  write(file, '<<<<<<< HEAD');
  write('public/images/icons.svg', '<svg');
  write('public/images/high.svg', drawing(40, 4001));
  write('public/images/wide.svg', drawing(4001, 40));

  expect(await checkPictures(naming('/images/ada.SVG'))).toEqual([
    'public/images/ada.SVG  has 250001 bytes, must have at most 250000',
    'public/images/high.svg  is 40 x 4001, must be at most 4000 x 4000',
    'public/images/icons.svg  must be a drawing that can be read',
    `${file}  must be a drawing that can be read`,
    'public/images/wide.svg  is 4001 x 40, must be at most 4000 x 4000',
  ]);
});

test.each([
  [1200, 630, 'png'],
  [1200, 600, 'png', 'is 1200 x 600, must be a PNG of 1200 x 630'],
  [1100, 630, 'png', 'is 1100 x 630, must be a PNG of 1200 x 630'],
  [1200, 630, 'jpeg', 'is 1200 x 630, must be a PNG of 1200 x 630'],
] as const)('of an Open Graph image of %d x %d in %s it says %j', async (width, height, format, ...messages) => {
  write(
    'public/og.png',
    await sharp(await photograph(width, height))
      .toFormat(format)
      .toBuffer(),
  );

  expect(await checkPictures({ 'content/metadata.ts': { metadata: { image: { url: '/og.png' } } } })).toEqual(
    messages.map((message) => `content/metadata.ts  metadata.image.url  “/og.png”  ${message}`),
  );
});

test('rejects an unused picture, but ignores icons, variants and files of the system', () => {
  const system = ['.DS_Store', '._ada.png', 'team/Thumbs.db', 'Desktop.ini'];
  ['ada.png', 'old.svg', 'Used.SVG', 'proof.png', 'variants/old-1.webp', ...system].forEach((name) => {
    write(`public/images/${name}`, '');
  });
  write('public/icon.svg', '');
  write('public/proof.html', '<img src="/images/proof.png">');
  write('components/Banner.module.scss', "a { background: url('/images/Used.SVG'); }");

  expect(unusedPictures(naming('/images/Ada.png'))).toEqual([
    'public/images/old.svg  must be used in content/ or in a style sheet, or removed',
  ]);
});
