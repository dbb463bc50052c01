import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import { pictureSizes } from '../../components/Picture/sizes';
import { type SizedPicture, sourceFile, variantUrl } from '../../components/Picture/variants';
import { filesIn } from '../export/filesIn';
import type { ContentFiles } from './contentFiles';
import { type ContentValue, errorLine, valuesIn } from './contentValues';

type Size = { readonly width: number; readonly height: number };

/** Bytes that a phone may load for all pictures with variants. */
const homeWeight = 90_000;

/** A line for each picture that is missing or does not fit its place, and for each unused file in public/images/. */
export async function checkPictures(files: ContentFiles): Promise<string[]> {
  const present = filesIn('public').map((name) => `/${name}`);
  const errors = Object.entries(files).flatMap(([file, exported]) =>
    valuesIn(exported).map(async (item) => {
      const message = await errorOf(item, present);
      return message ? [errorLine(file, item, message)] : [];
    }),
  );
  const sheets = ['components', 'styles']
    .flatMap((folder) => filesIn(folder).map((name) => `${folder}/${name}`))
    .flatMap((name) => (name.endsWith('.scss') ? [readFileSync(name, 'utf8')] : []));
  return [
    ...(await Promise.all(errors)).flat(),
    ...missingFromSheets(present, sheets.join('\n')),
    ...unusedFiles(present, JSON.stringify(files) + sheets.join('\n')),
  ];
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
  const [key, ...place] = keys.filter((one) => typeof one === 'string').reverse();
  const size = new Map<string, Size>(Object.entries(pictureSizes)).get(place.reverse().join('.'));
  if (!size || typeof value !== 'string' || (key !== 'src' && key !== 'url')) {
    return undefined;
  }
  if (present.includes(value)) {
    // The Open Graph image is served as it is. The build resizes all others.
    return wrongDimensions(value, size, key === 'url');
  }
  // “Ada.jpg” and “ada.jpg” are one file on some systems, and two on most servers.
  const similar = present.find((one) => one.toLowerCase() === value.toLowerCase());
  return similar ? `must be ${similar}, letter for letter as the file is named` : 'must be a file in public/';
}

/** A drawing must have the aspect ratio of its place. A photograph is cropped, so it must only be large enough. */
async function wrongDimensions(src: string, { width, height }: Size, isExact: boolean): Promise<string | undefined> {
  const { format, autoOrient: own } = await sharp(sourceFile(src))
    .metadata()
    .catch(() => ({ format: undefined, autoOrient: { width: 0, height: 0 } }));
  const is = `is ${own.width} x ${own.height}, must`;
  if (!format) {
    return 'must be a picture that can be read';
  }
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

/** Pictures that a style sheet shows, and that are missing. */
function missingFromSheets(present: readonly string[], sheets: string): string[] {
  const shown = new Set(Array.from(sheets.matchAll(/url\('(\/images\/[^']+)'\)/g), ([, src = '']) => src));
  return [...shown]
    .filter((src) => !present.includes(src))
    .map((src) => `${sourceOf(src)}  must exist: a style sheet shows it`);
}

/** Pictures that would be public although neither a record nor a style sheet names them. */
function unusedFiles(present: readonly string[], texts: string): string[] {
  return present
    .filter((src) => /^\/images\/(?!variants\/)/.test(src) && !path.basename(src).startsWith('.'))
    .filter((src) => !texts.toLowerCase().includes(src.toLowerCase()))
    .map((src) => `${sourceOf(src)}  must be used in content/ or in a style sheet, or removed`);
}

/** The file that the owner edits. */
function sourceOf(src: string): string {
  return src.replace(/^\/images\/drawings/, 'content/drawings').replace(/^\/images/, 'public/images');
}
