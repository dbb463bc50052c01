import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';
import ts from 'typescript';

import { pictureSizes } from '../../../components/Picture/sizes';
import { content, type ContentFiles } from '../../../scripts/check/contentFiles';
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
    writeFileSync(target, replaceRecords(readFileSync(target, 'utf8'), records));
  }
  const named = JSON.stringify(generated) + sharedDrawings.join('\n');
  for (const drawing of filesIn(path.join(folder, 'content/drawings')).filter((name) => !named.includes(name))) {
    rmSync(path.join(folder, 'content/drawings', drawing));
  }
  rmSync(path.join(folder, 'public/images'), { recursive: true, force: true });
  mkdirSync(path.join(folder, 'public/images/firm'), { recursive: true });
  for (const { src, width, height } of picturesIn(Object.assign({}, ...Object.values(generated)))) {
    await drawPicture(path.join(folder, 'public', src), width, height);
  }
}

/** Replaces the exported values in the text of a file, and keeps their types. */
function replaceRecords(text: string, records: ContentFiles[string]): string {
  const source = ts.createSourceFile('content.ts', text, ts.ScriptTarget.Latest);
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ name }) => ts.isIdentifier(name) && name.text in records)
    .reverse()
    .reduce((changed, { name, initializer }) => {
      let value = initializer;
      while (value && (ts.isSatisfiesExpression(value) || ts.isAsExpression(value))) {
        value = value.expression;
      }
      const record = ts.isIdentifier(name) ? records[name.text] : undefined;
      return value
        ? changed.slice(0, value.getStart(source)) + JSON.stringify(record) + changed.slice(value.end)
        : changed;
    }, text);
}

type DrawnPicture = { readonly src: string; readonly width: number; readonly height: number };

function picturesIn(value: unknown, keyPath = ''): readonly DrawnPicture[] {
  const size = Object.entries(pictureSizes).find(([name]) => name === keyPath)?.[1];
  const src: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'src') : undefined;
  if (size && typeof src === 'string') {
    return src.includes('/firm/') ? [{ src, ...size }] : [];
  }
  return Object.entries(value ?? {}).flatMap(([key, item]) =>
    typeof item === 'object'
      ? picturesIn(item, Array.isArray(value) ? keyPath : `${keyPath}.${key}`.replace(/^\./, ''))
      : [],
  );
}

/** Draws a portrait: an SVG of the required size, or a JPEG with a much wider aspect ratio. */
async function drawPicture(file: string, width: number, height: number): Promise<void> {
  const isPhotograph = file.endsWith('.jpg');
  const [wide, high] = isPhotograph ? [width * 4, height * 2] : [width, height];
  const [x, y, r] = [isPhotograph ? wide * 0.34 : wide / 2, high * 0.42, high * 0.2];
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">
    <linearGradient id="wall"><stop stop-color="#c9b99b"/><stop offset="1" stop-color="#5d6f7a"/></linearGradient>
    <path fill="url(#wall)" d="M0 0h${wide}v${high}H0z"/>
    <ellipse cx="${x}" cy="${high * 1.05}" rx="${r * 2}" ry="${high * 0.42}" fill="#34445c"/>
    <circle cx="${x}" cy="${y}" r="${r}" fill="#b98263"/>
    <path fill="#3a2a22" d="M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0q${-r} ${-r * 0.9} ${-2 * r} 0"/>
  </svg>`;
  if (isPhotograph) {
    await sharp(Buffer.from(drawing))
      .blur(Math.max(1, high / 300))
      .jpeg()
      .toFile(file);
  } else {
    writeFileSync(file, drawing);
  }
}
