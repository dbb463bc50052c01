/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';

import { runInTemporaryFolder, write } from '../temporaryFolder';
import { fontFaces, fontNotes, readFonts } from './fonts';

runInTemporaryFolder();

const words = (...numbers: readonly number[]) => numbers.flatMap((number) => [number >> 8, number & 255]);
const longs = (...numbers: readonly number[]) => numbers.flatMap((number) => words(number >>> 16, number & 0xffff));

/** A character map in format 4: A, C to D by a list of glyphs in which C has none, and the segment that ends it. */
const narrow = words(4, 54, 0, 6, 0, 0, 0, 65, 68, 65535, 0, 65, 67, 65535, 65472, 5, 1, 0, 4, 0, 0, 7);
/** In format 12: A to C, and a character beyond U+FFFF. */
const wide = [...words(12, 0), ...longs(40, 0, 2, 65, 67, 1, 0x1f130, 0x1f130, 4)];

/** A WOFF2 file of two tables: transformed outlines of 200 bytes, and a map with one subtable. */
function woff2(subtable: readonly number[]): Buffer {
  const map = [...words(0, 1, 3, 1), ...longs(12), ...subtable];
  const directory = [10, 0x83, 0x48, 0x81, 0x48, 0, map.length]; // 456 bytes, 200 when transformed
  const tables = brotliCompressSync(Buffer.from([...Array<number>(200).fill(1), ...map]));
  const header = [...Buffer.from('wOF2'), ...longs(0, 0), ...words(2, 0), ...longs(0, tables.length)];
  return Buffer.concat([Buffer.from(header), Buffer.alloc(48 - header.length), Buffer.from(directory), tables]);
}

test('reads the characters of every font file', () => {
  write('styles/fonts/one-text.woff2', woff2(narrow));
  write('styles/fonts/one-text-more.woff2', woff2(wide));
  write('styles/fonts/one-display.woff2', woff2(wide));
  write('styles/fonts/one.LICENSE.txt', 'free');

  expect(fontFaces({ 'content/hero.ts': { title: 'ABBA' } })).toEqual({
    text: { 'one-text': 'U+41, U+44', 'one-text-more': 'U+41-43, U+1F130' },
    display: { 'one-display': 'U+41-43, U+1F130' },
  });
});

const unreadable = 'must be a WOFF2 font with a Unicode character map';

test.each([
  ['a-text.woff2', 'none', unreadable],
  ['a-text.woff2', woff2(words(6, 0)), unreadable],
  ['a-text.woff2', woff2(wide).subarray(0, 70), unreadable],
  ['a-text.ttf', woff2(wide), 'must be a WOFF2 font with -text or -display in its name'],
  ['greek.woff2', woff2(wide), 'must be a WOFF2 font with -text or -display in its name'],
])('rejects a font file %s', (name, content, message) => {
  write(`styles/fonts/${name}`, content);
  expect(() => readFonts()).toThrow(`styles/fonts/${name}  ${message}`);
});

const font = (family: string, shows: string, letters: string) => ({
  family,
  shows,
  files: [{ name: family, codePoints: Array.from(letters, (letter) => letter.codePointAt(0) ?? 0) }],
});
const fonts = [font('text', 'texts', 'abcdefgh,é'), font('display', 'headings', 'abcdefgh')];
const latin = 'abcdefgh'.repeat(20);
const both = ['text', 'display'];

test.each<[texts: string[], families: string[], ...notes: [index: number, shows: string, shown: string][]]>([
  [['abc', 'abc def \u00ad👩‍💻'], both],
  [[latin, 'bé'], both, [1, 'headings', 'these: é']],
  [[latin, 'é→'], both, [1, 'texts', 'these: →'], [1, 'headings', 'these: é →']],
  [['ab', 'éa'], ['text'], [1, 'headings', 'all headings: é']],
  [['Μπε', 'a'], [], [0, 'texts', 'all texts: Μ π ε'], [0, 'headings', 'all headings: Μ π ε']],
])('with the texts %j the pages load %j', (texts, families, ...notes) => {
  const content = { 'content/a.ts': { b: texts } };
  const lines = notes.map(
    ([index, shows, shown]) =>
      `content/a.ts  b[${index}]  “${texts[index]}”  has characters that the font of ${shows} lacks, so a font of the visitor’s device shows ${shown}. To add a font, see “Fonts” in content/README.md`,
  );
  expect(Object.keys(fontFaces(content, fonts))).toEqual(families);
  expect(fontNotes(content, fonts)).toEqual(lines);
});

test('lists at most forty characters', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
  const [note = ''] = fontNotes({ 'content/a.ts': { b: hundred } }, fonts);
  expect(note).toMatch(/: 一( \S){39} and 60 more\. To add/);
});
