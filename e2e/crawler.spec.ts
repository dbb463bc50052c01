import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';

import { about, counters, regions } from '../content/about';
import { brand } from '../content/brand';
import { colours } from '../content/colours';
import { address, contacts, fields, formCopy } from '../content/contact';
import { errorPages } from '../content/errors';
import { hero } from '../content/hero';
import { language, metadata } from '../content/metadata';
import { footer, socials } from '../content/navigation';
import { pages as furtherPages } from '../content/pages';
import { privacy, privacySections } from '../content/privacy';
import { services } from '../content/services';
import { team, testimonials } from '../content/team';
import { errorPage, metaOf, test, textOf } from './support/crawledPages';
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

test('every internal URL and fragment exists', async ({ pages, request, siteUrl }) => {
  const fromManifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    readonly icons: readonly { readonly src: string }[];
  };
  const sheets = pages.flatMap(({ urls }) => urls.filter((url) => url.endsWith('.css')));
  const styles = await Promise.all([...new Set(sheets)].map(async (sheet) => (await request.get(sheet)).text()));
  const urlsInText = [...pages.map(({ html }) => html), ...styles].flatMap((text) => [
    ...[...text.matchAll(/url\(["']?(\/[^"')\\]+)/g)].map(([, url = '']) => url),
    ...(text.match(RegExp(`${siteUrl}/[^"<\\\\\\s]*`, 'g')) ?? []),
  ]);
  const all = [
    ...pages.flatMap(({ path, urls }) => urls.map((url) => new URL(url, siteUrl + path).href)),
    ...[...urlsInText, ...fromManifest.icons.map(({ src }) => src)].map((url) => new URL(url, siteUrl).href),
  ];
  expect(all.filter((url) => !/^(https|mailto|tel):/.test(url) && !url.startsWith(siteUrl))).toEqual([]);

  const internal = [...new Set(all.filter((url) => url.startsWith(`${siteUrl}/`)))];
  expect(internal.length).toBeGreaterThan(20);
  for (const url of internal) {
    const { pathname, hash } = new URL(url);
    const response = await request.get(pathname);
    expect.soft(response.ok() || pathname === errorPage, url).toBe(true);
    if (hash) {
      expect.soft(await response.text(), url).toContain(` id="${decodeURIComponent(hash.slice(1))}"`);
    }
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

test('the sitemap lists canonical URLs and their last changes', async ({ pages, request, siteUrl }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const entries = [...sitemap.matchAll(/<loc>(.*)<\/loc>\s*<lastmod>(.*)<\/lastmod>/g)];
  expect(entries.map(([, loc, day]) => [loc, day]).slice(0, 2)).toEqual([
    [`${siteUrl}/`, metadata.home.updated],
    [`${siteUrl}/privacypolicy`, privacy.updated.date],
  ]);
  expect(entries).toHaveLength(2 + furtherPages.length);
  const canonicals = pages.flatMap(({ canonicals }) => canonicals).map((url) => new URL(url).href);
  expect(canonicals).toEqual(entries.map(([, loc]) => loc));
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test('Open Graph tags match the page and its image', async ({ pages, request, siteUrl }) => {
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
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  };
  const theme = colours.light['surface-inverse'];
  expect(manifest).toMatchObject({ name: brand.name, lang: language, theme_color: theme });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes, purpose } of manifest.icons) {
    const icon = sharp(await (await request.get(src)).body());
    const { width, height } = await icon.metadata();
    expect(`${width}x${height}`).toBe(sizes);
    expect((await icon.stats()).isOpaque, src).toBe(purpose === 'maskable');
  }
});

test('the theme colour matches the top of each page', async ({ page }) => {
  for (const [path, colorScheme] of ['/', '/privacypolicy', errorPage].flatMap((one) => [
    [one, 'light'] as const,
    [one, 'dark'] as const,
  ])) {
    await page.emulateMedia({ colorScheme });
    await page.goto(path);
    const corner = await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
    const [red = 0, green = 0, blue = 0] = await sharp(corner).raw().toBuffer();
    const rendered = `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
    const themeColour = await page
      .locator('meta[name="theme-color"]')
      .evaluateAll((all) => (all as HTMLMetaElement[]).find(({ media }) => matchMedia(media).matches)?.content);
    expect([path, colorScheme, themeColour]).toEqual([path, colorScheme, rendered]);
  }
});

type Thing = Readonly<Record<string, unknown>>;

/** All objects in a JSON-LD value, except the days of the week, which are English on every site. */
function thingsIn(value: unknown): readonly Thing[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const parts = Object.entries(value).filter(([key]) => key !== 'dayOfWeek');
  return [value as Thing, ...parts.flatMap(([, part]) => thingsIn(part))];
}

test('the structured data contains only what the page shows', ({ pages, siteUrl }) => {
  const typesOf = Object.fromEntries(
    pages.map(({ path, jsonLd }) => {
      const parsed = jsonLd.map((text) => JSON.parse(text) as Thing & { readonly '@graph'?: readonly Thing[] });
      return [path, parsed.flatMap((one) => one['@graph'] ?? [one]).map((thing) => thing['@type'])];
    }),
  );
  expect(typesOf).toMatchObject({
    '/': ['EmploymentAgency', 'WebSite', ...team.map(() => 'Person'), ...services.map(() => 'Service')],
    '/privacypolicy': ['BreadcrumbList'],
    [errorPage]: [],
  });

  // Values that the page does not show, or shows in another format.
  const notShown = [
    '@context',
    '@type',
    '@id',
    'position',
    'addressCountry',
    'streetAddress',
    'opens',
    'closes',
    'foundingDate',
  ];
  for (const page of pages) {
    const things = page.jsonLd.flatMap((text) => thingsIn(JSON.parse(text)));
    const values = things
      .flatMap((thing) => Object.entries(thing))
      .flatMap(([key, value]) => (typeof value === 'object' || notShown.includes(key) ? [] : String(value)));
    const text = textOf(page);
    const wrong = values.filter((one) =>
      /^https?:/.test(one) ? !one.startsWith(`${siteUrl}/`) && !page.urls.includes(one) : !text.includes(one),
    );
    expect(wrong).toEqual([]);

    const named = things.filter((thing) => '@id' in thing);
    const defined = named.filter((thing) => Object.keys(thing).length > 1).map((thing) => thing['@id']);
    expect(defined).toEqual([...new Set(defined)]);
    expect(named.filter((thing) => !defined.includes(thing['@id']))).toEqual([]);
  }
});

const expectedTexts: Readonly<Record<string, readonly string[]>> = {
  '/': [
    hero.title,
    ...services.flatMap(({ title, description }) => [title, description]),
    about.title,
    ...about.paragraphs,
    ...regions.map(({ name }) => name),
    about.mission,
    ...counters.map(({ heading, title }) => `${heading} ${title}`),
    ...team.flatMap(({ name, designation, description }) => [name, designation, description]),
    ...testimonials.flatMap(({ quote, name }) => [quote, name]),
    ...fields.map(({ label }) => label),
    formCopy.submit,
    ...contacts.flatMap(({ role, name, email, phone }) => [role, name, email, phone]),
    ...address.lines,
    ...footer.links.map(({ title }) => title),
    ...socials.map(({ title }) => title),
  ],
  '/privacypolicy': [
    privacy.title,
    ...privacySections.flatMap(({ title, description }, index) => [`${index + 1}. ${title}`, ...description]),
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
