/** @jest-environment node */
import { brokenLinks } from './brokenLinks';

const pages = {
  'index.html': '<section class="x" id="about"></section><form id="form"></form><a href="/privacypolicy#data">',
  'privacypolicy.html': '<section id="data"></section><a href="#data">',
  'images/signs.svg': '<svg><symbol id="ada"></symbol></svg>',
};
const files = [...Object.keys(pages), 'og.png', 'images/ada.svg'];

/** The lines about a link that is on the home page and in content/. */
function linesFor(link: string): string[] {
  const home = `${pages['index.html']}<a class="x" href="${link}">`;
  return brokenLinks(new Map(Object.entries({ ...pages, 'index.html': home })), files, {
    'content/hero.ts': { hero: { link } },
  });
}

test.each([
  '/',
  '/#about',
  '#form',
  '/privacypolicy',
  '/privacypolicy/',
  '/privacypolicy#data',
  '/?from=mail#about',
  '/og.png',
  '/images/ada.svg',
  '/images/signs.svg#ada',
  '//elsewhere.example/x',
  'https://elsewhere.example/#x',
  'mailto:ada@elsewhere.example',
])('accepts the link %s', (link) => {
  expect(linesFor(link)).toEqual([]);
});

test.each([
  ['/privacy', 'must be a page (/, /privacypolicy) or a file in public/'],
  ['/PrivacyPolicy', 'must be a page (/, /privacypolicy) or a file in public/'],
  ['/images', 'must be a page (/, /privacypolicy) or a file in public/'],
  ['/#abuot', 'must end in an id of that page: about'],
  ['#data', 'must end in an id of that page: about'],
  ['/privacypolicy#about', 'must end in an id of that page: data'],
  ['/images/signs.svg#bob', 'must end in an id of that page: ada'],
])('rejects the link %s, and names what exists', (link, rule) => {
  expect(linesFor(link)).toEqual([`content/hero.ts  hero.link  “${link}”  ${rule}`]);
});

test('reports each place that has the link, once', () => {
  const link = '/gone';
  const content = { 'content/navigation.ts': { links: [{ link }, { link: '/' }, { link }] } };

  expect(
    brokenLinks(new Map([['index.html', `<a href="${link}"><a href="${link}">`]]), ['index.html'], content),
  ).toEqual([
    'content/navigation.ts  links[0].link  “/gone”  must be a page (/) or a file in public/',
    'content/navigation.ts  links[2].link  “/gone”  must be a page (/) or a file in public/',
  ]);
});

test('reports the page if content/ has no such link', () => {
  expect(brokenLinks(new Map([['index.html', '<a href="#gone">']]), ['index.html'], {})).toEqual([
    'out/index.html  href  “#gone”  must end in an id of that page: ',
  ]);
});
