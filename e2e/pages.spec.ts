import { telephoneLink } from '../components/ContactForm/telephoneLink';
import { linkParts } from '../components/LinkedText/linkParts';
import { about, counters, regions } from '../content/about';
import { brand, logoLinkLabel } from '../content/brand';
import { address, contact, contacts, fields, formCopy } from '../content/contact';
import { errorPages } from '../content/errors';
import { hero } from '../content/hero';
import { metadata } from '../content/metadata';
import { footer, navigation, socials } from '../content/navigation';
import { pages } from '../content/pages';
import { privacy, privacySections } from '../content/privacy';
import type { Region } from '../content/schema/about';
import type { Field } from '../content/schema/contact';
import type { DocumentCopy, DocumentSection } from '../content/schema/document';
import type { Metadata } from '../content/schema/metadata';
import { services, servicesIntro } from '../content/services';
import { avatars, team, teamIntro, testimonials, testimonialsTitle } from '../content/team';
import { valuesIn } from '../scripts/check/contentValues';
import { expect, test } from './support/fixtures';
import { basePath, errorPage } from './support/testedSite';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { placementsTitle, placementDay, placementTo, ...aboutCopy } = about;
const { alternates = [] }: Metadata = metadata;

type Row = readonly [url: string, headings: readonly string[], records: unknown];

function textPage(slug: string, copy: DocumentCopy, sections: readonly DocumentSection[]): Row {
  const texts = sections.map(({ id, description, list = [] }) => [`#${id}`, [...description, ...list].map(linkParts)]);
  const titles = sections.map(({ title }, index) => `${index + 1}. ${title}`);
  return [`./${slug}`, [copy.contentsTitle, ...titles], [copy, texts]];
}

/** The second-level headings of each page, and the records that it shows. */
const rows: readonly Row[] = [
  [
    './',
    [servicesIntro.title, about.title, teamIntro.title, testimonialsTitle, contact.title],
    [
      [hero, servicesIntro, services, aboutCopy, counters, regions, teamIntro, team, testimonials],
      (regions as readonly Region[]).some(({ placement }) => placement) && [placementsTitle, placementDay, placementTo],
      [contact, contacts, contacts.map(({ email, phone }) => [`mailto:${email}`, telephoneLink(phone)]), address.lines],
      fields.map(({ label, hint }: Field) => [label, hint]),
      [formCopy.required, formCopy.submit, formCopy.privacyNote],
    ],
  ],
  textPage('privacypolicy', privacy, privacySections),
  ...pages.map(({ slug, sections, ...copy }) => textPage(slug, copy, sections)),
  [errorPage, [], errorPages],
];
const onEveryPage = [
  [logoLinkLabel, { ...navigation, home: navigation.home.link }, brand.slogan, footer],
  socials.map(({ title, link }) => ({ title: `${title} ${footer.opensInNewTab}`, link })),
  [...pages.map(({ slug, linkTitle }) => [`/${slug}`, linkTitle]), alternates.map(({ name, url }) => [name, url])],
];

/** With the sub-folder, if it is a path of the site. */
const inSite = (text: string) => (/^\/\S*$/.test(text) ? basePath + text : text);

/** The fields that are no texts of the page, or are hidden in a wide window. */
const hiddenFields = ['id', 'src', 'icon', 'date', 'documentTitle', 'metadata', 'menuLabel'];

test.describe('texts and links', () => {
  test.use({ expectedErrors: /404/ });

  for (const [url, headings, records] of rows) {
    test(`${url} has its headings, texts and links`, { tag: ['@a11y', '@smoke'] }, async ({ page }) => {
      await page.goto(url);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(headings);
      // Without what differs between a record and its YAML: white space, quotation marks and their escapes.
      const plain = (text: string) => text.replaceAll(/["'\\]/g, '').replaceAll(/\s+/g, ' ');
      const shown = plain(await page.locator('body').ariaSnapshot());
      const texts = valuesIn([records, onEveryPage])
        .filter(({ path }) => !path.some((key) => hiddenFields.includes(String(key))))
        .flatMap(({ value }) => {
          const { title, link } = Object(value) as { readonly title?: string; readonly link?: string };
          const text = title && link ? `link ${title}: - /url: ${inSite(link)}` : inSite(String(value));
          return typeof value === 'string' || link ? text.split(/\{\w+\}/) : [];
        });
      expect(texts.map(plain).filter((text) => !shown.includes(text.trim()))).toEqual([]);
    });
  }
});

test('every picture loads, and keeps its proportions', { tag: ['@smoke', '@phone'] }, async ({ page }) => {
  await page.goto('./');
  const images = page.locator('main img');
  const contactsWithPortraits = contacts.filter((person) => team.some(({ name }) => name === person.name));
  // The avatars are in the hero, and the first of them also beside the mission. The others are the picture of the About
  // section and the quote mark.
  await expect(images).toHaveCount(
    avatars.length + 1 + team.length + testimonials.length + contactsWithPortraits.length + 2,
  );
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    const distortion = await image.evaluate((element: HTMLImageElement) => {
      const [width, height] = [Number(element.getAttribute('width')), Number(element.getAttribute('height'))];
      const fills = getComputedStyle(element).objectFit === 'fill';
      return fills ? (element.clientWidth / element.clientHeight) * (height / width) : 1;
    });
    expect(distortion, (await image.getAttribute('src')) ?? '').toBeCloseTo(1, 1);
  }
});

test.describe('without such a page', () => {
  test.use({ expectedErrors: /404/ });

  test('an unknown URL shows the error page with status 404', { tag: ['@smoke', '@error-page'] }, async ({ page }) => {
    const { notFound, home } = errorPages;
    const response = await page.goto('./a/b/nowhere');
    expect(response?.status()).toBe(404);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(errorPages.title);
    await expect(page.getByText(`${notFound.status} ${notFound.statusText}`, { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${notFound.documentTitle} | ${brand.name}`);
    // The bar works, too.
    await page.setViewportSize({ width: 390, height: 300 });
    await page.mouse.wheel(0, 200);
    await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
    await page.getByRole('link', { name: home.title, exact: true }).click();
    await expect(heading).toHaveText(hero.title);
  });
});
