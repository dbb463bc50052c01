import { HtmlValidate } from 'html-validate';
import type { MetadataRoute } from 'next';
import sharp from 'sharp';

import { socials } from '../content/navigation';
import { privacy } from '../content/privacy';
import { services } from '../content/services';
import { brand, language, metadata } from '../content/site';
import { team } from '../content/team';
import { errorLinesFor } from '../scripts/lib/errorLines';
import { importContent } from '../scripts/lib/importContent';
import { basePath, errorPage } from './support/environment';
import { expect, test as base } from './support/fixtures';

/** What a crawler reads. It runs in the browser, whose DOMParser loads no resources and runs no scripts. */
function crawl(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const all = <Kind extends Element>(selector: string) => [...parsed.querySelectorAll<Kind>(selector)];
  const links = (selector: string) => all<HTMLLinkElement>(selector).map((link) => link.getAttribute('href') ?? '');
  const jsonLd = all('script[type="application/ld+json"]').map(({ textContent }) => textContent);
  // A text browser shows the texts of pictures. It sets these apart from what is around them.
  all<HTMLImageElement>('img').forEach((image) => image.replaceWith(image.alt));
  all('script, style').forEach((element) => element.remove());
  const blocks = 'address, br, caption, div, figcaption, form, h1, h2, h3, h4, header, label, li, main, nav, p, td, th';
  for (const element of all(blocks)) {
    element.before(' ');
    element.after(' ');
  }
  return {
    html,
    text: parsed.body.textContent.replaceAll(/\s+/g, ' '),
    lang: parsed.documentElement.lang,
    title: parsed.title,
    canonicals: links('link[rel="canonical"]'),
    /** The name of theme-color includes its media query. */
    metas: all('meta[content]').map((meta) => {
      const name = ['name', 'property', 'http-equiv', 'media'].map((key) => meta.getAttribute(key));
      return [name.filter(Boolean).join(' '), meta.getAttribute('content') ?? ''] as const;
    }),
    icons: links('link[rel="icon"]'),
    appleIcon: links('link[rel="apple-touch-icon"]')[0] ?? '',
    links: links('a'),
    jsonLd,
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
    const names = page.metas.map(([name]) => name);
    expect(names).toEqual([...new Set(names)]);
    const isErrorPage = page.path === errorPage;
    expect(metaOf(page, 'robots'), page.path).toBe(isErrorPage ? 'noindex' : '');
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
  const expected = [
    [`${siteUrl}/`, metadata.home.updated],
    [`${siteUrl}/privacypolicy`, privacy.updated.date],
  ];
  expect(changes.map(([, loc, day]) => [loc, day])).toEqual(expected);
  const canonicals = pages.flatMap(({ canonicals }) => canonicals).map((url) => new URL(url).href);
  expect(canonicals).toEqual(entries);
  const robots = (await (await request.get('./robots.txt')).text()).trim().split(/\s*\n\s*/);
  expect(robots).toEqual(['User-Agent: *', 'Allow: /', `Sitemap: ${siteUrl}/sitemap.xml`]);
});

test('Open Graph tags match the page and its image', async ({ pages, siteUrl, request }) => {
  for (const page of pages.filter(({ canonicals }) => canonicals.length > 0)) {
    const image = siteUrl + metadata.image.src;
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
  const manifest = (await (await request.get('./manifest.webmanifest')).json()) as MetadataRoute.Manifest;
  const icons = manifest.icons ?? [];
  const [theme] = pages.map((page) => metaOf(page, 'theme-color'));
  expect(manifest).toMatchObject({
    name: brand.name,
    lang: language,
    start_url: `${basePath}/`,
    theme_color: theme,
    background_color: theme,
  });
  expect(icons.map(({ purpose }) => purpose)).toEqual([undefined, undefined, undefined, 'maskable']);
  for (const { src, sizes, type, purpose } of icons) {
    const picture = await pictureAt(src);
    const { width, height, format } = await picture.metadata();
    expect({ sizes, type }, src).toEqual(
      format === 'svg'
        ? { sizes: 'any', type: 'image/svg+xml' }
        : { sizes: `${width}x${height}`, type: `image/${format}` },
    );
    // Devices cut the corners of the maskable icon. The others have round ones.
    expect((await picture.stats()).isOpaque, src).toBe(purpose === 'maskable');
  }
  for (const { path, icons: links, appleIcon } of pages) {
    const types = await Promise.all(links.map(async (url) => (await request.get(url)).headers()['content-type']));
    expect(types, path).toEqual([expect.stringMatching(/^image\/(x-icon|vnd)/), 'image/svg+xml']);
    expect((await (await pictureAt(appleIcon)).stats()).isOpaque, path).toBe(true);
  }
});

test('the text of each page has spaces between elements', ({ pages }) => {
  const inContent = JSON.stringify(content);
  for (const page of pages) {
    const runTogether = page.text.match(/\p{L}*\p{Ll}\p{Lu}\p{L}*/gu) ?? [];
    expect.soft(runTogether.filter((word) => !inContent.includes(word))).toEqual([]);
  }
});

/** Structured data, without what only machines read. */
const withoutCodes = (json: string) =>
  JSON.parse(json, (key, value: unknown) =>
    /^(@(?!graph).*|addressCountry|dayOfWeek|opens|closes)$/.test(key) ? undefined : value,
  ) as Readonly<Record<string, unknown>>;

test('the structured data says what its page shows, with URLs that exist', async ({ pages, siteUrl, request }) => {
  const types = pages.map(({ jsonLd }) => /"@type":"(\w+)"/.exec(jsonLd.join())?.[1]);
  expect(types).toEqual(['EmploymentAgency', 'BreadcrumbList', undefined]);
  for (const page of pages) {
    const data = page.jsonLd.map(withoutCodes);
    const shown = page.text + page.links.join(' ');
    const isMissing = (value: unknown) =>
      typeof value === 'string' && !value.startsWith(siteUrl) && !shown.includes(value);
    expect
      .soft(errorLinesFor({ [page.path]: { ...data } }, (_key, value) => [isMissing(value) && 'is not shown']))
      .toEqual([]);
    const urls = JSON.stringify(data)
      .split('"')
      .filter((text) => text.startsWith(siteUrl));
    for (const url of new Set(urls)) {
      expect((await request.get(new URL(url).pathname)).status(), url).toBe(200);
    }
  }
  for (const name of [...services.map(({ title }) => title), ...team.map(({ name }) => name)]) {
    expect(pages[0]?.jsonLd.join()).toContain(JSON.stringify(name));
  }
});
