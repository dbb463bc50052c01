import { readFileSync, statSync } from 'node:fs';

import sharp from 'sharp';

import { pictureFile, pngFile } from '../../content/schema/fields';
import { filesIn, systemFile } from '../filesIn';
import type { ContentFiles } from './contentFiles';
import { type ContentValue, errorLine, valuesIn } from './contentValues';

/** Bytes that a drawing may have: far more than one of this site needs, and few enough to be drawn quickly. */
const maxDrawingBytes = 250_000;
/** The build draws it four times as large, and sharp draws at most 16,383 x 16,383. */
const maxDrawingSize = 4000;
/**
 * What a drawing must not contain, because every drawing is also a public page: a browser that opens its URL runs
 * the scripts, and fetches the files that it names. A reference to a part of itself or to a picture in it is allowed.
 */
const active = new RegExp(
  [
    String.raw`<([\w-]+:)?(script|foreignObject|iframe|object|embed)\b`,
    String.raw`\son\w+\s*=\s*["']`,
    String.raw`\b(href|src)\s*=\s*["'](?!#|data:image/)[^"']*`,
    String.raw`\burl\((?!\s*["']?\s*(#|data:image/))[^)]*`,
    String.raw`javascript:|@import|<!ENTITY|<\?xml-stylesheet`,
  ].join('|'),
  'i',
);

/** A line for each drawing that is no plain picture, and for each picture that is missing or does not fit its place. */
export async function checkPictures(files: ContentFiles): Promise<string[]> {
  const present = presentFiles();
  const drawings = filesIn('public')
    .map((name) => `public/${name}`)
    .filter((name) => /\.svg$/i.test(name));
  const found = await Promise.all(drawings.map(async (file) => [file, await drawingError(file)] as const));
  const drawingErrors = new Map(found.flatMap(([file, error]) => (error ? [[file, error]] : [])));
  const errors = Object.entries(files).flatMap(([file, exported]) =>
    valuesIn(exported).flatMap((item) => {
      const message = errorOf(item, present, drawingErrors);
      return message ? [errorLine(file, item, message)] : [];
    }),
  );
  return [...drawingErrors.values(), ...errors];
}

/** A line for each picture that would be public although no record, style sheet or document of public/ names it. */
export function unusedPictures(files: ContentFiles): string[] {
  const named = valuesIn(files).map(({ value }) => (typeof value === 'string' ? value : ''));
  // checkPictures() prints the error of a name in other letter case.
  const texts = [
    ...named,
    ...textsOf('components', '.scss'),
    ...textsOf('styles', '.scss'),
    ...textsOf('public', '.html'),
  ]
    .join('\n')
    .toLowerCase();
  return presentFiles()
    .filter((src) => src.startsWith('/images/') && !systemFile.test(src))
    .filter((src) => !texts.includes(src.toLowerCase()))
    .map((src) => `${sourceOf(src)}  must be used in content/ or in a style sheet, or removed`);
}

async function drawingError(file: string): Promise<string | undefined> {
  const bytes = statSync(file).size;
  if (bytes > maxDrawingBytes) {
    return `${file}  has ${bytes} bytes, must have at most ${maxDrawingBytes}`;
  }
  const text = readFileSync(file, 'utf8');
  const [found] = active.exec(text) ?? [];
  if (found) {
    const message = 'must be removed: a drawing must not run scripts or load files';
    return errorLine(file, { path: [], value: found.trim() }, message);
  }
  const size = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!size) {
    return `${file}  must be a drawing that can be read`;
  }
  return Math.max(size.width, size.height) > maxDrawingSize
    ? `${file}  is ${size.width} x ${size.height}, must be at most ${maxDrawingSize} x ${maxDrawingSize}`
    : undefined;
}

/** @returns what is wrong with the picture that a value names, if it names one and no other check prints its error */
function errorOf(
  { path: keys, value }: ContentValue,
  present: readonly string[],
  drawingErrors: ReadonlyMap<string, string>,
): string | undefined {
  const isPng = keys.at(-1) === 'url';
  const src = isPng || keys.at(-1) === 'src' ? (isPng ? pngFile : pictureFile).safeParse(value).data : undefined;
  if (!src || drawingErrors.has(sourceOf(src)) || present.includes(src)) {
    return undefined;
  }
  // “Ada.jpg” and “ada.jpg” are one file on some systems, and two on most servers.
  const similar = present.find((one) => one.toLowerCase() === src.toLowerCase());
  return similar ? `must be ${similar}, letter for letter as the file is named` : 'must be a file in public/';
}

/** The URL paths of the owner's files. */
function presentFiles(): string[] {
  return filesIn('public').map((name) => `/${name}`);
}

function textsOf(folder: string, extension: string): string[] {
  const names = filesIn(folder).filter((name) => name.endsWith(extension));
  return names.map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
}

/** @returns the file that the owner edits, of a picture that a record names */
export function sourceOf(src: string): string {
  return `public${src}`;
}
