import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { ContentFiles } from './contentFiles';
import { type ContentValue, errorLine, valuesIn } from './contentValues';
import { codePointsOf } from './woff2';

type FontFile = {
  /** Without its extension. */
  readonly name: string;
  readonly codePoints: readonly number[];
};

type Font = {
  /** The CSS family; the names of its files contain it. */
  readonly family: string;
  readonly shows: string;
  readonly files: readonly FontFile[];
};

type Lack = {
  /** The characters of the content that no file of the font has, in the order of the content. */
  readonly characters: readonly string[];
  /** Their part of all letters in the content, from 0 to 1. */
  readonly part: number;
  /** The first text that has one. */
  readonly example: (ContentValue & { readonly file: string }) | undefined;
};

/** Where a font lacks more than one letter in fifty, a text would be in two fonts, letter by letter. */
const maxPart = 0.02;
const maxListed = 40;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/gu;
const emoji = /\p{Extended_Pictographic}/u; // Every device has a font for them.

/**
 * The two fonts of the site.
 * @throws Error with a line about a file that cannot be used
 */
export function readFonts(folder = 'styles/fonts'): Font[] {
  const fonts = Object.entries({ text: 'texts', display: 'headings' }).map(([family, shows]) => ({ family, shows }));
  const files = readdirSync(folder).filter((name) => /\.(woff2?|[ot]tf)$/.test(name));
  const unusable = files.find((name) => !/-(text|display).*\.woff2$/.test(name));
  assert(!unusable, `${folder}/${unusable}  must be a WOFF2 font with -text or -display in its name`);
  return fonts.map((font) => ({
    ...font,
    files: files.filter((name) => name.includes(`-${font.family}`)).map((name) => readFont(path.join(folder, name))),
  }));
}

/** The `unicode-range` of every file to load, by family. A font that lacks the letters of the texts has none. */
export function fontFaces(content: ContentFiles, fonts = readFonts()): Record<string, Record<string, string>> {
  return Object.fromEntries(
    fonts
      .filter((font) => lackOf(font, content).part <= maxPart)
      .map(({ family, files }) => [
        family,
        Object.fromEntries(files.map(({ name, codePoints }) => [name, unicodeRange(codePoints)])),
      ]),
  );
}

/** A line for each font that lacks characters of the content. */
export function fontNotes(content: ContentFiles, fonts = readFonts()): string[] {
  return fonts.flatMap((font) => {
    const { characters, part, example } = lackOf(font, content);
    const more = characters.length > maxListed ? ` and ${characters.length - maxListed} more` : '';
    const shown = `${characters.slice(0, maxListed).join(' ')}${more}`;
    const result = part > maxPart ? `all ${font.shows}` : 'these';
    return example
      ? errorLine(
          example.file,
          example,
          `has characters that the font of ${font.shows} lacks, so a font of the visitor’s device shows ${result}: ${shown}. To add a font, see “Fonts” in content/README.md`,
        )
      : [];
  });
}

function lackOf({ files }: Font, content: ContentFiles): Lack {
  const has = new Set(files.flatMap(({ codePoints }) => codePoints));
  const lacks = (character: string) => !has.has(character.codePointAt(0) ?? 0) && !emoji.test(character);
  const texts = Object.entries(content).flatMap(([file, exported]) =>
    valuesIn(exported).flatMap(({ path, value }) =>
      typeof value === 'string' ? [{ file, path, value, characters: value.match(visible) ?? [] }] : [],
    ),
  );
  const letters = texts.flatMap(({ characters }) => characters).filter((character) => /\p{L}/u.test(character));
  return {
    characters: [...new Set(texts.flatMap(({ characters }) => characters.filter(lacks)))],
    part: letters.filter(lacks).length / letters.length,
    example: texts.find(({ characters }) => characters.some(lacks)),
  };
}

function readFont(file: string): FontFile {
  try {
    return { name: path.parse(file).name, codePoints: codePointsOf(readFileSync(file)) };
  } catch (error) {
    throw new Error(`${file}  must be a WOFF2 font with a Unicode character map`, { cause: error });
  }
}

/** @returns the value of the CSS descriptor, such as “U+20-7E, U+A0” */
function unicodeRange(codePoints: readonly number[]): string {
  const isFirst = (code: number, index: number) => codePoints[index - 1] !== code - 1;
  const isLast = (code: number, index: number) => codePoints[index + 1] !== code + 1;
  const hex = (code: number) => code.toString(16).toUpperCase();
  const lasts = codePoints.filter(isLast);
  return codePoints
    .filter(isFirst)
    .map((first, index) => [...new Set([first, lasts[index] ?? first])].map(hex).join('-'))
    .map((range) => `U+${range}`)
    .join(', ');
}
