import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import type { CheerioAPI } from 'cheerio';
import sharp from 'sharp';

import type { Site } from '../lib/outFolder';
import { hashedName } from './hashedName';

/** A URL of components/Picture. */
const pictureUrl = /(\/[^\s,?]+)\?w=(\d+)&h=(\d+)/g;

const quality = 40;

/** What a photograph in the same place has: less than a fifth of a second on a phone’s slow 4G. */
const maxDrawingBytes = 30_000;

/**
 * Makes the pictures that pages ask for in the URLs of components/Picture, and writes their final URLs into the pages.
 * @param pages their attributes are changed
 * @throws AssertionError with one line about the first picture that cannot be shown as asked
 */
export async function makePictures(pages: readonly CheerioAPI[]): Promise<Site> {
  const files: Site = new Map();
  for (const { attribs } of pages.flatMap((page) => page('img').toArray())) {
    for (const attribute of ['src', 'srcset']) {
      const value = attribs[attribute] ?? '';
      for (const [url, src, width, height] of value.matchAll(pictureUrl)) {
        const file = `public${src}`;
        const made = makePicture(file, Number(width), Number(height));
        const [name, content] = await made.catch(({ message }: Error) => assert.fail(`${file}  ${message}`));
        files.set(name, content);
        attribs[attribute] = attribs[attribute]?.replace(url, `/${name}`) ?? '';
      }
    }
  }
  return files;
}

/** A drawing is served as it is: compressed, it has a third of the bytes of its AVIF or less, and no blurred edges. */
async function makePicture(file: string, width: number, height: number): Promise<[name: string, content: Uint8Array]> {
  const original = readFileSync(file);
  const picture = sharp(original).autoOrient();
  const { autoOrient: own } = await picture.metadata();
  const { name, ext } = path.parse(file);
  if (ext === '.svg') {
    const [ratio, wanted] = [own.width / own.height, width / height];
    assert(
      Math.abs(ratio / wanted - 1) < 0.01,
      `has the aspect ratio ${ratio.toFixed(2)}, must have ${wanted.toFixed(2)}`,
    );
    const { length } = gzipSync(original);
    assert(length <= maxDrawingBytes, `has ${length} bytes compressed, must have at most ${maxDrawingBytes}`);
    return [hashedName(name, 'svg', original), original];
  }
  assert(
    own.width >= width && own.height >= height,
    `is ${own.width} x ${own.height}, must be at least ${width} x ${height}`,
  );
  // Cropped around its most salient part, such as a face
  const avif = await picture
    .resize({ width, height, position: 'attention' })
    .avif({ quality, chromaSubsampling: '4:2:0' })
    .toBuffer();
  return [hashedName(`${name}-${width}`, 'avif', avif), avif];
}
