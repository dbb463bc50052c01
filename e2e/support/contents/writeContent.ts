import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { pictureSizes } from '../../../components/Picture/sizes';
import { content } from '../../../scripts/check/contentFiles';
import { valuesIn } from '../../../scripts/check/contentValues';
import { filesIn } from '../../../scripts/filesIn';
import { type FirmName, firms } from './firms';
import { generateContent } from './generateContent';

/** Drawings that no record names: the sprite and style sheets use them. */
const sharedDrawings = ['icons.svg', 'privacy-banner.svg'];

/** Replaces the content and pictures of the project in this folder with a generated set. */
export async function writeContent(folder: string, name: FirmName): Promise<void> {
  const generated = generateContent(content, firms[name]);
  for (const [file, records] of Object.entries(generated)) {
    const target = path.join(folder, file);
    const text = readFileSync(target, 'utf8');
    const lines = Object.entries(records).map(([name, record]) => {
      // Some records declare their type.
      const declaration = new RegExp(`export const ${name}\\b[^=]*`).exec(text)?.[0];
      return `${declaration}= ${JSON.stringify(record)} as const;`;
    });
    writeFileSync(target, [...(text.match(/^import type .*;$/gm) ?? []), ...lines].join('\n'));
  }
  const named = JSON.stringify(generated) + sharedDrawings.join('\n');
  for (const drawing of filesIn(path.join(folder, 'content/drawings')).filter((name) => !named.includes(name))) {
    rmSync(path.join(folder, 'content/drawings', drawing));
  }
  rmSync(path.join(folder, 'public/images'), { recursive: true, force: true });
  mkdirSync(path.join(folder, 'public/images/firm'), { recursive: true });
  for (const { path: keys, value } of valuesIn(Object.assign({}, ...Object.values(generated)))) {
    const place = keys
      .filter((key) => typeof key === 'string')
      .slice(0, -1)
      .join('.');
    const size = new Map(Object.entries(pictureSizes)).get(place);
    if (size && typeof value === 'string' && value.startsWith('/images/firm/')) {
      await drawPicture(path.join(folder, 'public', value), size);
    }
  }
}

/** Draws a head: an SVG of the required size, or a JPEG with a much wider aspect ratio. */
async function drawPicture(file: string, { width, height }: { width: number; height: number }): Promise<void> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <path fill="#5d6f7a" d="M0 0h${width}v${height}H0z"/>
    <circle cx="${width / 2}" cy="${height / 2}" r="${height / 5}" fill="#b98263"/>
  </svg>`;
  await (file.endsWith('.jpg')
    ? sharp(Buffer.from(drawing))
        .resize(width * 4, height * 2, { fit: 'contain', background: '#c9b99b' })
        .flatten()
        .jpeg()
        .toFile(file)
    : writeFile(file, drawing));
}
