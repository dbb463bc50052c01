import postcss, { type AtRule } from 'postcss';

import type { PageElement } from './parsedPage';

type PageFonts = {
  /** The rules without the font files whose letters the page lacks. */
  readonly css: string;
  /**
   * Preload links for the fonts of headings (weight 700) and paragraphs. Without them the browser requests a font only
   * when it lays out the text, too late for `font-display: optional`.
   */
  readonly preloads: string;
};

/** Chooses among the font files, which have a `unicode-range`. */
export function pageFonts(css: string, html: string, elements: readonly PageElement[]): PageFonts {
  const textOf = (names: readonly string[]) =>
    elements.map(({ name, text }) => (names.includes(name) ? text.replace(/<[^>]*>/g, '') : '')).join('');
  const [headings, paragraphs] = [textOf(['h1', 'h2']), textOf(['p'])];
  const root = postcss.parse(css);
  const kept: AtRule[] = [];
  let preloads = '';
  root.walkAtRules('font-face', (face) => {
    const rule = face.toString();
    const [, range] = /unicode-range:([^;}]+)/.exec(rule) ?? [];
    const [, href] = /url\(([^)]+)\)/.exec(rule) ?? [];
    if (!range || !href) {
      return;
    }
    const letters = lettersIn(range);
    if (!letters.test(html)) {
      face.remove();
      return;
    }
    kept.push(face);
    if (letters.test(rule.includes('font-weight:700') ? headings : paragraphs)) {
      preloads += `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;
    }
  });
  // The only file of a family needs no range.
  const families = kept.map((face) => /font-family:[^;]+/.exec(face.toString())?.[0]);
  kept
    .filter((_, index) => families.indexOf(families[index]) === families.lastIndexOf(families[index]))
    .forEach((face) => face.walkDecls('unicode-range', (range) => void range.remove()));
  return { css: root.toString(), preloads };
}

function lettersIn(unicodeRange: string): RegExp {
  return RegExp(`[${unicodeRange.replace(/(?<=[+-])\w+/g, '\\u{$&}').replace(/U\+|[,\s]/g, '')}]`, 'u');
}
