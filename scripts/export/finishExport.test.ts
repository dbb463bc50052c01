/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';

import { load } from 'cheerio';

import { filesIn } from '../filesIn';
import { runInTemporaryFolder, write } from '../temporaryFolder';
import { hashedUrl } from './clientScripts';
import { finishExport } from './finishExport';
import { readHeadersFile } from './headerFormats';
import { cacheControlRevalidate, pathsOf } from './headers';
import { replaceFolder, runBuild } from './outFolder';
import { pagePolicy } from './pagePolicy';

const chunks = '/_next/static/chunks';
const section = '<section id="about"><a href="#about"></a></section>';
const records = '<script type="application/ld+json">{"@type":"WebSite"}</script>';

const inline = 'import("/_next/static/islands-1.js")';

/** A page as Next exports it. */
const page = [
  '<!DOCTYPE html><!--build--><html lang="en"><head><meta charSet="utf-8"/>',
  `<link rel="stylesheet" href="${chunks}/page.css" data-precedence="next"/>`,
  `<link rel="preload" as="script" fetchPriority="low" href="${chunks}/first.js"/><link rel="preconnect" href="/"/>`,
  '<link rel="preload" as="image" href="/image.svg"/>',
  `<script src="${chunks}/first.js" async=""></script><script src="${chunks}/old.js" noModule=""></script></head>`,
  '<body><!--$--><p class="aB-3dE_text" title="<!--x--><script>x</script>">One<!-- --> text</p>',
  `${section}${records}<script id="_R_">run()</script><script type="module">push(1)</script></body></html>`,
].join('');
const css = [
  // The classes of the pages have the first short names.
  '.aB-3dE_card{src:url(../media/unused.woff2)}.aB-3dE_text{top:0;src:url(../media/a.woff2)}',
  '@media print{.aB-3dE_text{src:url(../media/print.woff2)}}',
];
const exported: Readonly<Record<string, string>> = {
  ...{ 'index.html': page, 'jobs/london.html': page, '404.html': page, '_not-found.html': page, 'proof.html': 'proof' },
  ...{ 'index.txt': 'data', 'jobs/london.txt': 'data', '__next._tree.txt': 'data', 'jobs/__next._full.txt': 'data' },
  ...{ 'robots.txt': '', '404.txt': '', _redirects: '', 'image.svg': '<svg></svg>' },
  [`${chunks.slice(1)}/page.css`]: css.join(''),
  [`${chunks.slice(1)}/first.js`]: 'first()',
  ...Object.fromEntries(['a', 'print', 'unused'].map((name) => [`_next/static/media/${name}.woff2`, ''])),
};

const site = 'made/site';

runInTemporaryFolder();

function finish(files: Readonly<Record<string, string>>, basePath = '') {
  mkdirSync('exported');
  Object.entries(files).forEach(([name, text]) => write(`exported/${name}`, text));
  return finishExport({
    exported: 'exported',
    folder: site,
    settings: {
      siteUrl: `https://www.example.com${basePath}`,
      basePath,
      demo: true,
      email: { origin: 'https://mail.example', serviceId: 'a', templateId: 'b', publicKey: 'c' },
    },
    content: {},
    bundleScripts: (islands, classNames) =>
      Promise.resolve({
        inline,
        modules: {
          '/_next/static/islands-1.js': `import("/_next/static/email-1.js");${JSON.stringify([islands, classNames])}`,
        },
        sheets: ['./A/A.module.scss'],
      }),
  });
}

const read = (name: string) => readFileSync(`${site}/${name}`, 'utf8');
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

beforeEach(() => write('public/proof.html', 'proof'));

test('a page has its policy, styles and inline script, and nothing of Next’s client', async () => {
  expect(await finish(exported)).toEqual([]);

  const styles = '.a{top:0;src:url(/_next/static/media/a.woff2)}';
  const laterStyles = '@media print{.a{src:url(/_next/static/media/print.woff2)}}';
  const laterSheet = hashedUrl('later', 'css', laterStyles);
  const html = [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    `<link rel="expect" href="#last" blocking="render"><style>${styles}</style>`,
    `<link rel="stylesheet" media="print" href="${laterSheet}"><link rel="preload" as="image" href="/image.svg"></head>`,
    '<body><p class="a" title="<!--x--><script>x</script>">One text</p>',
    `${section}${records}<script id="last">${inline}</script></body></html>`,
  ].join('');
  const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(load(html), 'https://mail.example')}">`;
  expect(read('index.html')).toBe(html.replace('<head>', `<head>${policy}`));
  expect(read(laterSheet)).toBe(laterStyles);
  expect(read('jobs/london/index.html')).toBe(read('jobs/london.html'));
});

test('each island has the number of its component and props, its comments and the styles of its later states', async () => {
  const source = (name: string, props: string) =>
    `<react-island data-source="components/A/${name}.island.tsx#${name}" data-props="${props}">`;
  const island = `${source('B', '{}')}<i hidden></i></react-island>`;
  await finish({
    ...exported,
    '404.html': page.replace('<p', `${source('A', '{&quot;a&quot;:1}')}<b>1<!-- -->2</b></react-island><p`),
    'index.html': page.replace(
      '<p',
      `${island}${source('A', '{&quot;a&quot;:1}')}<b class="aB-3dE_item"></b></react-island><p`,
    ),
    'jobs/london.html': page.replace('<p', `${island}<p`),
    'class-names.json': JSON.stringify({ './A/A.module.scss': { item: 'aB-3dE_item', card: 'aB-3dE_card' } }),
    [`${chunks.slice(1)}/page.css`]: `${css.join('')}.aB-3dE_item{top:1px}`,
  });

  const tags = (name: string) => read(name).match(/<react-island.*?>/g);
  expect(tags('404.html')).toEqual(['<react-island data-island="0">']);
  expect(tags('index.html')).toEqual(['<react-island data-island="1">', '<react-island data-island="0">']);
  expect(tags('jobs/london.html')).toEqual(['<react-island data-island="1">']);
  expect(read('404.html')).toContain('<b>1<!-- -->2</b>');
  expect(read('index.html')).toContain('<i hidden=""></i>');
  const script = read('_next/static/islands-1.js');
  expect(script).toContain(
    JSON.stringify([
      { file: 'components/A/A.island.tsx', name: 'A', props: '{"a":1}' },
      { file: 'components/A/B.island.tsx', name: 'B', props: '{}' },
    ]),
  );
  const [, item, card] = /"item":"(.*?)","card":"(.*?)"/.exec(script) ?? [];
  expect(read('index.html')).toContain(`<b class="${item}">`);
  expect(read('index.html')).toContain(`.${card}{`);
  expect(read('jobs/london.html')).not.toContain(`.${card}{`);
});

test('in a sub-folder every path from the root begins with it, and no text changes', async () => {
  const markup = (base: string) =>
    `<img src="${base}/a,/b.png" srcset="${base}/a.png 1x, ${base}/b.png 2x" alt="/a" title=" url(/a)">` +
    `<video poster="${base}/a.png"></video>` +
    '<a href="//other.example/a">url(/a) "/_next/static/a"</a><form action="/api"></form>';
  const errors = await finish({ ...exported, 'index.html': page.replace('<p', `${markup('')}<p`) }, '/firm');

  expect(errors).toEqual([]);
  const home = read('index.html');
  const styles = '.a{top:0;src:url(/firm/_next/static/media/a.woff2)}';
  expect(home).toContain(markup('/firm'));
  expect(home).toContain(' href="/firm/image.svg"');
  expect(home).toContain(hashOf(styles));
  expect(home).toContain('import("/firm/_next/static/islands-1.js")');
  const [, laterSheet = ''] = /media="print" href="\/firm(.*?)"/.exec(home) ?? [];
  expect(read(laterSheet)).toBe('@media print{.a{src:url(/firm/_next/static/media/print.woff2)}}');
  expect(read('_next/static/islands-1.js')).toMatch('import("/firm/_next/static/email-1.js")');
  expect(read('_headers')).toMatch(/^\/firm\/\*\n/);
});

test('the site has only files that it needs, and all of public/ but files of the system', async () => {
  write(`${site}/stale.html`, '');
  ['404.txt', '_redirects'].forEach((name) => write(`public/${name}`, ''));

  const texts = ['app.webmanifest', 'data.json', 'feed.xml', 'icon.ico', 'icon.ico.zip'];
  texts.forEach((name) => write(`public/${name}`, ''));
  // A page of the owner's shows one picture, and no page the photograph of which it has variants.
  const proof = '<img src="/images/proof.png">';
  const pictures = ['images/ada.jpg', 'images/proof.png'];
  pictures.forEach((name) => write(`public/${name}`, ''));
  const ofSystem = ['.DS_Store', '.well-known/Thumbs.db'];
  ofSystem.forEach((name) => write(`public/${name}`, ''));
  const others = Object.fromEntries([...texts, ...pictures, ...ofSystem].map((name) => [name, '']));
  await finish({
    ...exported,
    ...others,
    'class-names.json': '{}',
    'proof.html': proof,
    '.well-known/security.txt': 'own',
  });

  const files = filesIn(site).filter((name) => !name.startsWith('_next/static/later-'));
  expect(files.filter((name) => !/\.(br|gz)$/.test(name))).toEqual([
    ...['.nojekyll', '.well-known/security.txt', '404.html', '404.txt', '_headers', '_next/static/islands-1.js'],
    ...['_next/static/media/a.woff2', '_next/static/media/print.woff2', '_redirects', ...texts],
    ...['image.svg', 'images/proof.png', 'index.html'],
    ...['jobs/london.html', 'jobs/london/index.html', 'proof.html', 'robots.txt'],
  ]);
  expect(read('proof.html')).toBe(proof);
  expect(read('.well-known/security.txt')).toBe('own');
  const rules = readHeadersFile(read('_headers'));
  const revalidated = rules.filter(({ headers }) => headers['Cache-Control'] === cacheControlRevalidate);
  expect(revalidated.map(({ path }) => path).sort()).toEqual(
    ['index.html', '404.html', 'jobs/london.html', 'jobs/london/index.html'].flatMap(pathsOf).sort(),
  );
  const isText = (name: string) => !/^(\.nojekyll|_headers|_redirects)$|\.(woff2|png|br|gz|zip)$/.test(name);
  for (const ending of ['br', 'gz']) {
    const copies = files.filter((name) => name.endsWith(`.${ending}`));
    expect(copies).toEqual(files.filter(isText).map((name) => `${name}.${ending}`));
  }
});

const blocked = (name: string) => `has a <${name}> with an attribute that its policy blocks`;

test.each<[error: string, found: string | RegExp, replacement: string, message: string]>([
  ['no style sheet', /<link rel="stylesheet".*?>/, '', 'has no style sheet'],
  ['an empty sheet', 'page.css', 'empty.css', `has the style sheet ${chunks}/empty.css, which is empty or not in the`],
  ['a sheet of other pages', 'page.css', 'other.css', 'has style sheets, but none of their rules applies to it'],
  ['a style attribute', '<p', '<p style="top:0"', blocked('p')],
  ['an event handler', '<p', '<img onerror="a()"><p', blocked('img')],
  ['a broken link', '<p', '<a href="/gone"></a><p', 'href  “/gone”  must be a page'],
])('a home page with %s stops the build', async (_error, found, replacement, message) => {
  const sheets = { 'empty.css': ' ', 'other.css': css[0]?.replace('_text', '_card') ?? '' };
  const files = Object.entries(sheets).map(([name, text]) => [`${chunks.slice(1)}/${name}`, text]);
  const broken = page.replace(found, replacement);
  expect(broken).not.toBe(page);
  const errors = await finish({ ...exported, ...Object.fromEntries(files), 'index.html': broken });
  expect(errors).toEqual([expect.stringContaining(`index.html  ${message}`)]);
});

test('an export without pages stops the build', async () => {
  expect(await finish({})).toEqual(['The export has no index.html.', 'The export has no 404.html.']);
});

test('a new site replaces the old one, at the target of a link too', () => {
  write('target/stale.html', '');
  write('site/index.html', '');
  symlinkSync('target', 'link');
  replaceFolder('site', 'link');
  expect(filesIn('target')).toEqual(['index.html']);
  expect(lstatSync('link').isSymbolicLink()).toBe(true);
});

test.each([
  [0, 0],
  [3, 1],
])('a build that ends with the status %d ends the command with %d', (status, ends) => {
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const error = jest.spyOn(console, 'error').mockReturnValue(undefined);
  const script = `node -e "require('fs').writeFileSync('built', ''); process.exit(${status})"`;
  write('package.json', JSON.stringify({ scripts: { build: script } }));

  runBuild();

  expect(existsSync('built')).toBe(true);
  expect(exit.mock.calls).toEqual(ends ? [[ends]] : []);
  expect(error.mock.calls).toEqual(ends ? [['The site could not be built.']] : []);
});
