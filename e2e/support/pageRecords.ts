import path from 'node:path';

import type { z } from 'zod';

import { linkParts } from '../../components/LinkedText/linkParts';
import { telephoneLink } from '../../components/telephoneLink';
import type { schemas as about } from '../../content/schema/about';
import type { schemas as brand } from '../../content/schema/brand';
import type { schemas as colours } from '../../content/schema/colours';
import type { schemas as contact } from '../../content/schema/contact';
import type { schemas as errors } from '../../content/schema/errors';
import type { Form } from '../../content/schema/form';
import type { schemas as hero } from '../../content/schema/hero';
import type { PageMetadata, schemas as metadata } from '../../content/schema/metadata';
import type { schemas as navigation } from '../../content/schema/navigation';
import type { schemas as pages } from '../../content/schema/pages';
import type { schemas as privacy } from '../../content/schema/privacy';
import type { schemas as services } from '../../content/schema/services';
import type { schemas as team, Testimonial } from '../../content/schema/team';
import type { TextPageCopy, TextPageSection } from '../../content/schema/textPage';
import { isForm } from '../../scripts/check/contentFiles';

type Schemas = typeof about &
  typeof brand &
  typeof colours &
  typeof contact &
  typeof errors &
  typeof hero &
  typeof metadata &
  typeof navigation &
  typeof pages &
  typeof privacy &
  typeof services &
  typeof team;

/** The exports of all files of content/. */
export type Records = { readonly [Name in keyof Schemas]: z.infer<Schemas[Name]> };

/**
 * What the elements that match a selector have, in their order: the values of an attribute, or their texts in parts.
 * Each element has one value of an attribute. All texts together are exactly these, but for white space.
 */
export type Row = readonly [selector: string, property: string, values: readonly (string | number | undefined)[]];

export type PageRows = { readonly url: string; readonly head: readonly Row[]; readonly body: readonly Row[] };

/** The fields that no row expects, by path, with the reason or the test that covers them. */
export const withoutRow: Readonly<Record<string, string>> = {
  colours: 'appearance.spec.ts, contrast.ts',
  'navigation.links.id': 'React’s keys',
  'navigation.callToAction.id': 'React’s keys',
  'footer.links.id': 'React’s keys',
  'socials.id': 'React’s keys',
  'services.id': 'React’s keys',
  'regions.id': 'React’s keys',
  'team.id': 'React’s keys',
  'testimonials.id': 'the order of the testimonials',
  'office.name': 'WorldMap.test.tsx',
  'office.latitude': 'WorldMap.test.tsx',
  'office.longitude': 'WorldMap.test.tsx',
  'regions.cities.latitude': 'WorldMap.test.tsx',
  'regions.cities.longitude': 'WorldMap.test.tsx',
  'regions.cities.label': 'WorldMap.test.tsx',
  'regions.placement.testimonial': 'the order of the testimonials',
  'form.fields.half': 'the screenshots',
  'form.fields.required': 'the rows that filter by it',
  'form.fields.limit': 'ContactForm.test.tsx',
  'form.fields.tooLong': 'ContactForm.test.tsx',
  'form.fields.requiredError': 'ContactForm.test.tsx',
  'form.fields.malformed': 'ContactForm.test.tsx',
  'form.copy.optional': 'the rows of forms with an optional field',
  'form.copy.sending': 'ContactForm.test.tsx',
  'form.copy.sent': 'ContactForm.test.tsx',
  'form.copy.failures': 'ContactForm.test.tsx',
  'form.copy.alternativeContact': 'ContactForm.test.tsx',
  'form.copy.errorSummaryTitle': 'ContactForm.test.tsx',
  'form.copy.errorTitlePrefix': 'ContactForm.test.tsx',
  'form.copy.errorPrefix': 'ContactForm.test.tsx',
  'about.image.focus': 'pictureVariants.test.ts',
  'team.image.focus': 'pictureVariants.test.ts',
  'testimonials.unnamed': 'Testimonials.test.tsx',
  'testimonials.image.focus': 'pictureVariants.test.ts',
  language: 'crawler.spec.ts',
  'metadata.image': 'crawler.spec.ts',
  'metadata.home.updated': 'crawler.spec.ts',
  'metadata.alternates.language': 'crawler.spec.ts',
  privacyFacts: 'checkContent.test.ts',
  'avatars.src': 'checkPictures.test.ts: one file has all faces',
};

/** What every page shows of the records, by page. */
export function rowsOfPages(records: Records, year: number): readonly PageRows[] {
  const { errorPages, metadata, brand, privacy, pages } = records;
  const { notFound, home, contact } = errorPages;
  const inFrame = (rows: PageRows) => ({ ...rows, body: [...frameRows(records, year), ...rows.body] });
  return [
    { url: './', head: headRows(metadata.home.title, metadata.home.description), body: homeRows(records) },
    ...[{ ...privacy, slug: 'privacypolicy' }, ...pages].map((page) =>
      textPageRows(page.slug, page.metadata, page, page.sections, records.language),
    ),
    {
      url: './404.html',
      head: headRows(`${notFound.documentTitle} | ${brand.name}`, notFound.text),
      body: [
        ['h1', 'text', [errorPages.title]],
        ['main section', 'aria-labelledby', ['error-title']],
        [
          'main',
          'text',
          [errorPages.title, notFound.status, notFound.statusText, notFound.text, home.title, contact.title],
        ],
        ['main a', 'href', [home.link, contact.link]],
      ] as const,
    },
  ].map(inFrame);
}

const headRows = (title: string, description: string): readonly Row[] => [
  ['title', 'text', [title]],
  ['meta[name="description"]', 'content', [description]],
];

/** The header and the footer. */
function frameRows(
  { brand, logoLinkLabel, mark, navigation, footer, socials, pages, metadata }: Records,
  year: number,
) {
  const { links, callToAction } = navigation;
  const { alternates = [] } = metadata;
  const inMenu = [...links, callToAction];
  const footerLinks = [
    ...footer.links,
    ...pages.map(({ slug, linkTitle }) => ({ title: linkTitle, link: `/${slug}` })),
  ];
  return [
    ['a[href="#main"]', 'text', [navigation.skipLabel]],
    ['header:has(nav)', 'text', [brand.name, navigation.menuLabel, ...inMenu.map(({ title }) => title)]],
    ['header:has(nav) a', 'href', ['/', ...inMenu.map(({ link }) => link)]],
    ['header:has(nav) [aria-label]', 'aria-label', [`${brand.name}, ${logoLinkLabel}`, navigation.label]],
    [
      'footer',
      'text',
      [
        ...footerLinks.map(({ title }) => title),
        ...alternates.map(({ name }) => name),
        brand.slogan,
        `© ${year}`,
        brand.legalName.replace(/\.?$/, '.'),
        footer.rights,
        ...socials.map(({ title }) => `${title} ${footer.opensInNewTab}`),
      ],
    ],
    [
      'footer a',
      'href',
      [...footerLinks, ...alternates.map(({ url }) => ({ link: url })), ...socials].map(({ link }) => link),
    ],
    ['footer a[lang]', 'hreflang', alternates.map(({ language }) => language)],
    ['footer svg[role="img"]', 'aria-label', [footer.logoAlt]],
    ['footer [aria-label]', 'aria-label', [footer.logoAlt, footer.linksLabel, footer.socialLabel]],
    ['footer use', 'href', socials.map(({ icon }) => icon)],
    ['header:has(nav) path, footer path', 'd', [mark.lines, mark.shapes, mark.lines, mark.shapes]],
    ['header:has(nav) [viewBox], footer [viewBox]', 'viewBox', Array.from('12', () => `${mark.left ?? 10} 10 60 60`)],
  ] as const satisfies readonly Row[];
}

function homeRows(records: Records): readonly Row[] {
  const { hero, servicesIntro, services, about, regions, counters, contact, contacts, address } = records;
  const { teamIntro, team, testimonialsTitle, testimonials, quoteImage, avatars, enquiryForm } = records;
  const actions = [hero.callToAction, hero.secondary, hero.contactPrompt];
  const faces = avatars.map(() => nameOf(avatars[0]?.src));
  const placements = regions
    .flatMap(({ placement }, index) => (placement ? [{ ...placement, region: index + 1 }] : []))
    .sort((one, other) => one.days - other.days);
  const steps = placements.flatMap((placement) => placement.steps);
  const said = '#team + section';
  const saidTitles = [
    ...(testimonials.length > 0 ? [testimonialsTitle] : []),
    ...(placements.length > 0 ? [about.placementsTitle] : []),
  ];
  const quoted = (isHere: (id: string) => boolean) => testimonials.filter(({ id }) => isHere(id));
  const textsOf = ({ highlight = '', quote, name, role }: Testimonial) => [highlight, quote, name, role];
  const alone = quoted((id) => placements.every(({ testimonial }) => testimonial !== id));
  const placed = placements.map(({ testimonial }) => quoted((id) => id === testimonial));
  const shown = [...alone, ...placed.flat()];
  const pictures = shown.flatMap(({ image }) => [{ ...quoteImage, alt: '' }, ...(image ? [image] : [])]);
  const portraits = contacts.flatMap(({ name }) => team.find((member) => member.name === name)?.image.src ?? []);
  const decorations = [about.missionImage.src, ...portraits];
  return [
    ['h1', 'text', [hero.title]],
    ['h1[data-long]', 'id', hero.title.length > 44 ? ['hero-title'] : []],
    [
      'main > section',
      'aria-labelledby',
      [
        ...['hero-title', 'service-title', 'about-title', 'team-title'],
        saidTitles.length > 0 ? 'testimonials-title' : undefined,
        'contact-title',
      ],
    ],
    ['h2', 'text', [servicesIntro.title, about.title, teamIntro.title, ...saidTitles.slice(0, 1), contact.title]],
    ['#hero', 'text', [hero.eyebrow, hero.title, hero.text, ...actions.map(({ title }) => title), hero.crowdText]],
    ['#hero a', 'href', actions.map(({ link }) => link)],
    ['#hero img', 'src', faces],
    ['#hero img', 'alt', faces.map(() => '')],

    [
      '#service',
      'text',
      [
        ...Object.values(servicesIntro),
        ...services.flatMap(({ title, description, linkLabel }) => [title, description, linkLabel, title]),
      ],
    ],
    ['#service h3', 'text', services.map(({ title }) => title)],
    ['#service a', 'text', services.flatMap(({ linkLabel, title }) => [linkLabel, title])],
    ['#service a', 'href', services.map(({ url }) => url)],
    ['#service use', 'href', services.map(({ icon }) => icon)],
    ['#service [data-aos]', 'data-aos-delay', services.map(({ animationDelay }) => animationDelay)],
    ['#service [data-aos]', 'data-aos-duration', services.map(({ animationDuration }) => animationDuration)],

    [
      '#about',
      'text',
      [
        about.title,
        ...about.paragraphs,
        about.networkTitle,
        about.networkText,
        about.regionsTitle,
        ...regions.flatMap(({ name, text, cities }) => [name, text, cities.map((city) => city.name).join(', ')]),
        about.missionTitle,
        about.mission,
        ...counters.flatMap(({ heading, title, note }) => [heading, title, note]),
      ],
    ],
    ['#about h3', 'text', [about.regionsTitle, about.missionTitle]],
    ['#about h4', 'text', regions.map(({ name }) => name)],
    ['#about li[data-region]', 'data-region', regions.map((_, index) => index + 1)],
    ['#about use[data-region]', 'data-region', regions.map((_, index) => index + 1)],
    ['#about use[data-region]', 'href', regions.map((_, index) => `region-${index + 1}`)],
    [
      '#about [data-long]',
      'aria-label',
      counters.some(({ heading }) => heading.length > 5) ? [about.countersLabel] : [],
    ],
    ['#about [aria-label]', 'aria-label', [about.countersLabel]],
    ['#about img', 'src', [nameOf(about.image.src), nameOf(about.missionImage.src)]],
    ['#about img', 'alt', [about.image.alt, '']],

    [
      '#team',
      'text',
      [...Object.values(teamIntro), ...team.flatMap((one) => [one.name, one.designation, one.description])],
    ],
    ['#team h3', 'text', team.map(({ name }) => name)],
    ['#team [data-aos]', 'data-aos-delay', team.map((_, index) => (index % 2 ? 250 : 50))],
    ['#team img', 'src', team.map(({ image }) => nameOf(image.src))],
    ['#team img', 'alt', team.map(({ image }) => image.alt)],

    [
      said,
      'text',
      [
        ...saidTitles,
        ...alone.flatMap(textsOf),
        ...placements.flatMap(({ time, role, city, steps }, index) => [
          ...(placed[index] ?? []).flatMap(textsOf),
          ...[time, role, about.placementRoute.replace('{city}', city)],
          ...steps.flatMap(({ day, title }) => [about.placementDay.replace('{day}', String(day)), title]),
        ]),
      ],
    ],
    [`${said} blockquote`, 'text', shown.map(({ quote }) => quote)],
    [`${said} figcaption`, 'text', shown.flatMap(({ name, role }) => [name, role])],
    [`${said} img`, 'src', pictures.map(({ src }) => nameOf(src))],
    [`${said} img`, 'alt', pictures.map(({ alt }) => alt)],
    [`${said} [data-region]`, 'data-region', placements.map(({ region }) => region)],
    [`${said} [data-region]`, 'data-day', placements.map(({ days }) => days)],
    [`${said} ol > [data-day]`, 'data-day', steps.map(({ day }) => day)],

    [
      '#contact',
      'text',
      [
        contact.title,
        contact.intro,
        ...formTexts(enquiryForm),
        contact.panelTitle,
        contact.panelText,
        ...contacts.flatMap(({ role, name, email, phone }) => [role, name, email, phone]),
        contact.addressTitle,
        ...address.lines,
      ],
    ],
    ['#contact h3', 'text', [contact.panelTitle]],
    ['#contact h4', 'text', [...contacts.map(({ role }) => role), contact.addressTitle]],
    ['#contact address', 'text', address.lines],
    [
      '#contact a',
      'href',
      ['/privacypolicy', ...contacts.flatMap(({ email, phone }) => [`mailto:${email}`, telephoneLink(phone)])],
    ],
    ['#contact img', 'src', decorations.map(nameOf)],
    ['#contact img', 'alt', decorations.map(() => '')],
  ];
}

function formTexts({ fields, copy }: Form): readonly string[] {
  return [
    copy.required,
    ...fields.flatMap(({ label, required, hint = '' }) => [label, required ? '' : copy.optional, hint]),
    copy.honeypot,
    copy.withoutScript,
    copy.submit,
    ...Object.values(copy.privacyNote),
  ];
}

export function formsIn(records: Records): Form[] {
  return Object.entries(records).flatMap(([name, record]) => (isForm(name) ? [record as Form] : []));
}

/** What a form shows. A page may have several, so the ids of the elements begin with that of the form. */
export function formRows(form: Form): readonly Row[] {
  const { id, label, templateId, fields, copy } = form;
  const idOf = ({ name }: { readonly name: string }) => `${id}-${name}`;
  const ownFields = `#${id} [name]:not([type="hidden"])`;
  return [
    [`#${id}`, 'text', formTexts(form)],
    [`#${id}`, 'aria-label', [label]],
    [`#${id} [role="status"] [data-loading]`, 'data-loading', [copy.loading]],
    ...(templateId ? [[`#${id} [name="template_id"]`, 'value', [templateId]] as const] : []),
    [
      `#${id} label[for]`,
      'text',
      [...fields.flatMap(({ label, required }) => [label, required ? '' : copy.optional]), copy.honeypot],
    ],
    [`#${id} label[for]:not([aria-hidden] *)`, 'for', fields.map(idOf)],
    [ownFields, 'id', fields.map(idOf)],
    [ownFields, 'name', fields.map(({ name }) => name)],
    [ownFields, 'type', fields.map(({ type }) => (type === 'textarea' ? undefined : type))],
    [`#${id} textarea`, 'id', fields.filter(({ type }) => type === 'textarea').map(idOf)],
    [ownFields, 'autocomplete', fields.map(({ autoComplete }) => autoComplete)],
    [`${ownFields}[required]`, 'name', fields.filter(({ required }) => required).map(({ name }) => name)],
  ];
}

function textPageRows(
  slug: string,
  { title, description }: PageMetadata,
  copy: TextPageCopy,
  sections: readonly TextPageSection[],
  language: string,
): PageRows {
  const date = new Date(copy.updated.date).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
  const texts = ({ description, list = [] }: TextPageSection) => [...description, ...list].map(linkParts);
  const words = (parts: ReturnType<typeof linkParts>) =>
    parts.map((part) => (typeof part === 'string' ? part : part.words)).join('');
  const urls = sections
    .flatMap(texts)
    .flatMap((parts) => parts.flatMap((part) => (typeof part === 'string' ? [] : part.url)));
  const headings = sections.map((section, index) => `${index + 1}. ${section.title}`);
  return {
    url: `./${slug}`,
    head: headRows(title, description),
    body: [
      ['h1', 'text', [copy.title]],
      ['main :is(article, nav)', 'aria-labelledby', ['document-title', 'contents-title']],
      ['h2', 'text', [copy.contentsTitle, ...headings]],
      [
        'main header, main nav, main section',
        'text',
        [
          ...[copy.title, copy.lead, copy.updated.label, date, copy.contentsTitle],
          ...sections.map((section) => section.title),
          ...sections.flatMap((section, index) => [headings[index], ...texts(section).map(words)]),
        ],
      ],
      ['main time', 'datetime', [copy.updated.date]],
      ['main nav a, main section a', 'href', [...sections.map(({ id }) => `#${id}`), ...urls]],
      ['main section[id]', 'id', sections.map(({ id }) => id)],
      [
        'main li li, main section li',
        'text',
        sections.flatMap(({ list = [] }) => list.map((item) => words(linkParts(item)))),
      ],
    ],
  };
}

/** What search engines read on the home page: each value with its key, and the key of each record, in order. */
export function structuredDataOf(records: Records, siteUrl: string): readonly string[] {
  const { brand, metadata, contacts, address, openingHours, regions, socials, team, services } = records;
  const organisation = '@id: #org';
  return [
    '@context: https://schema.org',
    '@graph:',
    '@type: EmploymentAgency',
    organisation,
    `name: ${brand.name}`,
    `legalName: ${brand.legalName}`,
    `slogan: ${brand.slogan}`,
    `foundingDate: ${brand.foundedYear}`,
    `url: ${siteUrl}/`,
    `logo: ${siteUrl}/icon-512.png`,
    `image: ${siteUrl}${metadata.image.url}`,
    `telephone: ${contacts[0]?.phone}`,
    'address:',
    '@type: PostalAddress',
    `streetAddress: ${address.street}`,
    `addressLocality: ${address.locality}`,
    ...(address.postalCode ? [`postalCode: ${address.postalCode}`] : []),
    `addressCountry: ${address.country}`,
    ...openingHours.flatMap(({ days, opens, closes }) => [
      'openingHoursSpecification:',
      '@type: OpeningHoursSpecification',
      ...days.map((day) => `dayOfWeek: ${day}`),
      `opens: ${opens}`,
      `closes: ${closes}`,
    ]),
    ...regions.map(({ name }) => `areaServed: ${name}`),
    ...contacts.flatMap(({ role, name, email, phone }) => [
      'contactPoint:',
      '@type: ContactPoint',
      `contactType: ${role}`,
      `name: ${name}`,
      `email: ${email}`,
      `telephone: ${phone}`,
    ]),
    ...socials.map(({ link }) => `sameAs: ${link}`),
    ...['@graph:', '@type: WebSite', `name: ${brand.name}`, `url: ${siteUrl}/`, 'publisher:', organisation],
    ...team.flatMap(({ name, designation }) => [
      '@graph:',
      '@type: Person',
      `name: ${name}`,
      `jobTitle: ${designation}`,
      'worksFor:',
      organisation,
    ]),
    ...services.flatMap(({ title }) => ['@graph:', '@type: Service', `name: ${title}`, 'provider:', organisation]),
  ];
}

/** The same on a page of text. */
export function breadcrumbsOf({ brand }: Records, siteUrl: string, title: string): readonly string[] {
  return [
    '@context: https://schema.org',
    '@type: BreadcrumbList',
    ...['itemListElement:', '@type: ListItem', 'position: 1', `name: ${brand.name}`, `item: ${siteUrl}/`],
    ...['itemListElement:', '@type: ListItem', 'position: 2', `name: ${title}`],
  ];
}

/** The values of JSON-LD as the functions above list them. */
export function linesOf(data: unknown, key = ''): string[] {
  if (typeof data !== 'object' || data === null) {
    return [`${key}: ${String(data)}`];
  }
  const isList = Array.isArray(data);
  const values = Object.entries(data).flatMap(([name, value]) => linesOf(value, isList ? key : name));
  return isList || !key ? values : [`${key}:`, ...values];
}

/** What the elements of a page have. It runs in the page. */
export function readRows(rows: readonly (readonly [selector: string, property: string, ...rest: unknown[]])[]) {
  return rows.map(([selector, property]) =>
    Array.from(document.querySelectorAll(selector), (element) =>
      property === 'text' ? element.textContent : (element.getAttribute(property) ?? undefined),
    ),
  );
}

/** What a row expects and what the page has, in the same form. @param basePath the path of the site's sub-folder */
export function compared(
  [selector, property, values]: Row,
  found: readonly (string | undefined)[],
  basePath: string,
): { readonly expected: unknown; readonly actual: unknown } {
  if (property === 'text') {
    const withoutSpace = (value: unknown) => String(value).replaceAll(/\s/g, '');
    const parts = values.map(withoutSpace);
    let rest = found.map(withoutSpace).join('');
    const cut = parts.map((part) => {
      const text = rest.slice(0, part.length);
      rest = rest.slice(part.length);
      return text;
    });
    return { expected: [selector, ...parts, ''], actual: [selector, ...cut, rest] };
  }
  const inPage: Record<string, (value: string) => string> = {
    href: (value) => value.replace(/^\/\S*\.\w+#/, ''),
    src: (value) => nameOf(value.replace(/-[\w-]{6}(?=\.avif$)/, '')),
  };
  const inSite = (value: Row[2][number]) =>
    property === 'href' && String(value).startsWith('/') ? basePath + value : value?.toString();
  return {
    expected: [selector, property, ...values.map(inSite)],
    actual: [selector, property, ...found.map((value) => value && (inPage[property]?.(value) ?? value))],
  };
}

/** The name of a picture’s file. The build gives it a hash and another type. */
function nameOf(src = ''): string {
  return path.parse(src).name;
}
