/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { runInTemporaryFolder, write } from '../temporaryFolder';
import { fontFaces, fontNotes, readFonts } from './fonts';

const ownFonts = readFonts();
const ownFont = readFileSync(`styles/fonts/${ownFonts[0]?.files[0]?.name}.woff2`);
/** A TrueType font of a character map alone, which has A to C. */
const trueType = Buffer.from(
  '000100000001000000000000636d6170' +
    '000000000000001c00000028000000010003000a0000000c000c00000000001c0000000000000001000000410000004300000001',
  'hex',
);

runInTemporaryFolder();

test('reads the characters of every font file', () => {
  expect(ownFonts.map(({ family, shows }) => [family, shows])).toEqual([
    ['text', 'texts'],
    ['display', 'headings'],
  ]);
  for (const { family, files } of ownFonts) {
    expect(files.filter(({ name }) => !name.includes(`-${family}`))).toEqual([]);
    const codePoints = files.flatMap((file) => file.codePoints);
    expect(codePoints).toEqual(expect.arrayContaining(Array.from('AZaz', (letter) => letter.codePointAt(0))));
    expect(codePoints).not.toContain(0xffff);
  }
});

const unreadable = 'must be a WOFF2 font with a Unicode character map';

test.each([
  ['a-text.woff2', 'none', unreadable],
  ['a-text.woff2', trueType, unreadable],
  ['a-text.woff2', ownFont.subarray(0, ownFont.length / 2), unreadable],
  ['a-text.woff', '', 'must be a WOFF2 font with -text or -display in its name'],
  ['a-text.woff2.ttf', '', 'must be a WOFF2 font with -text or -display in its name'],
  ['a-text.ttf', '', 'must be a WOFF2 font with -text or -display in its name'],
  ['greek.woff2', '', 'must be a WOFF2 font with -text or -display in its name'],
])('rejects a font file %s', (name, content, message) => {
  write(`styles/fonts/${name}`, content);
  expect(() => readFonts()).toThrow(`styles/fonts/${name}  ${message}`);
});

test('leaves out what is no font', () => {
  write('styles/fonts/OFL.woff2.txt', '');
  expect(readFonts().flatMap(({ files }) => files)).toEqual([]);
});

const font = (family: string, shows: string, letters: string) => ({
  family,
  shows,
  files: [{ name: family, codePoints: Array.from(letters, (letter) => letter.codePointAt(0) ?? 0) }],
});
const fonts = [font('text', 'texts', ',abcdefghé'), font('display', 'headings', 'abcdefgh')];
const latin = 'abcdefgh'.repeat(20);
const both = { text: { text: 'U+2C, U+61-68, U+E9' }, display: { display: 'U+61-68' } };

test.each<[texts: string[], faces: object, ...notes: [index: number, shows: string, shown: string][]]>([
  [['abc', 'abc def \u00ad👩‍💻'], both],
  [[latin, 'bé'], both, [1, 'headings', 'these: é']],
  [[latin, 'é→'], both, [1, 'texts', 'these: →'], [1, 'headings', 'these: é →']],
  // Digits are no letters.
  [[latin, '12345'], both, [1, 'texts', 'these: 1 2 3 4 5'], [1, 'headings', 'these: 1 2 3 4 5']],
  // One letter in forty
  [['abcdefgh'.repeat(5).slice(1), 'é'], { text: both.text }, [1, 'headings', 'all headings: é']],
  [['Μπε', 'a'], {}, [0, 'texts', 'all texts: Μ π ε'], [0, 'headings', 'all headings: Μ π ε']],
])('with the texts %j the pages load %j', (texts, faces, ...notes) => {
  const content = { 'content/a.ts': { b: texts } };
  const lines = notes.map(
    ([index, shows, shown]) =>
      `content/a.ts  b[${index}]  “${texts[index]}”  has characters that the font of ${shows} lacks, so a font of the visitor’s device shows ${shown}. To add a font, see “Fonts” in content/README.md`,
  );
  expect(fontFaces(content, fonts)).toEqual(faces);
  expect(fontNotes(content, fonts)).toEqual(lines);
});

test.each([
  [100, / and 60 more\. To add/],
  [40, /\. To add/],
])('of %d characters, lists at most forty', (count, more) => {
  const characters = Array.from({ length: count }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
  const [note = ''] = fontNotes({ 'content/a.ts': { b: characters } }, fonts);
  expect(note).toMatch(new RegExp(`: 一( \\S){39}${more.source}`));
});
