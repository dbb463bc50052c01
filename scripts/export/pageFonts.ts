import type { CheerioAPI } from 'cheerio';
import postcss from 'postcss';

/**
 * Leaves out the font files whose letters a page lacks.
 * @returns the other rules, and preload links for the fonts of headings (weight 700) and paragraphs. Without these the
 * browser requests a font only when it lays out the text, too late for `font-display: optional`.
 */
export function pageFonts(css: string, page: CheerioAPI) {
  const [html, headings, paragraphs] = [page.html(), page('h1, h2').text(), page('p').text()];
  const root = postcss.parse(css);
  let preloads = '';
  root.walkAtRules('font-face', (face) => {
    const css = face.toString();
    const [, range] = /unicode-range: ?([^;}]+)/.exec(css) ?? [];
    const [, href] = /url\(([^)]+)\)/.exec(css) ?? [];
    const letters = range && href ? lettersIn(range) : /./;
    if (!letters.test(html)) {
      face.remove();
    } else if (href && letters.test(/font-weight: ?700[;}]/.test(css) ? headings : paragraphs)) {
      preloads += `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`;
    }
  });
  return { css: root.toString(), preloads };
}

function lettersIn(unicodeRange: string): RegExp {
  return RegExp(`[${unicodeRange.replace(/(?<=[+-])\w+/g, '\\u{$&}').replace(/U\+|[,\s]/g, '')}]`, 'u');
}
