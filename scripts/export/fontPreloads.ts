import postcss from 'postcss';

import type { PageElement } from './parsedPage';

/**
 * Next preloads the fonts with English letters. Browsers request the fonts of other letters only during layout,
 * too late for `font-display: optional`, and a word would mix two fonts.
 * @returns a preload for each font with a letter of the page. The bold ones are for headings.
 */
export function fontPreloads(css: string, elements: readonly PageElement[]): string {
  const textOf = (names: readonly string[]) =>
    elements.map(({ name, text }) => (names.includes(name) ? text.replace(/<[^>]*>/g, '') : '')).join('');
  const [headings, paragraphs] = [textOf(['h1', 'h2']), textOf(['p'])];
  const hrefs: string[] = [];
  postcss.parse(css).walkAtRules('font-face', (face) => {
    const values = Object.fromEntries(face.nodes?.map((node) => ('prop' in node ? [node.prop, node.value] : [])) ?? []);
    const text = values['font-weight'] === '700' ? headings : paragraphs;
    const [, href] = /^url\(([^)]+)\)/.exec(values.src) ?? [];
    if (href && lettersOf(values['unicode-range'])?.test(text)) {
      hrefs.push(href);
    }
  });
  return hrefs.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`).join('');
}

function lettersOf(unicodeRange: string | undefined): RegExp | undefined {
  const range = unicodeRange?.replace(
    /U\+(\w+)(?:-(\w+))?,?\s*/g,
    (_all, from: string, to = from) => `\\u{${from}}-\\u{${to}}`,
  );
  return range === undefined ? undefined : RegExp(`[${range}]`, 'u');
}
