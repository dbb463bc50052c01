/** @jest-environment node */
import { type ExportedFiles, pageErrors, rewritePage } from './rewritePage';

/** A page as Next exports it. */
const page = [
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/page.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/first.js"/>',
  '<script src="/_next/static/chunks/first.js" async=""></script>',
  '<script src="/_next/static/chunks/turbopack-1.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
  '<body><p class="a_text" title="<script>in an attribute</script>">Text</p>',
  '<script type="application/ld+json">{"@type":"WebSite"}</script>',
  '<script id="_R_">(globalThis["TURBOPACK"]||[]).push(1)</script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"data"])</script></body></html>',
].join('');

const texts = new Map([
  ['/_next/static/chunks/page.css', '.a_text{color:red;src:url(../media/a.woff2)}.a_late{top:0}.a_other{top:0}'],
  ['/_next/static/chunks/first.js', 'use("a_late")'],
  ['/_next/static/chunks/turbopack-1.js', 'run()'],
  ['/_next/static/chunks/old.js', 'polyfill()'],
]);
const files: ExportedFiles = {
  texts,
  clientCode: 'use("a_late")',
  inlineScript: 'defer()',
  hydrate: (constants) => `hydrate(${JSON.stringify(constants)})`,
  emailOrigin: '',
};
const exported = ['_next/static/start.js', 'index.html'];

test('a page has its styles in it, and its scripts in one file', () => {
  const { html, start } = rewritePage(page, files);

  expect(html.replace(/<meta http-equiv.*?\/>/, '')).toBe(
    [
      '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
      '<style>.a_text{color:red;src:url(/_next/static/media/a.woff2)}</style></head>',
      '<body><p class="a_text" title="<script>in an attribute</script>">Text</p>',
      '<script type="application/ld+json">{"@type":"WebSite"}</script>',
      `<template><script async src="${start.address}"></script>`,
      '<link rel="preload" as="script" href="/_next/static/chunks/first.js">',
      '<link rel="preload" as="script" href="/_next/static/chunks/turbopack-1.js">',
      '</template><script>defer()</script></body></html>',
    ].join(''),
  );
  expect(start.address).toMatch(/^\/_next\/static\/[\w-]{8}\.js$/);
  expect(start.code).toBe(
    [
      '(globalThis["TURBOPACK"]||[]).push(1)',
      '(self.__next_f=self.__next_f||[]).push([0])',
      'self.__next_f.push([1,"data"])',
      `hydrate(${JSON.stringify({
        STYLE_SHEETS: ['/_next/static/chunks/page.css'],
        LATE_STYLES: '.a_late{top:0}',
        SCRIPTS: ['/_next/static/chunks/first.js'],
        RUNTIME: '/_next/static/chunks/turbopack-1.js',
      })})`,
    ].join(';\n'),
  );
});

test('the policy of a page stands before all that it governs', () => {
  expect(rewritePage(page, files).html).toMatch(
    /<head><meta http-equiv="Content-Security-Policy" content="[^"]*script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-/,
  );
});

test.each([
  ['no style sheet', /<link rel="stylesheet"[^>]*>/, '', 'has no style sheet'],
  ['no inline script', /<script( id="_R_")?>.*?<\/script>/g, '', 'has no inline script, and so no data for React'],
  [
    'no runtime',
    /<script src="[^"]*turbopack[^>]*><\/script>/,
    '',
    'loads 0 scripts named turbopack-*, instead of one',
  ],
  ['two runtimes', 'first.js" async', 'turbopack-2.js" async', 'loads 2 scripts named turbopack-*, instead of one'],
  [
    'a foreign inline script',
    '(globalThis["TURBOPACK"]',
    'track(',
    "has an inline script that is not Next's: track(||",
  ],
  [
    'a lost script',
    'first.js" async',
    'lost.js" async',
    'loads /_next/static/chunks/lost.js, which is not in the export',
  ],
  [
    'a lost sheet',
    'page.css',
    'lost.css',
    'has the style sheet /_next/static/chunks/lost.css, which is not in the export',
  ],
])('%s in a page stops the build', (_fault, found, replacement, message) => {
  const broken = page.replace(found, replacement);
  expect(broken).not.toBe(page);
  expect(() => rewritePage(broken, files)).toThrow(message);
});

test.each([
  ['an empty sheet', '/_next/static/chunks/page.css', ' ', 'which is empty'],
  ['a chunk that the policy refuses', '/_next/static/chunks/a.b.js', '', 'cannot load /_next/static/chunks/a.b.js'],
])('%s in the export stops the build', (_fault, address, text, message) => {
  expect(() => rewritePage(page, { ...files, texts: new Map([...texts, [address, text]]) })).toThrow(message);
});

const finished = [
  '<style>a{}</style>',
  ...['hero', 'service', 'about', 'team', 'contact'].map((id) => `<section id="${id}"></section>`),
  '<template><script async src="/_next/static/start.js"></script></template><script>defer()</script>',
].join('');

test('a finished page has no errors', () => {
  expect(pageErrors('index.html', finished, exported)).toEqual([]);
});

test.each([
  ['a style', '<style>a{}</style>', '', 'must have its styles in one <style>'],
  ['the rules of its style', 'a{}', '', 'must have its styles in one <style>'],
  ['its script', '<script>defer()</script>', '', 'must have one inline script'],
  ['the script it loads', 'start.js', 'lost.js', 'must load one script, which is in the export, from a template'],
  ['its template', /<\/?template>/g, '', 'must load one script, which is in the export, from a template'],
  ['a section', 'id="team"', '', 'lacks the sections team'],
])('a page without %s is refused', (_part, found, replacement, message) => {
  expect(pageErrors('index.html', finished.replace(found, replacement), exported)).toEqual([`index.html  ${message}`]);
});

test.each([
  ['<link rel="stylesheet" href="/a.css">', 'must have its styles in one <style>'],
  ['<link rel="preload" as="script" href="/a.js">', 'must not preload a script outside the template'],
  ['<p style="top:0">', 'has a <p> with an attribute that its policy refuses'],
  ['<img onerror="a()">', 'has a <img> with an attribute that its policy refuses'],
])('a page with %s is refused', (left, message) => {
  expect(pageErrors('privacypolicy.html', finished + left, exported)).toEqual([`privacypolicy.html  ${message}`]);
});
