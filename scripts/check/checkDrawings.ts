import { existsSync, readFileSync, statSync } from 'node:fs';

import sharp from 'sharp';

import { filesIn } from '../filesIn';
import { errorLine } from './contentValues';
import { iconsFile } from './drawings';

/** Bytes that a drawing may have: far more than one of this site needs, and few enough to be drawn quickly. */
const maxBytes = 250_000;
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

/** A line for each drawing that is too large, cannot be read, or contains more than a picture. */
export async function checkDrawings(): Promise<string[]> {
  const files = ['content/drawings', 'public/images'].flatMap((folder) =>
    filesIn(folder).map((name) => `${folder}/${name}`),
  );
  const drawings = files.filter((name) => /\.svg$/i.test(name) && !name.startsWith('public/images/drawings/'));
  const errors = await Promise.all(drawings.map(async (file) => (await drawingError(file)) ?? []));
  return [...(existsSync(iconsFile) ? [] : [`${iconsFile}  must exist: it has the icons`]), ...errors.flat()];
}

/** The line for a drawing, if it has an error. */
export async function drawingError(file: string): Promise<string | undefined> {
  const { size } = statSync(file);
  if (size > maxBytes) {
    return `${file}  has ${size} bytes, must have at most ${maxBytes}`;
  }
  const [found] = active.exec(readFileSync(file, 'utf8')) ?? [];
  if (found) {
    const message = 'must be removed: a drawing must not run scripts or load files';
    return errorLine(file, { path: [], value: found.trim() }, message);
  }
  return sharp(file)
    .metadata()
    .then(() => undefined)
    .catch(() => `${file}  must be a drawing that can be read`);
}
