/** @jest-environment node */
import { rmSync } from 'node:fs';
import path from 'node:path';

import sharp, { type OutputInfo, type Sharp } from 'sharp';

import { pictureSizes } from '../../components/Picture/sizes';
import { variantsOf } from '../../components/Picture/variants.build';
import { about } from '../../content/about';
import { avatars, quoteImage, team, testimonials } from '../../content/team';
import { filesIn } from '../filesIn';
import { runInTemporaryFolder, write } from '../temporaryFolder';
import { draw, generateVariants, weightErrors } from './pictureVariants';

runInTemporaryFolder();

test('names the heaviest picture when all together are too heavy', () => {
  const weigh = (weights: readonly number[], members = 4) => {
    weights.forEach((weight, index) => write(`public/images/variants/${index}.avif`, Buffer.alloc(weight)));
    const pictures = new Map([
      ['/images/variants/0.avif', ['/images/light.jpg']],
      ['/images/variants/1.avif', ['/images/heavy.jpg', '/images/heavy.svg']],
    ]);
    return weightErrors(pictures, members);
  };

  expect(weigh([40_000, 50_000])).toEqual([]);
  expect(weigh([40_000, 50_001])).toEqual([
    'public/images/heavy.jpg, public/images/heavy.svg  50001 bytes after compression  must be simpler: all pictures have 90001 bytes, must have at most 90000',
  ]);
  expect(weigh([50_000, 60_000], 6)).toEqual([]);
  expect(weigh([50_000, 60_001], 6)).toHaveLength(1);
});

test.each([
  ['top', [255, 0]],
  ['bottom', [0, 255]],
] as const)(
  'keeps the %s of a photograph that says so, and turns it as the camera was held',
  async (focus, [red, blue]) => {
    // Red above, blue below, and what stands out between them
    const bands =
      '<path fill="red" d="M0 0h20v20H0z"/><path fill="blue" d="M0 60h20v20H0z"/><circle cx="10" cy="40" r="6"/>';
    const photograph = sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="20" height="80">${bands}</svg>`),
    );
    // The camera was held upside down.
    write('public/images/ada.png', await photograph.rotate(180).withMetadata({ orientation: 3 }).png().toBuffer());

    const image = await draw({ src: '/images/ada.png', alt: 'Ada', focus, width: 10, height: 10 }, 1);
    const firstPixel = await image.raw().toBuffer();
    expect([firstPixel[0], firstPixel[2]]).toEqual([red, blue]);
  },
);

test('keeps the part of a photograph that stands out', async () => {
  const disc = '<path fill="#888" d="M0 0h80v20H0z"/><circle fill="red" cx="10" cy="10" r="8"/>';
  const photograph = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20">${disc}</svg>`;
  write('public/images/ada.png', await sharp(Buffer.from(photograph)).png().toBuffer());

  const image = await draw({ src: '/images/ada.png', alt: 'Ada', width: 20, height: 20 }, 1);
  const { channels } = await image.stats();
  expect(channels[0]?.max).toBe(255);
});

test('the faces of a strip are beside each other, on a dense screen too', async () => {
  const face = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="${fill}" d="M0 0h9v9H0z"/></svg>`;
  write('public/images/red.svg', face('red'));
  write('public/images/blue.svg', face('blue'));

  const strip = await draw({ src: ['/images/red.svg', '/images/blue.svg'], alt: '', width: 10, height: 10 }, 2);
  const pixels = await strip.raw().toBuffer();
  expect([19, 20].map((x) => [...pixels.subarray(4 * x, 4 * x + 4)])).toEqual([
    [255, 0, 0, 255],
    [0, 0, 255, 255],
  ]);
});

describe('of the pictures that content/ names', () => {
  beforeEach(() => {
    const portraits = [...team, ...testimonials].flatMap((record) => ('image' in record ? record.image : []));
    [about.image, about.missionImage, quoteImage, ...avatars, ...portraits].forEach(({ src }) =>
      write(`public${src}`, '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>'),
    );
  });

  test('the files at 2x count as what a phone loads', async () => {
    const weighs = (bytes: (name: string) => number) =>
      jest.spyOn(sharp.prototype as Sharp, 'toFile').mockImplementation((file: unknown) => {
        write(String(file), Buffer.alloc(bytes(String(file))));
        return Promise.resolve({} as OutputInfo);
      });
    weighs((name) => (name.includes('-2x.') ? 1 : 100_000));
    await expect(generateVariants()).resolves.toEqual([]);
    rmSync('public/images/variants', { recursive: true });
    weighs((name) => (name.includes('-2x.') ? 100_000 : 1));
    await expect(generateVariants()).resolves.toEqual([expect.stringContaining('must be simpler')]);
    rmSync('public/images/variants', { recursive: true });
    weighs(() => 1);
    await generateVariants();
    const files = filesIn('public/images/variants').filter((name) => name.includes('-2x.')).length;
    // The picture beside the quotes is loaded as it is. A larger team may have heavier pictures.
    const room = 90_000 + 10_000 * Math.max(0, team.length - 4) - files;
    write(`public${quoteImage.src}`, Buffer.alloc(room));
    await expect(generateVariants()).resolves.toEqual([]);
    write(`public${quoteImage.src}`, Buffer.alloc(room + 1));
    await expect(generateVariants()).resolves.toEqual([expect.stringContaining(path.basename(quoteImage.src))]);
  });

  test('no file tells where a photograph was taken', async () => {
    const photograph = sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } });
    const { src } = about.image;
    write(
      `public${src}`,
      await photograph
        .withExif({ IFD3: { GPSLatitude: '51/1' } })
        .jpeg()
        .toBuffer(),
    );
    const toFile = jest.spyOn(sharp.prototype as Sharp, 'toFile').mockImplementation((file: unknown) => {
      write(String(file), '');
      return Promise.resolve({} as OutputInfo);
    });
    await generateVariants();
    toFile.mockRestore();
    const [file = ''] = variantsOf({ ...about.image, ...pictureSizes['about.image'] }).map(({ url }) => `public${url}`);
    rmSync(file);
    await generateVariants();

    expect((await sharp(file).metadata()).exif).toBeUndefined();
  });

  test('half a file that an interrupted build leaves is none', async () => {
    jest.spyOn(sharp.prototype as Sharp, 'toFile').mockImplementation((file: unknown) => {
      write(String(file), 'half');
      return Promise.reject(new Error('interrupted'));
    });

    await expect(generateVariants()).rejects.toThrow('interrupted');
    expect(filesIn('public/images/variants')).toEqual([expect.not.stringMatching(/\.avif$/)]);
  });
});
