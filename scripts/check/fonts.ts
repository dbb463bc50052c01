import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { create } from 'fontkit';

import type { ContentFiles } from './contentFiles';
import { errorLine, valuesIn } from './contentValues';

type Font = ReturnType<typeof readFonts>[number];

export const fontsFolder = 'styles/fonts';

/** Where a font lacks more than one letter in fifty, a text would be in two fonts, letter by letter. */
const maxPart = 0.02;
const maxListed = 40;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/gu;
const emoji = /\p{Extended_Pictographic}/u; // Every device has a font for them.

/**
 * The two fonts of the site, by the CSS family that the names of their files contain.
 * @throws Error with a line about a file that cannot be used
 */
export function readFonts(folder = fontsFolder) {
  const names = readdirSync(folder).filter((name) => /\.(woff2?|[ot]tf)$/i.test(name));
  const unusable = names.find((name) => !/-(text|display).*\.woff2$/.test(name));
  assert(!unusable, `${folder}/${unusable}  must be a WOFF2 font with -text or -display in its name`);
  return Object.entries({ text: 'texts', display: 'headings' }).map(([family, shows]) => ({
    family,
    shows,
    files: names.filter((name) => name.includes(`-${family}`)).map((name) => readFont(`${folder}/${name}`)),
  }));
}

/** The `unicode-range` of every file to load, by family. A font that lacks the letters of the texts has none. */
export function fontFaces(content: ContentFiles, fonts = readFonts()): Record<string, Record<string, string>> {
  const loaded = fonts.filter((font) => lackOf(font, content).part <= maxPart);
  const rangesOf = ({ files }: Font) => files.map(({ name, codePoints }) => [name, unicodeRange(codePoints)]);
  return Object.fromEntries(loaded.map((font) => [font.family, Object.fromEntries(rangesOf(font))]));
}

export function fontNotes(content: ContentFiles, fonts = readFonts()): string[] {
  return fonts.flatMap((font) => {
    const { characters, part, example } = lackOf(font, content);
    const more = characters.length > maxListed ? ` and ${characters.length - maxListed} more` : '';
    const shown = `${part > maxPart ? `all ${font.shows}` : 'these'}: ${characters.slice(0, maxListed).join(' ')}${more}`;
    const message = `has characters that the font of ${font.shows} lacks, so a font of the visitor’s device shows ${shown}. To add a font, see “Fonts” in content/README.md`;
    return example ? [errorLine(example.file, example, message)] : [];
  });
}

/** The characters of the content that no file of the font has, their part of all letters, and the first text with one. */
function lackOf({ files }: Font, content: ContentFiles) {
  const has = new Set(files.flatMap(({ codePoints }) => codePoints));
  const lacks = (character: string) => !has.has(character.codePointAt(0) ?? 0) && !emoji.test(character);
  const texts = Object.entries(content).flatMap(([file, exported]) =>
    valuesIn(exported).map((item) => {
      const characters = typeof item.value === 'string' ? item.value.match(visible) : null;
      return { ...item, file, characters: characters ?? [] };
    }),
  );
  const characters = texts.flatMap(({ characters }) => characters);
  const letters = characters.filter((character) => /\p{L}/u.test(character));
  return {
    characters: [...new Set(characters.filter(lacks))],
    part: letters.filter(lacks).length / letters.length,
    example: texts.find(({ characters }) => characters.some(lacks)),
  };
}

function readFont(file: string) {
  try {
    const font = create(readFileSync(file));
    assert(font.type === 'WOFF2');
    // A character map may also name characters without a glyph, and its last segment names U+FFFF.
    const codePoints = font.characterSet.filter((codePoint) => font.hasGlyphForCodePoint(codePoint));
    return { name: path.parse(file).name, codePoints };
  } catch {
    assert.fail(`${file}  must be a WOFF2 font with a Unicode character map`);
  }
}

/** @returns the value of the CSS descriptor, such as “U+20-7E, U+A0” */
function unicodeRange(codePoints: readonly number[]): string {
  const has = new Set(codePoints);
  const hex = (code: number) => code.toString(16).toUpperCase();
  const firsts = codePoints.filter((code) => !has.has(code - 1));
  const lasts = codePoints.filter((code) => !has.has(code + 1));
  return firsts
    .map((first, index) => `U+${[...new Set([first, lasts[index] ?? first])].map(hex).join('-')}`)
    .join(', ');
}
