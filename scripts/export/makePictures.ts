import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import type { CheerioAPI } from 'cheerio';
import sharp from 'sharp';

import type { Site } from '../lib/outFolder';
import { hashedName } from './hashedName';

/** A URL of components/Picture. */
const pictureUrl = /(\/[^\s,?]+)\?w=(\d+)&h=(\d+)(?:&focus=(\w+))?/g;

const quality = 40;

/** What a photograph in the same place has: less than a fifth of a second on a phone’s slow 4G. */
const maxDrawingBytes = 30_000;

type Picture = {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly focus: string | undefined;
};

/**
 * Makes the pictures that pages ask for in the URLs of components/Picture, and writes their final URLs into the pages.
 * @param pages their attributes are changed
 * @throws AssertionError with one line about the first picture that cannot be shown as asked
 */
export async function makePictures(pages: readonly CheerioAPI[]): Promise<Site> {
  const files: Site = new Map();
  const images = pages.flatMap((page) => page('img').toArray());
  for (const { attribs } of images) {
    for (const attribute of ['src', 'srcset']) {
      const value = attribs[attribute] ?? '';
      for (const [url, src = '', width, height, focus] of value.matchAll(pictureUrl)) {
        const file = `public${src}`;
        const [name, content] = await makePicture({ file, width: Number(width), height: Number(height), focus });
        files.set(name, content);
        attribs[attribute] = attribs[attribute]?.replace(url, `/${name}`) ?? '';
      }
    }
  }
  return files;
}

/** A drawing is served as it is: compressed, it has a third of the bytes of its AVIF or less, and no blurred edges. */
async function makePicture(picture: Picture): Promise<[name: string, content: Uint8Array]> {
  const { file, width, height, focus } = picture;
  await checkSize(picture);
  const { name, ext } = path.parse(file);
  if (ext === '.svg') {
    const drawing = readFileSync(file);
    const { length } = gzipSync(drawing);
    assert(
      length <= maxDrawingBytes,
      `${file}  has ${length} bytes compressed, must have at most ${maxDrawingBytes}: simplify it`,
    );
    return [hashedName(name, 'svg', drawing), drawing];
  }
  // It is cropped around its most salient part, such as a face, unless its record names an edge to keep.
  const avif = await sharp(file)
    .autoOrient()
    .resize({ width, height, fit: 'cover', position: focus ?? 'attention' })
    .avif({ quality, chromaSubsampling: '4:2:0' })
    .toBuffer()
    .catch(() => unreadable(file));
  return [hashedName(`${name}-${width}`, 'avif', avif), avif];
}

/** The original may not be too small, nor a drawing have another shape than its place. */
async function checkSize({ file, width, height }: Picture): Promise<void> {
  const { format, autoOrient: own } = await sharp(file)
    .metadata()
    .catch(() => unreadable(file));
  if (format === 'svg') {
    const [ratio, wanted] = [own.width / own.height, width / height];
    assert(
      Math.abs(ratio / wanted - 1) < 0.01,
      `${file}  has the aspect ratio ${ratio.toFixed(2)}, must have ${wanted.toFixed(2)}`,
    );
  } else {
    assert(
      own.width >= width && own.height >= height,
      `${file}  is ${own.width} x ${own.height}, must be at least ${width} x ${height}`,
    );
  }
}

function unreadable(file: string): never {
  assert.fail(`${file}  must be a picture that can be read from beginning to end`);
}
