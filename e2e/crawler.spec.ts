import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';

import { about, regions } from '../content/about';
import { address, contacts, fields, formCopy } from '../content/contact';
import { errorPages } from '../content/errors';
import { hero } from '../content/hero';
import { metadata } from '../content/metadata';
import { footer, socials } from '../content/navigation';
import { privacy, privacySections } from '../content/privacy';
import { services } from '../content/services';
import { team, testimonials } from '../content/team';
import { fileAt, metaOf, out, siteUrl, test, textOf } from './support/exportedFiles';
import { expect } from './support/fixtures';

test('every exported page is valid HTML', async ({ files }) => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  for (const { file, html } of files) {
    const { results } = await validator.validateString(html);
    const errors = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
    expect.soft(errors, file).toEqual([]);
  }
});

test('every address in the export leads to a file, and to a place in it', ({ files }) => {
  const others = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|xml|txt|webmanifest)$/.test(name))
    .map((file) => ({ file, html: readFileSync(path.join(out, file), 'utf8'), addresses: [] }));
  const { icons, start_url } = JSON.parse(readFileSync(path.join(out, 'manifest.webmanifest'), 'utf8')) as {
    readonly icons: readonly { readonly src: string }[];
    readonly start_url: string;
  };

  const found = [
    ...files,
    ...others,
    { file: '', html: '', addresses: [start_url, ...icons.map(({ src }) => src)] },
  ].flatMap(({ file, html, addresses }) => {
    const inText = [
      ...html.matchAll(/(?<=url\(["']?)[^"')\\]+/g),
      ...html.matchAll(RegExp(`${siteUrl}[^"<\\\\\\s]*`, 'g')),
    ];
    return [...addresses, ...inText.map(([text]) => text)].map((text) => ({ file, text }));
  });
  expect(found.length).toBeGreaterThan(200);

  const broken = found.filter(({ file, text }) => {
    const { origin, protocol, pathname, hash } = new URL(text, `${siteUrl}/${file}`);
    const target = fileAt(pathname);
    const place = decodeURIComponent(hash.slice(1));
    return origin === siteUrl
      ? ['', '#'].includes(text) || !target || (place && !readFileSync(target, 'utf8').includes(` id="${place}"`))
      : !['https:', 'mailto:', 'tel:'].includes(protocol);
  });
  expect(broken).toEqual([]);
});

test('every page has one first heading, and no link without words', ({ files }) => {
  for (const { file, lang, headings, namelessLinks } of files) {
    expect.soft({ file, lang, headings, namelessLinks }).toEqual({
      file,
      lang: 'en-GB',
      headings: [expect.stringMatching(/\w/)],
      namelessLinks: [],
    });
  }
});

test('titles and descriptions are shown whole, and are each page’s own', ({ pages }) => {
  for (const page of pages) {
    expect.soft(page.title.length, page.title).toBeLessThanOrEqual(60);
    const description = metaOf(page, 'description');
    expect.soft(description.length, description).toBeGreaterThanOrEqual(70);
    expect.soft(description.length, description).toBeLessThanOrEqual(160);
  }
  for (const words of [pages.map(({ title }) => title), pages.map((page) => metaOf(page, 'description'))]) {
    expect(new Set(words).size).toBe(pages.length);
  }
});

test('the head of a page says everything once, and what is not to be found says so', ({ pages }) => {
  for (const page of pages) {
    const names = page.metas.map(([name]) => name);
    expect(names).toEqual([...new Set(names)]);
    const hidden = page.file === '404.html';
    expect([page.file, metaOf(page, 'robots')]).toEqual([page.file, hidden ? 'noindex' : '']);
    expect(page.canonicals).toHaveLength(hidden ? 0 : 1);
  }
});

test('the sitemap has every page to be found, under the site’s address and with the day of its words', ({ pages }) => {
  const sitemap = readFileSync(path.join(out, 'sitemap.xml'), 'utf8');
  const entries = [...sitemap.matchAll(/<loc>(.*)<\/loc>\s*<lastmod>(.*)<\/lastmod>/g)];
  expect(entries.map(([, loc, day]) => [loc, day])).toEqual([
    [`${siteUrl}/`, metadata.home.updated],
    [`${siteUrl}/privacypolicy`, privacy.updated.date],
  ]);
  const canonicals = pages.flatMap(({ canonicals }) => canonicals).map((address) => new URL(address).href);
  expect(canonicals.sort()).toEqual(entries.map(([, loc]) => loc));
  expect(readFileSync(path.join(out, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test('a page that is shared shows its own words, and the picture at its true size', async ({ pages }) => {
  for (const page of pages.filter(({ canonicals }) => canonicals.length > 0)) {
    const size = { width: Number(metaOf(page, 'og:image:width')), height: Number(metaOf(page, 'og:image:height')) };
    expect(size).toEqual({ width: 1200, height: 630 });
    const image = metaOf(page, 'og:image');
    expect(image).toBe(`${siteUrl}/og.png`);
    expect(await sharp(fileAt(new URL(image).pathname)).metadata()).toMatchObject({ format: 'png', ...size });
    expect(metaOf(page, 'og:title')).toBe(page.title);
    expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'));
    expect(metaOf(page, 'og:url')).toBe(new URL(page.canonicals[0] ?? '').href);
    for (const name of ['og:image:alt', 'twitter:image:alt']) {
      expect(metaOf(page, name)).toContain(hero.title);
    }
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
  }
});

test('the manifest names the site, and its icons have the sizes it says', async () => {
  const manifest = JSON.parse(readFileSync(path.join(out, 'manifest.webmanifest'), 'utf8')) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Kithmere', lang: 'en-GB', theme_color: '#0a2926' });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes, purpose } of manifest.icons) {
    const icon = sharp(fileAt(src));
    const { width, height } = await icon.metadata();
    expect(`${width}x${height}`).toBe(sizes);
    expect((await icon.stats()).isOpaque, src).toBe(purpose === 'maskable');
  }
});

for (const [address, expectedErrors] of [['/'], ['/privacypolicy'], ['/nowhere', /404/]] as const) {
  test.describe(address, () => {
    test.use({ expectedErrors });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`the browser’s own bar has the colour of ours in ${colorScheme} colours`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(address);
        const corner = await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
        const [red = 0, green = 0, blue = 0] = await sharp(corner).raw().toBuffer();
        const shown = `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
        const said = await page
          .locator('meta[name="theme-color"]')
          .evaluateAll((all) => (all as HTMLMetaElement[]).find(({ media }) => matchMedia(media).matches)?.content);
        expect(said).toBe(shown);
      });
    }
  });
}

type Thing = Readonly<Record<string, unknown>>;

/** The value itself and everything inside it that has parts. */
function thingsIn(value: unknown): readonly Thing[] {
  return typeof value === 'object' && value !== null ? [value as Thing, ...Object.values(value).flatMap(thingsIn)] : [];
}

test('the structured data says what the page says, and nothing else', ({ pages }) => {
  const types = pages.map(({ file, data }) => {
    const parsed = data.map((text) => JSON.parse(text) as Thing & { readonly '@graph'?: readonly Thing[] });
    return [file, parsed.flatMap((one) => one['@graph'] ?? [one]).map((thing) => thing['@type'])];
  });
  expect(Object.fromEntries(types)).toEqual({
    '404.html': [],
    'index.html': ['EmploymentAgency', 'WebSite', ...team.map(() => 'Person'), ...services.map(() => 'Service')],
    'privacypolicy.html': ['BreadcrumbList'],
  });

  // Not words, or words that the page parts otherwise.
  const unseen = ['@context', '@type', '@id', 'position', 'addressCountry', 'streetAddress'];
  for (const { html, data, addresses } of pages) {
    const things = data.flatMap((text) => thingsIn(JSON.parse(text)));
    const words = things
      .flatMap((thing) => Object.entries(thing))
      .flatMap(([key, value]) => (typeof value === 'object' || unseen.includes(key) ? [] : String(value)));
    const text = textOf(html);
    const wrong = words.filter((word) =>
      /^https?:/.test(word) ? !word.startsWith(`${siteUrl}/`) && !addresses.includes(word) : !text.includes(word),
    );
    expect(wrong).toEqual([]);

    const named = things.filter((thing) => '@id' in thing);
    const defined = named.filter((thing) => Object.keys(thing).length > 1).map((thing) => thing['@id']);
    expect(defined).toEqual([...new Set(defined)]);
    expect(named.filter((thing) => !defined.includes(thing['@id']))).toEqual([]);
  }
});

for (const [file, essentials] of Object.entries({
  'index.html': [
    hero.title,
    ...services.flatMap(({ title, description }) => [title, description]),
    about.title,
    ...about.paragraphs,
    ...regions.map(({ name }) => name),
    about.mission,
    ...team.flatMap(({ name, designation, description }) => [name, designation, description]),
    ...testimonials.flatMap(({ quote, name }) => [quote, name]),
    ...fields.map(({ label }) => label),
    formCopy.submit,
    ...contacts.flatMap(({ role, name, email, phone }) => [role, name, email, phone]),
    ...address.lines,
    ...footer.links.map(({ title }) => title),
    ...socials.map(({ title }) => title),
  ],
  'privacypolicy.html': [
    privacy.title,
    ...privacySections.map(({ title }, index) => `${index + 1}. ${title}`),
    ...privacySections.flatMap(({ title, description }) => [
      title,
      ...description.map((text) => text.replaceAll('\u00a0', ' ')),
    ]),
  ],
  '404.html': [errorPages.title, errorPages.notFound.status, errorPages.notFound.text, errorPages.home.title],
})) {
  test(`${file} reads in order as text alone, and no two words run together`, () => {
    const text = textOf(readFileSync(path.join(out, file), 'utf8'));
    let rest = text;
    for (const words of essentials) {
      expect(rest).toContain(words);
      rest = rest.slice(rest.indexOf(words) + words.length);
    }
    const runTogether = text.match(/\p{L}*\p{Ll}\p{Lu}\p{L}*/gu) ?? [];
    expect(runTogether.filter((word) => !['EmailJS', 'LinkedIn', 'YouTube'].includes(word))).toEqual([]);
  });
}
