/** @jest-environment node */
import { load } from 'cheerio';

import { pageFonts } from './pageFonts';

const face = (file: string, weight: string, range: string) =>
  `@font-face{src:url(/${file}.woff2) format("woff2");font-weight: ${weight};unicode-range: ${range}}`;
const css = `@font-face{src:local(Arial)}${face('text', '400 700', 'U+20-7E')}${face('accents', '400 700', 'U+A1, U+C0-FF')}${face('bold', '700', 'U+C0-FF')}`;

test.each([
  ['<h2>A</h2><p>B</p>', ['text'], ['text']],
  ['<h2>A</h2><p>¡</p>', ['text', 'accents'], ['accents']],
  ['<h2>A</h2><p>B <b>É</b></p>', ['text', 'accents', 'bold'], ['text', 'accents']],
  ['<h1>É</h1><p>B</p>', ['text', 'accents', 'bold'], ['text', 'bold']],
  ['<h2>É</h2><p>B</p>', ['text', 'accents', 'bold'], ['text', 'bold']],
  ['<h2>A</h2><p><a title="É">B</a></p><li>É</li>', ['text', 'accents', 'bold'], ['text']],
])('%s has the fonts %j and preloads %j', (html, kept, preloaded) => {
  const fonts = pageFonts(css, load(html));
  expect(Array.from(fonts.css.matchAll(/url\(\/(\w+)/g), ([, file]) => file)).toEqual(kept);
  expect(fonts.preloads).toBe(
    preloaded
      .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}.woff2">`)
      .join(''),
  );
});
