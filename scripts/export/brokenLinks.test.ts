/** @jest-environment node */
import { brokenLinks } from './brokenLinks';

const pages = {
  'index.html': '<section class="x" id="about"></section><form id="form"></form><a href="/privacypolicy#data">',
  'privacypolicy.html': '<section id="data"></section><section id="use"></section><a href="#data">',
  'images/signs.svg': '<svg><symbol id="ada"></symbol></svg>',
};
const files = [...Object.keys(pages), '404.html', 'og.png', 'a b.pdf', 'brochure/index.html', 'images/ada.svg'];
const find = (texts: Record<string, string>, content = {}) =>
  brokenLinks(new Map([...files.map((name) => [name, ''] as const), ...Object.entries(texts)]), content);

/** The lines about a link that is on the home page and in content/. */
function linesFor(link: string): string[] {
  const home = `${pages['index.html']}<a class="x" href="${link}">`;
  return find({ ...pages, 'index.html': home }, { 'content/hero.ts': { hero: { link } } });
}

test.each<[rule: string, links: string[]]>([
  ['', ['/', '/privacypolicy', '/privacypolicy/', '/?from=mail']],
  ['', ['#form', '/#about', '/privacypolicy#data', '/?from=mail#about', '/images/signs.svg#ada']],
  ['', ['/og.png', '/a%20b.pdf', '/brochure/', '/images/ada.svg']],
  ['', ['//elsewhere.example/x', 'https://elsewhere.example/#x', 'mailto:ada@elsewhere.example']],
  ['must be a page (/, /privacypolicy) or a file in public/', ['/privacy', '/PrivacyPolicy', '/100%', '/images']],
  ['must end in an id of that page: about', ['/#abuot', '#data']],
  ['must end in an id of that page: data, use', ['/privacypolicy#about']],
  ['must end in an id of that page: ada', ['/images/signs.svg#bob']],
])('has the error “%s” for %j', (rule, links) => {
  for (const link of links) {
    const lines = rule ? [`content/hero.ts  hero.link  “${link}”  ${rule}`] : [];
    expect(linesFor(link)).toEqual(lines);
  }
});

test('reports each place with the link, or else the page', () => {
  const texts = { 'index.html': '<a href="/gone"><a href="/gone">' };
  const content = {
    'content/navigation.ts': { links: [{ link: '/gone' }, { link: '/' }] },
    'content/privacy.ts': { texts: ['See [this](/gone), [that](/gone/1) or /gone.', 'See [the page](/).'] },
  };
  const rule = '“/gone”  must be a page (/, /privacypolicy) or a file in public/';

  expect(find(texts, content)).toEqual([
    `content/navigation.ts  links[0].link  ${rule}`,
    `content/privacy.ts  texts[0]  “See [this](/gone), [that](/gone/1) or /gone.”  ${rule.replace(/[“”] ?/g, '')}`,
  ]);
  expect(find(texts)).toEqual([`out/index.html  ${rule}`]);
});
