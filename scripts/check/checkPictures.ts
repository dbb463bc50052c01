import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import sharp, { type Metadata } from 'sharp';

import { pictureSizes } from '../../components/Picture/sizes';
import { type SizedPicture, sourceFile, variantUrl } from '../../components/Picture/variants.build';
import { pictureFile, pngFile } from '../../content/schema/fields';
import { filesIn } from '../filesIn';
import { drawingError } from './checkDrawings';
import type { ContentFiles } from './contentFiles';
import { type ContentValue, errorLine, valuesIn } from './contentValues';

type Size = { readonly width: number; readonly height: number };

/** Bytes that a phone may load for all pictures with variants. */
const homeWeight = 90_000;

/** Bytes of the pictures that the build serves as they are. */
const maxBytes: ReadonlyMap<string, number> = new Map([
  ['quoteImage', 10_000],
  ['metadata.image', 600_000],
]);

/** A line for each picture that is missing or does not fit its place. */
export async function checkPictures(files: ContentFiles): Promise<string[]> {
  const present = presentFiles();
  const errors = Object.entries(files).flatMap(([file, exported]) =>
    valuesIn(exported).map(async (item) => {
      const message = await errorOf(item, present);
      return message ? [errorLine(file, item, message)] : [];
    }),
  );
  return [...(await Promise.all(errors)).flat(), ...missingFromSheets(present)];
}

/** A line for each picture that would be public although neither a record nor a style sheet names it. */
export function unusedPictures(files: ContentFiles): string[] {
  const named = valuesIn(files).map(({ value }) => (typeof value === 'string' ? value.toLowerCase() : ''));
  const texts = [...named, styleSheets()].join('\n');
  return presentFiles()
    .filter((src) => /^\/images\/(?!variants\/)/.test(src) && !path.basename(src).startsWith('.'))
    .filter((src) => !texts.includes(src.toLowerCase()))
    .map((src) => `${sourceOf(src)}  must be used in content/ or in a style sheet, or removed`);
}

/** An error that names the heaviest picture, if the files that a phone loads (AVIF at 2x) are too heavy together. */
export function checkWeight(pictures: readonly SizedPicture[]): string[] {
  const weigh = (picture: SizedPicture) => statSync(sourceFile(variantUrl(picture, 2))).size;
  const total = pictures.reduce((sum, picture) => sum + weigh(picture), 0);
  const [heaviest] = pictures.toSorted((one, other) => weigh(other) - weigh(one));
  return total > homeWeight && heaviest
    ? [
        `public${[heaviest.src].flat()[0]}  ${weigh(heaviest)} bytes after compression  must be simpler: ` +
          `all pictures have ${total} bytes, must have at most ${homeWeight}`,
      ]
    : [];
}

/** @returns what is wrong with the picture that a value names, if it names one */
async function errorOf({ path: keys, value }: ContentValue, present: readonly string[]): Promise<string | undefined> {
  const [key, ...names] = keys.filter((one) => typeof one === 'string').reverse();
  const place = names.reverse().join('.');
  const size = new Map<string, Size>(Object.entries(pictureSizes)).get(place);
  const schema = new Map([
    ['src', pictureFile],
    ['url', pngFile],
  ]).get(String(key));
  const src = schema?.safeParse(value).data;
  if (!size || !src) {
    return undefined; // Not a picture, or one that the check of the content rejects.
  }
  if (present.includes(src)) {
    if (/\.svg$/i.test(src) && (await drawingError(sourceOf(src)))) {
      return undefined; // The check of the drawings prints it.
    }
    return wrongSize(src, maxBytes.get(place)) ?? wrongDimensions(src, size, key === 'url');
  }
  // “Ada.jpg” and “ada.jpg” are one file on some systems, and two on most servers.
  const similar = present.find((one) => one.toLowerCase() === src.toLowerCase());
  return similar ? `must be ${similar}, letter for letter as the file is named` : 'must be a file in public/';
}

function wrongSize(src: string, maxSize = Infinity): string | undefined {
  const { size } = statSync(sourceFile(src));
  return size > maxSize ? `has ${size} bytes, must have at most ${maxSize}` : undefined;
}

/** A drawing must have the aspect ratio of its place. A photograph is cropped, so it must only be large enough. */
async function wrongDimensions(src: string, { width, height }: Size, isExact: boolean): Promise<string | undefined> {
  const picture = await readPicture(src).catch(() => undefined);
  if (!picture) {
    return 'must be a picture that can be read from beginning to end';
  }
  const { format, autoOrient: own } = picture;
  const is = `is ${own.width} x ${own.height}, must`;
  if (isExact) {
    return own.width === width && own.height === height ? undefined : `${is} be ${width} x ${height}`;
  }
  if (format === 'svg') {
    const hasAspectRatio = Math.abs(own.width / own.height / (width / height) - 1) < 0.01;
    return hasAspectRatio ? undefined : `${is} have the aspect ratio of ${width} x ${height}`;
  }
  const isLarge = own.width >= 2 * width && own.height >= 2 * height;
  return isLarge ? undefined : `${is} be ${2 * width} x ${2 * height} at least, to be sharp on a dense screen`;
}

async function readPicture(src: string): Promise<Metadata> {
  const metadata = await sharp(sourceFile(src)).metadata();
  if (metadata.format !== 'svg') {
    // Only decoding shows that the end of a file is missing.
    await sharp(sourceFile(src)).resize(8).toBuffer();
  }
  return metadata;
}

/** Every file below public/, as a URL path. */
function presentFiles(): string[] {
  return filesIn('public').map((name) => `/${name}`);
}

function styleSheets(): string {
  return ['components', 'styles']
    .flatMap((folder) => filesIn(folder).map((name) => `${folder}/${name}`))
    .flatMap((name) => (name.endsWith('.scss') ? [readFileSync(name, 'utf8')] : []))
    .join('\n');
}

/** Pictures that a style sheet shows, and that are missing. */
function missingFromSheets(present: readonly string[]): string[] {
  const shown = new Set(Array.from(styleSheets().matchAll(/url\('(\/images\/[^']+)'\)/g), ([, src = '']) => src));
  return [...shown]
    .filter((src) => !present.includes(src))
    .map((src) => `${sourceOf(src)}  must exist: a style sheet shows it`);
}

/** The file that the owner edits. */
function sourceOf(src: string): string {
  return src.replace(/^\/images\/drawings/, 'content/drawings').replace(/^\/images/, 'public/images');
}
