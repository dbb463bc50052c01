/** @jest-environment node */
import { load } from 'cheerio';

import { hashedName } from './hashedName';
import { pagePolicy } from './pagePolicy';
import { rewritePage } from './rewritePage';

const chunks = '/_next/static/chunks';
const records = '<script type="application/ld+json">{"@type":"WebSite"}</script>';
const inline = 'import("/_next/static/islands-1.js")';

/** A page as Next exports it. */
const page = [
  '<!DOCTYPE html><!--build--><html lang="en"><head><meta charSet="utf-8"/>',
  `<link rel="stylesheet" href="${chunks}/page.css" data-precedence="next"/>`,
  `<link rel="preload" as="script" fetchPriority="low" href="${chunks}/first.js"/><link rel="preload" as="image" href="/a.svg"/><link rel="preconnect" href="/"/>`,
  `<script src="${chunks}/first.js" async=""></script><script src="${chunks}/old.js" noModule=""></script></head>`,
  '<body><!--$--><p class="text" title="<!--x--><script>x</script>">One<!-- --> text</p>',
  `${records}<script id="_R_">run()</script><script type="module">push(1)</script></body></html>`,
].join('');
const font = '{src:url(../media/a-text.1-2_b.woff2)format("woff2")}';
const css = [
  `@font-face${font}@font-face${font.replace('text', 'text-extended')}`,
  '.card{src:url(../media/unused.woff2)}.text{top:0;src:url(../media/a.woff2)}',
  '@media print{.text{src:url(../media/print.woff2)}}',
].join('');

function rewrite(html: string, sheet = css) {
  return rewritePage(load(html), {
    styleSheets: new Map([[`${chunks.slice(1)}/page.css`, sheet]]),
    scripts: { inline, files: new Map(), styleSheets: ['./A/A.module.scss'] },
    classNames: {
      './A/A.module.scss': { item: 'item', card: 'card' },
      './B/B.module.scss': { text: 'text', foot: 'foot' },
    },
  });
}

test('a page has its own styles and script, and nothing of Next’s', () => {
  const { html, files } = rewrite(page);

  const media = '/_next/static/media';
  const fonts = css.slice(0, css.indexOf('.card')).replaceAll('../media', media);
  const styles = `${fonts}.text{top:0;src:url(${media}/a.woff2)}`;
  const deferredStyles = '@media print{.text{src:url(/_next/static/media/print.woff2)}}';
  const deferredName = hashedName('deferred', 'css', deferredStyles);
  expect(files).toEqual([[deferredName, deferredStyles]]);
  const hidden = 'main:not(:has(~*))>*+:not(:has(~*)),main>:not(:has(~*))>section>:not(:has(~*)),footer:not(:has(~*))';
  const expected = [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${media}/a-text.1-2_b.woff2">`,
    `<style>${styles}</style><style data-while-loading="">${hidden}{display:none}</style>`,
    `<link rel="stylesheet" media="print" href="/${deferredName}"></head>`,
    '<body><!--email_off--><p class="text" title="<!--x--><script>x</script>">One text</p>',
    `${records}<!--/email_off--><script data-cfasync="false">${inline}</script></body></html>`,
  ].join('');
  const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(load(expected), '')}">`;
  expect(html).toBe(expected.replace('<head>', `<head>${policy}`));
});

test('an island keeps comments, hidden elements and the styles of later states', () => {
  const island = '<react-island><b class="item">1<!-- -->2</b><i hidden></i></react-island>';
  const sheet = `${css}.item{top:1px}`;
  const { html } = rewrite(page.replace('<p', `${island}<p`), sheet);

  expect(html).toContain('1<!-- -->2</b><i hidden=""></i>');
  expect(html).toContain('unused.woff2');
  expect(rewrite(page, sheet).html).not.toContain('unused.woff2');
});

test.each([
  ['a style attribute', '<p', '<p style="top:0"', 'A page has a <p> with an attribute that its policy blocks.'],
  ['an event handler', '<p', '<img onerror="a()"><p', 'A page has a <img> with an attribute that its policy blocks.'],
  ['another sheet', 'page.css', 'gone.css', `A page has the style sheet ${chunks}/gone.css, which is empty or not in`],
])('a page with %s stops the build', (_name, found, replacement, message) => {
  expect(() => rewrite(page.replace(found, replacement))).toThrow(message);
});

test('styles come where they are needed, and deferred ones last', () => {
  const section = '<section><b class="card"></b></section>';
  const { html, files } = rewrite(
    page.replace(/<p.*?<\/p>/, (text) => `<main>${text}${section}</main><footer class="foot"></footer>`),
    `${css}.foot{top:1px}`,
  );

  const [[deferredName] = [], [name = '', belowFold] = []] = files;
  expect(belowFold).toBe('.card{src:url(/_next/static/media/unused.woff2)}.foot{top:1px}');
  expect(html).toContain(
    `One text</p><link rel="stylesheet" href="/${name}"><script> </script>` +
      `<link rel="stylesheet" media="print" href="/${deferredName}"><section>`,
  );
  expect(/<style>.*<\/style>/.exec(html)?.[0]).not.toContain('unused');
});
