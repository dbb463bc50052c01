import type { Page } from 'playwright/test';

import { linkParts } from '../components/LinkedText/linkParts';
import { about, counters, office, regions } from '../content/about';
import { brand, logoLinkLabel } from '../content/brand';
import { address, contact, contacts, fields, formCopy } from '../content/contact';
import { errorPages } from '../content/errors';
import { hero } from '../content/hero';
import { language, metadata } from '../content/metadata';
import { footer, navigation, socials } from '../content/navigation';
import { pages } from '../content/pages';
import { privacy, privacySections } from '../content/privacy';
import type { Region } from '../content/schema/about';
import type { DocumentCopy, DocumentSection } from '../content/schema/document';
import type { Metadata } from '../content/schema/metadata';
import { services, servicesIntro } from '../content/services';
import { team, teamIntro, testimonials, testimonialsTitle } from '../content/team';
import { expect, test } from './support/fixtures';
import { basePath, errorPage } from './support/testedSite';

test.use({ expectedErrors: /404/ });

/** A text without what differs between a record and its YAML: white space, quotation marks and their escapes. */
const plain = (text: string) =>
  text
    .replaceAll(/["'\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A line for each element and text, such as “heading Team [level=2]” and “link About us /#about”. */
async function linesOf(page: Page): Promise<string[]> {
  const snapshot = await page.locator('body').ariaSnapshot();
  return snapshot
    .replaceAll(/:\n +- \/url:/g, '')
    .replaceAll(/^ *- |:$/gm, '')
    .split('\n')
    .map(plain);
}

const heading = (level: number, name: string) => `heading ${name} [level=${level}]`;
const link = (name: string, url: string) => `link ${name} ${url.startsWith('/') ? basePath + url : url}`;
const linkTo = (item: { readonly title: string; readonly link: string }) => link(item.title, item.link);
/** A text, and the links in it. */
const linked = (text: string) =>
  linkParts(text).map((part) => (typeof part === 'string' ? part : link(part.words, part.url)));

const { alternates = [] }: Metadata = metadata;
const placements = (regions as readonly Region[])
  .flatMap(({ placement }) => placement ?? [])
  .sort((one, other) => one.days - other.days);

const home = [
  `region ${hero.title}`,
  heading(1, hero.title),
  ...[hero.callToAction, hero.secondary, hero.contactPrompt].map(linkTo),
  `region ${servicesIntro.title}`,
  heading(2, servicesIntro.title),
  ...services.flatMap(({ title, description, linkLabel, url }) => [
    heading(3, title),
    description,
    link(`${linkLabel} ${title}`, url),
  ]),
  `region ${about.title}`,
  heading(2, about.title),
  ...about.paragraphs,
  about.networkTitle,
  about.networkText,
  `img ${about.image.alt}`,
  heading(3, about.regionsTitle),
  ...regions.flatMap(({ name, text, cities }) => [heading(4, name), text, cities.map((city) => city.name).join(', ')]),
  heading(3, about.missionTitle),
  about.mission,
  `list ${about.countersLabel}`,
  ...counters.map((counter) => `${counter.heading} ${counter.title} ${counter.note}`),
  `region ${teamIntro.title}`,
  heading(2, teamIntro.title),
  ...team.flatMap(({ name, image, designation, description }) => [
    `img ${image.alt}`,
    heading(3, name),
    designation,
    description,
  ]),
  `region ${testimonialsTitle}`,
  heading(2, testimonialsTitle),
  ...testimonials.flatMap(({ quote, image, name, role }) => [quote, `img ${image.alt}`, name, role]),
  ...(placements.length > 0 ? [heading(3, about.placementsTitle)] : []),
  ...placements.flatMap(({ role, city, time, steps }) => [
    time,
    role,
    `${office.name} ${about.placementTo} ${city}`,
    ...steps.map(({ day, title }) => `${about.placementDay.replace('{day}', String(day))} ${title}`),
  ]),
  `region ${contact.title}`,
  heading(2, contact.title),
  `form ${contact.formLabel}`,
  ...fields.map(({ label, required }) => `textbox ${required ? label : `${label} ${formCopy.optional}`}`),
  `button ${formCopy.submit}`,
  formCopy.privacyNote.text,
  link(formCopy.privacyNote.linkTitle, '/privacypolicy'),
  'status',
  heading(3, contact.panelTitle),
  ...contacts.flatMap(({ role, name, email, phone }) => [
    heading(4, role),
    name,
    link(email, `mailto:${email}`),
    link(phone, `tel:${phone.replaceAll(' ', '')}`),
  ]),
  heading(4, contact.addressTitle),
  address.lines.join(' '),
];

function textPage({ title, lead, updated, contentsTitle }: DocumentCopy, sections: readonly DocumentSection[]) {
  return [
    `article ${title}`,
    heading(1, title),
    lead,
    new Date(updated.date).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' }),
    `navigation ${contentsTitle}`,
    heading(2, contentsTitle),
    ...sections.map(({ id, title }) => link(title, `#${id}`)),
    ...sections.flatMap(({ title, description, list = [] }, index) => [
      heading(2, `${index + 1}. ${title}`),
      ...[...description, ...list].flatMap(linked),
    ]),
  ];
}

const { title, notFound } = errorPages;

for (const [url, lines] of Object.entries({
  './': home,
  './privacypolicy': textPage(privacy, privacySections),
  ...Object.fromEntries(pages.map((page) => [`./${page.slug}`, textPage(page, page.sections)])),
  [errorPage]: [
    `region ${title}`,
    heading(1, title),
    `${notFound.status} ${notFound.statusText}`,
    notFound.text,
    linkTo(errorPages.home),
    linkTo(errorPages.contact),
  ],
})) {
  test(`${url} has the headings, links and texts of its records, in order`, { tag: '@a11y' }, async ({ page }) => {
    await page.goto(url);
    const shown = await linesOf(page);
    const expected = [
      link(navigation.skipLabel, '#main'),
      link(`${brand.name}, ${logoLinkLabel}`, navigation.home.link),
      `navigation ${navigation.label}`,
      ...[...navigation.links, navigation.callToAction].map(linkTo),
      ...lines,
      `img ${footer.logoAlt}`,
      brand.slogan,
      `navigation ${footer.linksLabel}`,
      ...footer.links.map(linkTo),
      ...pages.map(({ slug, linkTitle }) => link(linkTitle, `/${slug}`)),
      ...alternates.map(({ name, url }) => link(name, url)),
      `list ${footer.socialLabel}`,
      ...socials.map(({ title, link: url }) => link(`${title} ${footer.opensInNewTab}`, url)),
    ].map(plain);
    const isNamed = (line: string) =>
      /^(article|button|form|heading|img|link|list|navigation|region|textbox) /.test(line);
    expect(shown.filter(isNamed)).toEqual(expected.filter(isNamed));
    let rest = shown.join(' ');
    for (const line of expected) {
      expect(rest).toContain(line);
      rest = rest.slice(rest.indexOf(line) + line.length);
    }
  });
}
