import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';
import { z } from 'zod';

import { pictureSizes } from '../../components/Picture/sizes';
import { type SizedPicture, sourceFile, variantUrl } from '../../components/Picture/variants';
import { errorLine } from './checkContent';
import type { ContentFiles } from './contentFiles';
import { type ContentError, itemsOf } from './crossFieldRules';

/** A record that names a picture, and the size of its place. */
type Mention = {
  readonly file: string;
  readonly path: ContentError['path'];
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The file itself is sent, not a variant of it. */
  readonly asItIs: boolean;
};

/** Bytes that a telephone may load for all pictures of the home page. */
export const homeWeight = 90_000;

type Place = keyof typeof pictureSizes;

/** Every picture that is missing or does not fit its place, and every file in public/images/ that nothing names. */
export async function checkPictures(files: ContentFiles): Promise<string[]> {
  const present = filesBelow('public').map((file) => file.replace('public', ''));
  const mentions = Object.entries(files).flatMap(([file, exported]) => mentionsIn(file, exported));
  const backgrounds = [...filesBelow('components'), ...filesBelow('styles')].flatMap(backgroundsIn);
  const named = [...mentions, ...backgrounds].map(({ src }) => src.toLowerCase());

  const errors = await Promise.all(
    mentions.map(async (mention) => {
      const message = missingFile(mention.src, present) ?? (await wrongDimensions(mention));
      return message ? [errorLine(mention.file, mention.path, mention.src, message)] : [];
    }),
  );
  const lost = backgrounds.flatMap(({ file, src }) => {
    const message = missingFile(src, present);
    return message ? [errorLine(file, ['url()'], src, message)] : [];
  });
  const unused = present
    .filter((src) => /^\/images\/(?!variants\/)/.test(src) && !named.includes(src.toLowerCase()))
    .map((src) => src.replace(/^\/images\/drawings/, 'content/drawings').replace(/^\/images/, 'public/images'))
    .map((file) => `${file}  must be named in content/ or in a style sheet, or taken out`);
  return [...new Set([...errors.flat(), ...lost, ...unused])];
}

/** An error that names the heaviest picture, if all variants together are too heavy. */
export function checkWeight(pictures: readonly SizedPicture[]): string[] {
  const weigh = (picture: SizedPicture) => statSync(sourceFile(variantUrl(picture, 'avif', 2))).size;
  const weights = pictures.map(weigh);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const heaviest = pictures.find((_, index) => weights[index] === Math.max(...weights));
  return total > homeWeight && heaviest
    ? [
        `public${heaviest.src}  ${weigh(heaviest)} bytes as it is sent  must be plainer: ` +
          `all pictures have ${total} bytes, and may have ${homeWeight}`,
      ]
    : [];
}

function mentionsIn(file: string, value: unknown, at: ContentError['path'] = []): Mention[] {
  const place = at.filter((key) => typeof key === 'string').join('.');
  const key = place === 'metadata.image' ? 'url' : 'src';
  const { data } = z.looseObject({ [key]: z.string() }).safeParse(value);
  return [
    ...(data && isPlace(place)
      ? [{ src: String(data[key]), ...pictureSizes[place], file, path: [...at, key], asItIs: key === 'url' }]
      : []),
    ...itemsOf(value, at).flatMap((item) => mentionsIn(file, item.value, item.path)),
  ];
}

function isPlace(path: string): path is Place {
  return path in pictureSizes;
}

function backgroundsIn(file: string): { file: string; src: string }[] {
  const text = file.endsWith('.scss') ? readFileSync(path.join(process.cwd(), file), 'utf8') : '';
  return [...text.matchAll(/url\(['"]?(\/[^'")]+)/g)].map(([, src = '']) => ({ file, src }));
}

/** Compares letter case too: “Ada.jpg” and “ada.jpg” are one file on some systems, and two on most servers. */
function missingFile(src: string, present: readonly string[]): string | undefined {
  if (present.includes(src)) {
    return undefined;
  }
  const similar = present.find((one) => one.toLowerCase() === src.toLowerCase());
  return similar ? `must be ${similar}, letter for letter as the file is named` : 'must be a file in public/';
}

/** A drawing must have the proportion of its place. A photograph is cropped, so it must only be large enough. */
async function wrongDimensions({ src, width, height, asItIs }: Mention): Promise<string | undefined> {
  const { format, autoOrient: own } = await sharp(sourceFile(src))
    .metadata()
    .catch(() => ({ format: undefined, autoOrient: { width: 0, height: 0 } }));
  const is = `is ${own.width} x ${own.height}, must`;
  if (!format) {
    return 'must be a picture that can be read';
  }
  if (asItIs) {
    return own.width === width && own.height === height ? undefined : `${is} be ${width} x ${height}`;
  }
  if (format === 'svg') {
    return Math.abs(own.width / own.height / (width / height) - 1) < 0.01
      ? undefined
      : `${is} have the proportion of ${width} x ${height}`;
  }
  return own.width >= 2 * width && own.height >= 2 * height
    ? undefined
    : `${is} be ${2 * width} x ${2 * height} at least, to be sharp on a dense screen`;
}

/** As paths from the project's folder. */
function filesBelow(folder: string): string[] {
  return readdirSync(path.join(process.cwd(), folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(process.cwd(), path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}
