/** @jest-environment node */
import { brokenLinks } from './brokenLinks';

const pages = {
  'index.html': '<section class="x" id="about"></section><form id="form"></form><a href="/privacypolicy#data">',
  'privacypolicy.html': '<section id="data"></section><a href="#data">',
  'images/signs.svg': '<svg><symbol id="ada"></symbol></svg>',
};
const files = [...Object.keys(pages), 'og.png', 'a b.pdf', 'images/ada.svg'];

/** The lines about a link that is on the home page and in content/. */
function linesFor(link: string, basePath = ''): string[] {
  const home = `${pages['index.html'].replaceAll('"/', `"${basePath}/`)}<a class="x" href="${link.replace(/^(?=\/(?!\/))/, basePath)}">`;
  return brokenLinks(
    new Map(Object.entries({ ...pages, 'index.html': home })),
    files,
    {
      'content/hero.ts': { hero: { link } },
    },
    basePath,
  );
}

test.each([
  ['pages', ['/', '/privacypolicy', '/privacypolicy/', '/?from=mail']],
  ['ids', ['#form', '/#about', '/privacypolicy#data', '/?from=mail#about', '/images/signs.svg#ada']],
  ['files', ['/og.png', '/a%20b.pdf', '/images/ada.svg']],
  ['other URLs', ['//elsewhere.example/x', 'https://elsewhere.example/#x', 'mailto:ada@elsewhere.example']],
])('accepts links to %s', (_kind, links) => {
  for (const basePath of ['', '/firm']) {
    expect(links.flatMap((link) => linesFor(link, basePath))).toEqual([]);
  }
});

test.each([
  ['/privacy', 'must be a page (/, /privacypolicy) or a file in public/'],
  ['/PrivacyPolicy', 'must be a page (/, /privacypolicy) or a file in public/'],
  ['/100%', 'must be a page (/, /privacypolicy) or a file in public/'],
  ['/images', 'must be a page (/, /privacypolicy) or a file in public/'],
  ['/#abuot', 'must end in an id of that page: about'],
  ['#data', 'must end in an id of that page: about'],
  ['/privacypolicy#about', 'must end in an id of that page: data'],
  ['/images/signs.svg#bob', 'must end in an id of that page: ada'],
])('rejects the link %s, and names what exists', (link, rule) => {
  for (const basePath of ['', '/firm']) {
    expect(linesFor(link, basePath)).toEqual([`content/hero.ts  hero.link  “${link}”  ${rule}`]);
  }
});

test('a document in public/ must link to the sub-folder of the site', () => {
  const texts = new Map(Object.entries({ ...pages, 'index.html': '', 'proof.html': '<a href="/privacypolicy">' }));
  expect(brokenLinks(texts, files, {}, '/firm')).toEqual([
    'out/proof.html  href  “/privacypolicy”  must begin with /firm/',
  ]);
});

test('reports a link within a text', () => {
  const texts = ['See [this](/gone), [that](/gone/1) or /gone.', 'See [the page](/).'];

  expect(
    brokenLinks(new Map([['index.html', '<a href="/gone">']]), ['index.html'], { 'content/privacy.ts': { texts } }),
  ).toEqual(['content/privacy.ts  texts[0]  “/gone”  must be a page (/) or a file in public/']);
});

test('reports each place that has the link, once', () => {
  const link = '/gone';
  const pages = new Map([['index.html', `<a href="${link}"><a href="${link}">`]]);
  const content = { 'content/navigation.ts': { links: [{ link }, { link: '/' }, { link }] } };

  expect(brokenLinks(pages, ['index.html'], content)).toEqual(
    [0, 2].map(
      (index) => `content/navigation.ts  links[${index}].link  “/gone”  must be a page (/) or a file in public/`,
    ),
  );
  expect(brokenLinks(pages, ['index.html'], {})).toEqual([
    'out/index.html  href  “/gone”  must be a page (/) or a file in public/',
  ]);
});
