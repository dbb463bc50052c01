import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';

import { linkParts } from '../components/LinkedText/linkParts';
import { about, counters, regions } from '../content/about';
import { brand } from '../content/brand';
import { colours } from '../content/colours';
import { address, contacts, fields } from '../content/contact';
import { errorPages } from '../content/errors';
import { hero } from '../content/hero';
import { language, metadata } from '../content/metadata';
import { socials } from '../content/navigation';
import { pages as furtherPages } from '../content/pages';
import { privacy, privacySections } from '../content/privacy';
import type { Metadata } from '../content/schema/metadata';
import { services } from '../content/services';
import { team, testimonials } from '../content/team';
import { errorPage, metaOf, siteUrlOf, test, textOf } from './support/crawledPages';
import { expect } from './support/fixtures';

test.use({ expectedErrors: /404/ });

test('every page is valid HTML', async ({ pages }) => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html);
    const errors = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
    expect.soft(errors, path).toEqual([]);
  }
});

test('each page has unique metadata without duplicates', ({ pages }) => {
  for (const page of pages) {
    const names = page.metas.map(([name]) => name);
    expect(names).toEqual([...new Set(names)]);
    const isErrorPage = page.path === errorPage;
    expect([page.path, metaOf(page, 'robots')]).toEqual([page.path, isErrorPage ? 'noindex' : '']);
    expect(page.canonicals).toHaveLength(isErrorPage ? 0 : 1);
    expect(page.lang).toBe(language);
  }
  for (const values of [pages.map(({ title }) => title), pages.map((page) => metaOf(page, 'description'))]) {
    expect(new Set(values).size).toBe(pages.length);
  }
});

test('the sitemap lists canonical URLs and their last changes', async ({ pages, request }) => {
  const siteUrl = siteUrlOf(pages);
  const sitemap = await (await request.get('./sitemap.xml')).text();
  const entries = [...sitemap.matchAll(/<loc>(.*)<\/loc>[^]*?<lastmod>(.*)<\/lastmod>/g)];
  expect(entries.map(([, loc, day]) => [loc, day]).slice(0, 2)).toEqual([
    [`${siteUrl}/`, metadata.home.updated],
    [`${siteUrl}/privacypolicy`, privacy.updated.date],
  ]);
  expect(entries).toHaveLength(2 + furtherPages.length);
  const canonicals = pages.flatMap(({ canonicals }) => canonicals).map((url) => new URL(url).href);
  expect(canonicals).toEqual(entries.map(([, loc]) => loc));
  const robots = (await (await request.get('./robots.txt')).text()).trim().split(/\s*\n\s*/);
  expect(robots).toEqual(['User-Agent: *', 'Allow: /', `Sitemap: ${siteUrl}/sitemap.xml`]);
});

test('the home page and the sitemap name the site in each language', async ({ pages, request }) => {
  const { alternates = [] }: Metadata = metadata;
  const home = { language, url: `${siteUrlOf(pages)}/` };
  const entry = ({ language, url }: typeof home) => `${language} ${new URL(url).href}`;
  const named = alternates.length > 0 ? [home, ...alternates].map(entry) : [];
  for (const { path, alternates: links } of pages) {
    expect([path, ...links.map(entry)]).toEqual([path, ...(path === './' ? named : [])]);
  }
  const sitemap = await (await request.get('./sitemap.xml')).text();
  const links = sitemap.matchAll(/<xhtml:link rel="alternate" hreflang="(.*)" href="(.*)" \/>/g);
  expect(Array.from(links, ([, language = '', url = '']) => entry({ language, url }))).toEqual(named);
});

test('Open Graph tags match the page and its image', async ({ pages, request }) => {
  const siteUrl = siteUrlOf(pages);
  for (const page of pages.filter(({ canonicals }) => canonicals.length > 0)) {
    const size = { width: Number(metaOf(page, 'og:image:width')), height: Number(metaOf(page, 'og:image:height')) };
    expect(size).toEqual({ width: 1200, height: 630 });
    const image = metaOf(page, 'og:image');
    expect(image).toBe(siteUrl + metadata.image.url);
    const picture = await (await request.get(new URL(image).pathname)).body();
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', ...size });
    expect(metaOf(page, 'og:title')).toBe(page.title);
    expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'));
    expect(metaOf(page, 'og:url')).toBe(new URL(page.canonicals[0] ?? '').href);
    for (const name of ['og:image:alt', 'twitter:image:alt']) {
      expect(metaOf(page, name)).toBe(metadata.image.alt);
    }
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
  }
});

test('the manifest matches the site and its icons', async ({ request }) => {
  const manifest = (await (await request.get('./manifest.webmanifest')).json()) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  };
  const theme = colours.light['surface-inverse'];
  expect(manifest).toMatchObject({ name: brand.name, lang: language, theme_color: theme });
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual([undefined, undefined, undefined, 'maskable']);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(['any', `${width}x${height}`]).toContain(sizes);
  }
});

type Thing = { readonly '@type': string; readonly '@id'?: string; readonly '@graph'?: readonly Thing[] };

/** Matches keys of values that the page does not show, or shows in another format. */
const notShown = /^@(context|type|id)$|position|dayOfWeek|opens|closes|foundingDate|addressCountry|streetAddress/;

function valuesIn(thing: object): string[] {
  return Object.entries(thing)
    .filter(([key]) => !notShown.test(key))
    .flatMap(([, value]) => (typeof value === 'object' && value ? valuesIn(value as object) : String(value)));
}

test('the structured data contains only what the page shows', ({ pages }) => {
  const typesOf: Record<string, string[]> = {};
  for (const page of pages) {
    const parsed = page.jsonLd.map((text) => JSON.parse(text) as Thing);
    const things = parsed.flatMap((one) => one['@graph'] ?? [one]);
    typesOf[page.path] = things.map((thing) => thing['@type']);
    const text = textOf(page);
    const isShown = (value: string) =>
      /^https?:/.test(value) ? page.html.includes(`href="${value}"`) : text.includes(value.replaceAll(/\s/g, ' '));
    const values = parsed.flatMap(valuesIn).filter((value) => !value.startsWith(siteUrlOf(pages)));
    expect(values.filter((value) => !isShown(value))).toEqual([]);
    // Every @id that is named is defined.
    const ids = page.html.matchAll(/"@id":"([^"]+)/g);
    expect(new Set(Array.from(ids, ([, id]) => id))).toEqual(new Set(things.flatMap((thing) => thing['@id'] ?? [])));
  }
  expect(typesOf).toMatchObject({
    './': ['EmploymentAgency', 'WebSite', ...team.map(() => 'Person'), ...services.map(() => 'Service')],
    './privacypolicy': ['BreadcrumbList'],
    [errorPage]: [],
  });
});

/** A text of a page without the URLs of its links. */
const wordsOf = (text: string) =>
  linkParts(text)
    .map((part) => (typeof part === 'string' ? part : part.words))
    .join('');

const expectedTexts: Readonly<Record<string, readonly string[]>> = {
  './': [
    hero.title,
    ...services.flatMap(({ title, description, linkLabel }) => [title, description, `${linkLabel} ${title}`]),
    about.title,
    ...about.paragraphs,
    ...regions.flatMap(({ name, text, cities }) => [name, text, cities.map((city) => city.name).join(', ')]),
    about.mission,
    ...counters.map(({ heading, title }) => `${heading} ${title}`),
    ...team.flatMap(({ name, designation, description }) => [name, designation, description]),
    ...testimonials.flatMap(({ quote, name }) => [quote, name]),
    ...fields.map(({ label }) => label),
    ...contacts.flatMap(({ role, name, email, phone }) => [role, name, email, phone]),
    ...address.lines,
  ],
  './privacypolicy': [
    privacy.title,
    new Date(privacy.updated.date).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' }),
    ...privacySections.flatMap(({ title, description }, index) => [
      `${index + 1}. ${title}`,
      ...description.map(wordsOf),
    ]),
  ],
  [errorPage]: [errorPages.title, errorPages.notFound.status, errorPages.notFound.text, errorPages.home.title],
};

test('each page’s text is in order, with spaces between elements', ({ pages }) => {
  const inContent = JSON.stringify([expectedTexts, socials, brand, furtherPages]);
  for (const page of pages) {
    let rest = textOf(page);
    const runTogether = rest.match(/\p{L}*\p{Ll}\p{Lu}\p{L}*/gu) ?? [];
    expect.soft(runTogether.filter((word) => !inContent.includes(word))).toEqual([]);
    for (const expected of (expectedTexts[page.path] ?? []).map((text) => text.replaceAll(/\s+/g, ' '))) {
      expect(rest).toContain(expected);
      rest = rest.slice(rest.indexOf(expected) + expected.length);
    }
  }
});
