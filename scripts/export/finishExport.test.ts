/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

import type { Environment } from '../../app/_site/environment';
import { runInTemporaryFolder, write } from '../temporaryFolder';
import { finishExport } from './finishExport';

const sections = ['hero', 'service', 'about', 'team', 'contact'].map((id) => `<section id="${id}"></section>`).join('');
const chunks = '/_next/static/chunks';
const text = '<body><p class="a_text" title="<script>in an attribute</script>">Text</p>';
const records = '<script type="application/ld+json">{"@type":"WebSite"}</script>';

/** A page as Next exports it. */
const page = [
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
  `<link rel="stylesheet" href="${chunks}/page.css" data-precedence="next"/>`,
  `<link rel="preload" as="script" fetchPriority="low" href="${chunks}/first.js"/>`,
  `<script src="${chunks}/first.js" async=""></script>`,
  `<script src="${chunks}/turbopack-1.js" async=""></script>`,
  `<script src="${chunks}/old.js" noModule=""></script></head>`,
  `${text}${sections}${records}<script id="_R_">(globalThis["TURBOPACK"]||[]).push(1)</script>`,
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"data"])</script></body></html>',
].join('');
const exported: Readonly<Record<string, string>> = {
  'index.html': page,
  'index.txt': 'data',
  '__next._tree.txt': 'data',
  'privacypolicy.html': page,
  'privacypolicy/__next._full.txt': 'data',
  'jobs/london.html': page,
  '404.html': page,
  '_not-found.html': page,
  'robots.txt': 'Allow: /',
  '_next/static/chunks/page.css':
    '.a_text{color:red;src:url(../media/a.woff2)}.a_late{top:0}.a_other{top:0}@media print{p{top:0}}',
  '_next/static/chunks/first.js': 'use("a_late")',
  '_next/static/chunks/turbopack-1.js': 'run()',
  '_next/static/chunks/old.js': 'polyfill()',
};
const settings: Environment = {
  siteUrl: 'https://www.example.com',
  demo: true,
  email: { origin: '', serviceId: 'a', templateId: 'b', publicKey: 'c' },
};

runInTemporaryFolder();

/** @returns the errors of an export with these files */
function errorsOf(files: Readonly<Record<string, string>>): readonly string[] {
  Object.entries(files).forEach(([name, content]) => write(`out/${name}`, content));
  return finishExport('out', settings, {}).errors;
}

function read(name: string): string {
  return readFileSync(`out/${name}`, 'utf8');
}

test('a page has an inline policy and inline styles, and its inline scripts in one file', () => {
  expect(errorsOf(exported)).toEqual([]);

  const html = read('index.html');
  const [, address = ''] = /async src="(\/_next\/static\/[\w-]{8}\.js)"/.exec(html) ?? [];
  const [, sheet = ''] = /media="print" href="(\/_next\/static\/[\w-]{8}\.css)"/.exec(html) ?? [];
  expect(read(sheet)).toBe('@media print{p{top:0}}');
  const policy = `script-src 'self'( 'sha256-[^']+'){2}; style-src 'self' 'sha256-[^']+';`;
  expect(html).toMatch(RegExp(`<head><meta http-equiv="Content-Security-Policy" content="[^"]*${policy}`));
  expect(html).not.toMatch(/frame-ancestors|upgrade-insecure-requests/); // Only a header may have these.
  expect(html.replace(/<meta http-equiv.*?\/>/, '').replace(/(<script id="last">).+?(<\/script>)/s, '$1$2')).toBe(
    [
      '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
      '<link rel="expect" href="#last" blocking="render"><style>.a_text{color:red;src:url(/_next/static/media/a.woff2)}</style>',
      `<link rel="stylesheet" media="print" href="${sheet}"></head>`,
      `${text}${sections}${records}<template><script async src="${address}"></script>`,
      `<link rel="preload" as="script" href="${chunks}/first.js">`,
      `<link rel="preload" as="script" href="${chunks}/turbopack-1.js">`,
      '</template><script type="speculationrules">{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}</script>',
      '<script id="last"></script></body></html>',
    ].join(''),
  );
  const code = read(address).split(';\n');
  expect(code.slice(0, 3)).toEqual([
    '(globalThis["TURBOPACK"]||[]).push(1)',
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"data"])',
  ]);
  for (const constant of [`["${chunks}/page.css"]`, '".a_late{top:0}"', `["${chunks}/first.js"]`, 'turbopack-1.js"']) {
    expect(code[3]).toContain(constant);
  }
});

test('a page has and preloads only the fonts with its letters', () => {
  const face = (file: string, weight: string, range: string) =>
    `@font-face{src:url(../media/${file}.woff2) format("woff2");font-weight:${weight};unicode-range:${range}}`;
  const css = `.a_text{top:0}${face('text', '400 700', 'U+A1,U+C0-FF')}${face('bold', '700', 'U+C0-FF')}`;
  const fontsOf = (changed: string) => {
    rmSync('out', { recursive: true, force: true });
    const fonts = { '_next/static/media/text.woff2': '', '_next/static/media/bold.woff2': '' };
    const files = { ...exported, ...fonts, [`${chunks.slice(1)}/page.css`]: css, 'index.html': changed };
    expect(errorsOf(files)).toEqual([]);
    const html = read('index.html');
    const preloads = [...html.matchAll(/as="font".+?media\/(\w+)\.woff2/g)].map(([, file]) => file);
    return [...preloads, html.match(/@font-face/g)?.length ?? 0];
  };
  expect(fontsOf(page)).toEqual([0]);
  expect(fontsOf(page.replace('Text', 'Über <b>uns</b>'))).toEqual(['text', 2]);
  expect(fontsOf(page.replace('</p>', '</p><h2>É</h2>'))).toEqual(['bold', 2]);
});

test('an export gets headers, compressed copies and folders, without unused files', () => {
  errorsOf(exported);

  expect(read('privacypolicy/index.html')).toBe(read('privacypolicy.html'));
  expect(read('_headers')).toContain('Content-Security-Policy');
  const kept = ['index.html.br', 'index.html.gz', '.nojekyll', 'robots.txt', 'jobs/london/index.html'];
  const gone = ['404/index.html', '_not-found.html', 'index.txt', '__next._tree.txt', 'privacypolicy/__next._full.txt'];
  expect([...kept, ...gone].filter((name) => existsSync(`out/${name}`))).toEqual(kept);
});

test.each<[error: string, found: string | RegExp, replacement: string, message: string]>([
  ['no style sheet', /<link rel="stylesheet"[^>]*>/, '', 'has no style sheet'],
  [
    'an unlinked sheet',
    '"data"',
    String.raw`"{\"rel\":\"stylesheet\",\"href\":\"/b.css\"}"`,
    'does not link the style sheet /b.css, which its data for React names',
  ],
  ['no body', /<\/?body>/g, '', 'has no head or body'],
  ['a missing sheet', 'page.css', 'x.css', `has the style sheet ${chunks}/x.css, which is empty or not in the export`],
  ['no inline script', /<script( id="_R_")?>.*?<\/script>/g, '', 'has no inline script, and so no data for React'],
  ['an unknown script', '(globalThis["TURBOPACK"]', 'track(', "has an inline script that is not Next's: track(||"],
  ['no runtime', /<script src="[^"]*turbopack.*?<\/script>/, '', 'loads 0 scripts named turbopack-*, instead of one'],
  ['two runtimes', 'first.js" a', 'turbopack-2.js" a', 'loads 2 scripts named turbopack-*, instead of one'],
  ['a missing script', 'first.js" a', 'x.js" a', `loads ${chunks}/x.js, which is not in the export`],
  ['a style attribute', '<p', '<p style="top:0"', 'has a <p> with an attribute that its policy blocks'],
  ['an event handler', '<p', '<img onerror="a()"><p', 'has a <img> with an attribute that its policy blocks'],
  ['a broken link', '<p', '<a href="/gone"></a><p', 'href  “/gone”  must be a page'],
  ['a missing section', 'id="team"', '', 'lacks the sections team'],
])('a home page with %s stops the build', (_error, found, replacement, message) => {
  const broken = page.replace(found, replacement);
  expect(broken).not.toBe(page);
  expect(errorsOf({ ...exported, 'index.html': broken })).toEqual([expect.stringContaining(`index.html  ${message}`)]);
});

test.each([
  ['an empty sheet', 'page.css', ' ', `has the style sheet ${chunks}/page.css, which is empty or not in the export`],
  ['a blocked chunk', 'a.b.js', '', `cannot load ${chunks}/a.b.js, which its Trusted Types policy blocks`],
  ['a sheet of other pages', 'page.css', '.a_other{top:0}', 'has style sheets, but none of their rules applies to it'],
])('an export with %s stops the build', (_error, name, content, message) => {
  expect(errorsOf({ ...exported, [`_next/static/chunks/${name}`]: content })).toContainEqual(
    expect.stringContaining(`index.html  ${message}`),
  );
});

test('an export without pages stops the build', () => {
  mkdirSync('out');
  expect(errorsOf({})).toEqual(['The export has no index.html.', 'The export has no 404.html.']);
});
