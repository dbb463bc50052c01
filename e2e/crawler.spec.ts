import { convert } from 'html-to-text';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';

import { brand } from '../content/brand';
import { colours } from '../content/colours';
import { language, metadata } from '../content/metadata';
import { socials } from '../content/navigation';
import { pages as furtherPages } from '../content/pages';
import { privacy } from '../content/privacy';
import type { Metadata } from '../content/schema/metadata';
import { importContent } from '../scripts/check/contentFiles';
import { expect, test as base } from './support/fixtures';
import { breadcrumbsOf, linesOf, type Records, structuredDataOf } from './support/pageRecords';
import { errorPage } from './support/testedSite';

/** What a crawler reads. It runs in the browser, whose DOMParser loads no resources and runs no scripts. */
function crawl(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const all = <Kind extends Element>(selector: string) => [...parsed.querySelectorAll<Kind>(selector)];
  const links = (selector: string) =>
    all<HTMLLinkElement>(selector).map((link) => [link.hreflang, link.getAttribute('href') ?? '', link.lang] as const);
  return {
    html,
    lang: parsed.documentElement.lang,
    title: parsed.title,
    canonicals: links('link[rel="canonical"]').map(([, url]) => url),
    alternates: links('link[rel="alternate"]'),
    translations: links('footer a[hreflang]'),
    /** The name of theme-color includes its media query. */
    metas: all('meta[content]').map((meta) => {
      const name = ['name', 'property', 'http-equiv', 'media'].map((key) => meta.getAttribute(key));
      return [name.filter(Boolean).join(' '), meta.getAttribute('content') ?? ''] as const;
    }),
    icons: links('link[rel="icon"]').map(([, url]) => url),
    appleIcon: links('link[rel="apple-touch-icon"]')[0]?.[1] ?? '',
    heading: parsed.querySelector('h1')?.textContent ?? '',
    jsonLd: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
  };
}

const content = await importContent();

type CrawledPage = { readonly path: string } & ReturnType<typeof crawl>;

/** All pages of the sitemap and the error page, and the URL of the site that they name. */
const test = base.extend<{ pages: readonly CrawledPage[]; sitemap: string; siteUrl: string }>({
  sitemap: async ({ request }, provide) => provide(await (await request.get('./sitemap.xml')).text()),
  pages: async ({ page, request, sitemap }, provide) => {
    const [home = '', ...others] = Array.from(sitemap.matchAll(/<loc>(.*)<\/loc>/g), ([, loc = '']) => loc);
    const pages: CrawledPage[] = [];
    for (const path of [...[home, ...others].map((loc) => `./${loc.slice(home.length)}`), errorPage]) {
      const html = await (await request.get(path)).text();
      pages.push({ path, ...(await page.evaluate(crawl, html)) });
    }
    await provide(pages);
  },
  siteUrl: ({ pages }, provide) => provide((pages[0]?.canonicals[0] ?? '').replace(/\/$/, '')),
});

const metaOf = ({ metas }: CrawledPage, name: string) => metas.find(([key]) => key === name)?.[1] ?? '';

test.use({ expectedErrors: /404/ });

test('every page is valid HTML, and only its social links open a new tab', async ({ pages }) => {
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

test('the sitemap lists canonical URLs and their last changes', async ({ pages, siteUrl, sitemap, request }) => {
  const entries = Array.from(sitemap.matchAll(/<loc>(.*)<\/loc>/g), ([, loc]) => loc);
  const changes = Array.from(sitemap.matchAll(/<loc>(.*)<\/loc>(?:(?!<\/url>)[^])*<lastmod>(.*)<\/lastmod>/g));
  const ofText = [
    [`${siteUrl}/`, metadata.home.updated],
    [`${siteUrl}/privacypolicy`, privacy.updated.date],
    ...furtherPages.map(({ slug, updated }) => [`${siteUrl}/${slug}`, updated.date]),
  ];
  // Pages with a folder of their own follow.
  expect(changes.slice(0, ofText.length).map(([, loc, day]) => [loc, day])).toEqual(ofText);
  const canonicals = pages.flatMap(({ canonicals }) => canonicals).map((url) => new URL(url).href);
  expect(canonicals).toEqual(entries);
  const robots = (await (await request.get('./robots.txt')).text()).trim().split(/\s*\n\s*/);
  expect(robots).toEqual(['User-Agent: *', 'Allow: /', `Sitemap: ${siteUrl}/sitemap.xml`]);
});

test('the home page, the footers and the sitemap name the site in each language', ({ pages, siteUrl, sitemap }) => {
  const { alternates = [] }: Metadata = metadata;
  const others = alternates.map(({ language, url }) => [language, new URL(url).href]);
  const named = others.length > 0 ? [[language, `${siteUrl}/`], ...others] : [];
  const isHome = ({ path }: CrawledPage) => path === './';
  for (const page of pages) {
    const links = page.alternates.map(([language, url]) => [language, new URL(url).href]);
    expect([page.path, ...links]).toEqual([page.path, ...(isHome(page) ? named : [])]);
    expect(page.translations).toEqual(alternates.map(({ language, url }) => [language, url, language]));
  }
  const entries = sitemap.matchAll(/<xhtml:link rel="alternate" hreflang="(.*)" href="(.*)" \/>/g);
  expect(Array.from(entries, ([, language, url = '']) => [language, new URL(url).href])).toEqual(named);
});

test('Open Graph tags match the page and its image', async ({ pages, siteUrl, request }) => {
  for (const page of pages.filter(({ canonicals }) => canonicals.length > 0)) {
    const image = siteUrl + metadata.image.url;
    const picture = await (await request.get(new URL(image).pathname)).body();
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(Object.fromEntries(page.metas)).toMatchObject({
      'og:image': image,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': metadata.image.alt,
      'twitter:image:alt': metadata.image.alt,
      'twitter:card': 'summary_large_image',
      'og:title': page.title,
      'og:site_name': brand.name,
      'og:description': metaOf(page, 'description'),
      'og:url': page.canonicals[0],
    });
  }
});

test('the manifest and the pages match the site and its icons', async ({ pages, request }) => {
  const pictureAt = async (url: string) => sharp(await (await request.get(url)).body());
  const manifest = (await (await request.get('./manifest.webmanifest')).json()) as {
    readonly icons: readonly {
      readonly src: string;
      readonly sizes: string;
      readonly type: string;
      readonly purpose?: string;
    }[];
  };
  const theme = colours.light['surface-inverse'];
  expect(manifest).toMatchObject({ name: brand.name, lang: language, theme_color: theme, background_color: theme });
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual([undefined, undefined, undefined, 'maskable']);
  for (const { src, sizes, type, purpose } of manifest.icons) {
    const picture = await pictureAt(src);
    const { width, height, format } = await picture.metadata();
    expect([sizes, type]).toEqual(
      format === 'svg' ? ['any', 'image/svg+xml'] : [`${width}x${height}`, `image/${format}`],
    );
    // Devices cut the corners of the maskable icon. The others have round ones.
    expect([src, (await picture.stats()).isOpaque]).toEqual([src, purpose === 'maskable']);
  }
  for (const { path, icons, appleIcon } of pages) {
    const types = await Promise.all(icons.map(async (url) => (await request.get(url)).headers()['content-type']));
    expect([path, ...types]).toEqual([path, expect.stringMatching(/^image\/(x-icon|vnd)/), 'image/svg+xml']);
    expect([path, (await (await pictureAt(appleIcon)).stats()).isOpaque]).toEqual([path, true]);
  }
});

/** The text that a text browser shows, without styles, scripts or ARIA. */
function textOf({ html }: CrawledPage): string {
  const headings = ['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } }));
  return convert(html, {
    wordwrap: false,
    formatters: { alt: ({ attribs }, _walk, builder) => builder.addInline(attribs.alt ?? '') },
    selectors: [...headings, { selector: 'a', options: { ignoreHref: true } }, { selector: 'img', format: 'alt' }],
  }).replaceAll(/\s+/g, ' ');
}

test('the text of each page has spaces between elements', ({ pages }) => {
  const inContent = JSON.stringify(content);
  for (const page of pages) {
    const runTogether = textOf(page).match(/\p{L}*\p{Ll}\p{Lu}\p{L}*/gu) ?? [];
    expect.soft(runTogether.filter((word) => !inContent.includes(word))).toEqual([]);
  }
});

test('the structured data has the records, and URLs that exist', async ({ pages, siteUrl, request }) => {
  const records: Records = Object.assign({}, ...Object.values(content));
  const breadcrumbs = pages.slice(1, -1).map(({ heading }) => [breadcrumbsOf(records, siteUrl, heading)]);
  const found = pages.map(({ jsonLd }) => jsonLd.map((text) => linesOf(JSON.parse(text))));
  expect(found).toEqual([[structuredDataOf(records, siteUrl)], ...breadcrumbs, []]);
  const urls = found.flat(2).map((line) => line.replace(/^.*?: /, ''));
  for (const url of new Set(urls.filter((one) => one.startsWith(siteUrl)))) {
    expect((await request.get(new URL(url).pathname)).status(), url).toBe(200);
  }
});
