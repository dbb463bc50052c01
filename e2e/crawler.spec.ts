import { type CheerioAPI, load } from 'cheerio';
import { HtmlValidate } from 'html-validate';
import { expect, test as base } from 'playwright/test';
import sharp from 'sharp';

import { socials } from '../content/navigation';
import { privacy } from '../content/privacy';
import { brand, language, metadata } from '../content/site';
import { errorLinesFor } from '../scripts/lib/errorLines';
import { errorPage } from './support/environment';

type CrawledPage = { readonly path: string; readonly html: string; readonly document: CheerioAPI };

/** All pages of the sitemap and the error page, and the URL of the site that they name. */
const test = base.extend<{ pages: readonly CrawledPage[]; sitemap: string; siteUrl: string }>({
  sitemap: async ({ request }, provide) => provide(await (await request.get('./sitemap.xml')).text()),
  pages: async ({ request, sitemap }, provide) => {
    const [home = '', ...others] = Array.from(sitemap.matchAll(/<loc>(.*)<\/loc>/g), ([, loc = '']) => loc);
    const pages: CrawledPage[] = [];
    for (const path of [...[home, ...others].map((loc) => `./${loc.slice(home.length)}`), errorPage]) {
      const html = await (await request.get(path)).text();
      pages.push({ path, html, document: load(html) });
    }
    await provide(pages);
  },
  siteUrl: ({ pages }, provide) => provide((pages.flatMap(canonicalsOf)[0] ?? '').replace(/\/$/, '')),
});

const linksOf = ({ document }: CrawledPage, selector: string) =>
  document(selector)
    .map((_, link) => document(link).attr('href'))
    .get();
const canonicalsOf = (page: CrawledPage) => linksOf(page, 'link[rel="canonical"]');
const titleOf = ({ document }: CrawledPage) => document('title').text();
/** The name of theme-color includes its media query. */
const metasOf = ({ document }: CrawledPage) =>
  Array.from(document('meta[content]'), ({ attribs }) => {
    const names = ['name', 'property', 'http-equiv', 'media'].map((key) => attribs[key]);
    return [names.filter(Boolean).join(' '), attribs.content ?? ''] as const;
  });
const metaOf = (page: CrawledPage, name: string) => metasOf(page).find(([key]) => key === name)?.[1] ?? '';

test('every page is valid HTML, in which only social links open tabs', async ({ pages }) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    // A name or a description that refers to nothing is none, and axe does not report it.
    rules: { 'no-missing-references': 'error' },
  });
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html);
    const errors = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
    expect.soft(errors, path).toEqual([]);
    expect(html.match(/target="_blank"/g)).toHaveLength(socials.length);
    expect(html.match(/ target=/g)).toHaveLength(socials.length);
  }
});

test('each page has unique metadata without duplicates', ({ pages }) => {
  for (const page of pages) {
    const names = metasOf(page).map(([name]) => name);
    expect(names).toEqual([...new Set(names)]);
    const isErrorPage = page.path === errorPage;
    expect(metaOf(page, 'robots'), page.path).toBe(isErrorPage ? 'noindex' : '');
    expect(canonicalsOf(page)).toHaveLength(isErrorPage ? 0 : 1);
    expect(page.document('html').attr('lang')).toBe(language);
  }
  for (const values of [pages.map(titleOf), pages.map((page) => metaOf(page, 'description'))]) {
    expect(new Set(values).size).toBe(pages.length);
  }
});

test('the sitemap lists canonical URLs and their last changes', async ({ pages, siteUrl, sitemap, request }) => {
  const changes = Array.from(sitemap.matchAll(/<loc>(.*)<\/loc>(?:(?!<\/url>)[^])*<lastmod>(.*)<\/lastmod>/g));
  const expected = [
    [`${siteUrl}/`, metadata.home.updated],
    [`${siteUrl}/privacypolicy`, privacy.updated.date],
  ];
  expect(changes.map(([, loc, day]) => [loc, day])).toEqual(expected);
  const canonicals = pages.flatMap(canonicalsOf).map((url) => new URL(url).href);
  expect(canonicals).toEqual(expected.map(([loc]) => loc));
  const robots = (await (await request.get('./robots.txt')).text()).trim().split(/\s*\n\s*/);
  expect(robots).toEqual(['User-Agent: *', 'Allow: /', `Sitemap: ${siteUrl}/sitemap.xml`]);
});

test('Open Graph tags match the page and its image', async ({ pages, siteUrl, request }) => {
  const image = siteUrl + metadata.image.src;
  const picture = await (await request.get(new URL(image).pathname)).body();
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  for (const page of pages.filter(({ path }) => path !== errorPage)) {
    expect(Object.fromEntries(metasOf(page))).toMatchObject({
      'og:image': image,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': metadata.image.alt,
      'twitter:image:alt': metadata.image.alt,
      'twitter:card': 'summary_large_image',
      'og:title': titleOf(page),
      'og:site_name': brand.name,
      'og:description': metaOf(page, 'description'),
      'og:url': canonicalsOf(page)[0],
    });
  }
});

test('each page has its icons', async ({ pages, request }) => {
  for (const page of pages) {
    const links = linksOf(page, 'link[rel="icon"]');
    const types = await Promise.all(links.map(async (url) => (await request.get(url)).headers()['content-type']));
    expect(types, page.path).toEqual([expect.stringMatching(/^image\/(x-icon|vnd)/), 'image/svg+xml']);
    const [appleIcon = ''] = linksOf(page, 'link[rel="apple-touch-icon"]');
    const picture = await (await request.get(appleIcon)).body();
    // Devices cut its corners.
    expect((await sharp(picture).stats()).isOpaque, page.path).toBe(true);
  }
});

/** Structured data, without what only machines read. */
const withoutCodes = (json: string) =>
  JSON.parse(json, (key, value: unknown) =>
    /^(@(?!graph).*|addressCountry|dayOfWeek|opens|closes)$/.test(key) ? undefined : value,
  ) as Readonly<Record<string, unknown>>;

test('the structured data says what the home page shows, with URLs that exist', async ({ pages, siteUrl, request }) => {
  const [home] = pages as [CrawledPage];
  const json = home.document('script[type="application/ld+json"]').text();
  const shown = String(home.document('body').prop('innerText')).replaceAll(/\s+/g, ' ') + linksOf(home, 'a').join(' ');
  const isMissing = (value: unknown) =>
    typeof value === 'string' && !value.startsWith(siteUrl) && !shown.includes(value);
  const errors = errorLinesFor({ home: withoutCodes(json) }, (_key, value) => [isMissing(value) && 'is not shown']);
  expect(errors).toEqual([]);
  for (const url of json.split('"').filter((text) => text.startsWith(siteUrl))) {
    expect((await request.get(new URL(url).pathname)).status(), url).toBe(200);
  }
});
