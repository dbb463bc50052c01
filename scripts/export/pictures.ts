import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import type { CheerioAPI } from 'cheerio';
import sharp from 'sharp';

import { basePath } from '../../components/siteUrl';
import type { Site } from './outFolder';

/** A URL of components/Picture. */
const pictureUrl = /(\/[^\s,?]+)\?w=(\d+)&h=(\d+)(?:&focus=(\w+))?(?:&stripIndex=(\d+))?/g;

/** The attributes that have such URLs. */
const attributes = ['src', 'srcset', 'href', 'imagesrcset'];

/** An SVG of a strip is rasterised at 288 dpi first, so that its edges are sharp at every size. */
const density = 288;

const quality = 40;
/** Small pictures of people hide what a photograph would show, so their strip needs less. Its colours are flat. */
const stripOptions = { quality: 34, chromaSubsampling: '4:4:4' };

/** A strip has room for this many pictures, from 0 to 20, so that the positions of two neighbours differ by 5 %. */
const stripLength = 21;

/** What a photograph in the same place has: less than a fifth of a second on a phone’s slow 4G. */
const maxDrawingBytes = 30_000;

/** AVIF takes long to encode. */
const cacheFolder = path.join('.next', 'cache', 'pictures');

type Picture = {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly focus: string | undefined;
};

/** A picture that cannot be shown as asked. Its message is one line. */
class PictureError extends Error {}

/**
 * Makes the pictures that pages ask for in the URLs of components/Picture, and writes their final URLs into the pages.
 * The name of a file has a hash of all that makes it, so browsers may keep it for ever.
 * @param pages their attributes are changed
 * @returns the files, and a line for each picture that cannot be shown as asked
 */
export async function makePictures(pages: readonly CheerioAPI[]) {
  const files: Site = new Map();
  const errors = new Set<string>();
  for (const page of pages) {
    // React adds a preload for each image that is not lazy.
    const elements = page('img, link[as=image]').toArray();
    const texts = elements.flatMap(({ attribs }) => attributes.map((name) => attribs[name] ?? ''));
    const names = new Map<string, string>();
    for (const pictures of groupsOf(texts).values()) {
      try {
        const [name, content] = await makePicture([...pictures.values()]);
        files.set(name, content);
        [...pictures.keys()].forEach((url) => names.set(url, name));
      } catch (error) {
        if (!(error instanceof PictureError)) {
          throw error;
        }
        errors.add(error.message);
      }
    }
    for (const { attribs } of elements) {
      for (const attribute of attributes) {
        attribs[attribute] &&= attribs[attribute].replace(pictureUrl, (url) => `${basePath}/${names.get(url)}`);
      }
    }
    // A strip needs one preload.
    const preloaded = new Set<string | undefined>();
    page('link[as=image]')
      .filter((_index, { attribs: { href, imagesrcset = href } }) => preloaded.size === preloaded.add(imagesrcset).size)
      .remove();
  }
  return { files, errors: [...errors] };
}

/** @returns the pictures of each file, by their URLs: one, or those of a strip in the order of their indexes */
function groupsOf(texts: readonly string[]): Map<string, Map<string, Picture>> {
  const groups = new Map<string, Map<string, Picture>>();
  const urls = texts.flatMap((text) => [...text.matchAll(pictureUrl)]);
  for (const [url, src = '', width, height, focus, stripIndex] of urls) {
    const file = `public${src.slice(basePath.length)}`;
    const picture = { file, width: Number(width), height: Number(height), focus };
    const key = stripIndex ? `strip ${width}` : url;
    groups.set(key, (groups.get(key) ?? new Map()).set(url, picture));
  }
  return groups;
}

/**
 * A drawing is served as it is: compressed, it has a third of the bytes of its AVIF or less, and no blurred edges.
 * @throws PictureError about an original that is missing, damaged or too small
 */
async function makePicture(pictures: readonly Picture[]): Promise<[name: string, content: Uint8Array]> {
  const [{ file: first = '', width = 0 } = {}] = pictures;
  const hash = createHash('sha256').update(
    JSON.stringify({ density, quality, stripOptions, stripLength, sharp: sharp.versions }),
  );
  for (const { file, width, height, focus } of pictures) {
    if (!existsSync(file)) {
      throw new PictureError(`${file}  must exist: a record names it`);
    }
    // The width is in the name. So the sizes of one picture share a hash, which compresses well.
    hash.update(readFileSync(file)).update(`${height / width} ${focus}`);
  }
  const { name, ext } = path.parse(first);
  const isStrip = pictures.length > 1;
  const hashed = `${name}-${hash.digest('base64url').slice(0, 6)}`;
  if (ext === '.svg' && !isStrip) {
    await Promise.all(pictures.map(checkSize));
    const content = readFileSync(first);
    const { length } = gzipSync(content);
    if (length > maxDrawingBytes) {
      throw new PictureError(
        `${first}  has ${length} bytes compressed, must have at most ${maxDrawingBytes}: simplify it`,
      );
    }
    return [`_next/static/${hashed}.svg`, content];
  }
  const cached = path.join(cacheFolder, `${hashed}-${width}.avif`);
  if (!existsSync(cached)) {
    const drawn = await Promise.all(pictures.map(cropped));
    const content = await sharp(isStrip ? await stripOf(drawn) : drawn[0])
      .avif(isStrip ? stripOptions : { quality, chromaSubsampling: '4:2:0' })
      .toBuffer();
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(cached, content);
  }
  return [`_next/static/${path.basename(cached)}`, readFileSync(cached)];
}

/** @throws PictureError if the original cannot be read, or is too small or of another shape than its place */
async function checkSize({ file, width, height }: Picture): Promise<void> {
  const { format, autoOrient: own } = await sharp(file, { density })
    .metadata()
    .catch(() => unreadable(file));
  if (format !== 'svg' && (own.width < width || own.height < height)) {
    throw new PictureError(`${file}  is ${own.width} x ${own.height}, must be at least ${width} x ${height}`);
  }
  const [ratio, wanted] = [own.width / own.height, width / height];
  if (format === 'svg' && Math.abs(ratio / wanted - 1) > 0.01) {
    throw new PictureError(`${file}  has the aspect ratio ${ratio.toFixed(2)}, must have ${wanted.toFixed(2)}`);
  }
}

/** @returns the picture as a PNG of the size that is asked for */
async function cropped(picture: Picture): Promise<Buffer> {
  const { file, width, height, focus } = picture;
  await checkSize(picture);
  // A photo is cropped around its most salient part, such as a face, unless its record names an edge to keep.
  return sharp(file, { density })
    .autoOrient()
    .resize({ width, height, fit: 'cover', position: focus ?? 'attention' })
    .png()
    .toBuffer()
    .catch(() => unreadable(file));
}

function unreadable(file: string): never {
  throw new PictureError(`${file}  must be a picture that can be read from beginning to end`);
}

async function stripOf(drawn: readonly Buffer[]): Promise<Buffer> {
  const { width, height } = await sharp(drawn[0]).metadata();
  return sharp({ create: { width: stripLength * width, height, channels: 4, background: '#0000' } })
    .composite(drawn.map((input, index) => ({ input, left: index * width, top: 0 })))
    .png()
    .toBuffer();
}
