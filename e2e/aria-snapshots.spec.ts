import { linkParts } from '../components/LinkedText/linkParts';
import { about, counters, office, regions } from '../content/about';
import { brand, logoLinkLabel } from '../content/brand';
import { contact, contacts, fields, formCopy } from '../content/contact';
import { hero } from '../content/hero';
import { metadata } from '../content/metadata';
import { footer, navigation, socials } from '../content/navigation';
import { pages } from '../content/pages';
import { privacy, privacySections } from '../content/privacy';
import type { Region } from '../content/schema/about';
import type { DocumentSection } from '../content/schema/document';
import type { Metadata } from '../content/schema/metadata';
import { services, servicesIntro } from '../content/services';
import { team, teamIntro, testimonials, testimonialsTitle } from '../content/team';
import { expect, test } from './support/fixtures';
import { enter, expectedErrorsOfStates, type StateName } from './support/pageStates';
import { basePath } from './support/testedUrls';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: expectedErrorsOfStates });

/** The ARIA snapshots of parts of a page, by selector. */
type Snapshot = Readonly<Record<string, readonly Node[]>>;

type Node = string | { readonly [role: string]: string | readonly Node[] };

/** Formats nodes as Playwright's YAML, so that a failure shows a line diff. */
function snapshotOf(nodes: readonly Node[], indent = ''): string {
  const scalar = (text: string) => (/^#|: | #|:$/.test(text) ? JSON.stringify(text) : text);
  return nodes
    .flatMap((node) =>
      typeof node === 'string'
        ? `${indent}- ${scalar(node)}`
        : Object.entries(node).map(
            ([key, value]) =>
              `${indent}- ${scalar(key)}:${typeof value === 'string' ? ` ${scalar(value)}` : `\n${snapshotOf(value, `${indent}  `)}`}`,
          ),
    )
    .join('\n');
}

/** The element has exactly the listed children. */
const exactChildren: Node = { '/children': 'equal' };

const named = (role: string, name: string) => `${role} ${JSON.stringify(name.replaceAll('\u00a0', ' '))}`;
const parent = (role: string, name: string, ...children: readonly Node[]): Node => ({ [named(role, name)]: children });
const heading = (level: number, name: string): Node => `${named('heading', name)} [level=${level}]`;
const link = (name: string, url: string) =>
  parent('link', name, { '/url': url.startsWith('/') ? basePath + url : url });
const list = <T>(items: readonly T[], item: (one: T) => string | readonly Node[], name?: string): Node => ({
  [name ? named('list', name) : 'list']: [exactChildren, ...items.map((one) => ({ listitem: item(one) }))],
});
const links = (items: readonly { readonly title: string; readonly link: string }[]) =>
  list(items, (one) => [link(one.title, one.link)]);

/** The links of a text, or the text if it has none. */
const linksIn = (text: string): string | readonly Node[] => {
  const nodes = linkParts(text).flatMap((part) => (typeof part === 'string' ? [] : [link(part.words, part.url)]));
  return nodes.length > 0 ? nodes : text;
};

const { alternates = [] }: Metadata = metadata;
const footerLinks = [
  ...footer.links,
  ...pages.map(({ slug, linkTitle }) => ({ title: linkTitle, link: `/${slug}` })),
  ...alternates.map(({ name, url }) => ({ title: name, link: url })),
];
const home = link(`${brand.name}, ${logoLinkLabel}`, navigation.home.link);
const bar = parent(
  'navigation',
  navigation.label,
  exactChildren,
  links(navigation.links),
  link(navigation.callToAction.title, navigation.callToAction.link),
);

const placements = (regions as readonly Region[])
  .flatMap(({ placement }) => placement ?? [])
  .sort((one, other) => one.days - other.days);

/** The skip link, header and footer of every page. */
const frame: Snapshot = {
  'body > a': [link(navigation.skipLabel, '#main')],
  'body > header': [{ banner: [exactChildren, home, bar] }],
  'body > footer': [
    {
      contentinfo: [
        exactChildren,
        named('img', footer.logoAlt),
        'paragraph',
        parent('navigation', footer.linksLabel, exactChildren, links(footerLinks)),
        'paragraph',
        list(socials, ({ title, link: url }) => [link(`${title} ${footer.opensInNewTab}`, url)], footer.socialLabel),
      ],
    },
  ],
};

const snapshots: Partial<Record<StateName, Snapshot>> = {
  'the home page': {
    ...frame,
    '#hero': [
      parent(
        'region',
        hero.title,
        exactChildren,
        'paragraph',
        heading(1, hero.title),
        'paragraph',
        { paragraph: [hero.callToAction, hero.secondary].map(({ title, link: url }) => link(title, url)) },
        link(hero.contactPrompt.title, hero.contactPrompt.link),
      ),
    ],
    '#service': [
      parent(
        'region',
        servicesIntro.title,
        heading(2, servicesIntro.title),
        list(services, ({ title, linkLabel, url }) => [
          heading(3, title),
          'paragraph',
          link(`${linkLabel} ${title}`, url),
        ]),
      ),
    ],
    '#about': [
      parent(
        'region',
        about.title,
        heading(2, about.title),
        ...about.paragraphs.map(() => 'paragraph'),
        { paragraph: [{ strong: about.networkTitle }] },
        named('img', about.image.alt),
        heading(3, about.regionsTitle),
        list(regions, ({ name }) => [heading(4, name), 'paragraph', 'paragraph']),
        heading(3, about.missionTitle),
        'paragraph',
        list(counters, (counter) => `${counter.heading} ${counter.title} ${counter.note}`, about.countersLabel),
      ),
    ],
    '#team': [
      parent(
        'region',
        teamIntro.title,
        heading(2, teamIntro.title),
        list(team, ({ name, image }) => [named('img', image.alt), heading(3, name), 'paragraph', 'paragraph']),
      ),
    ],
    '#team + *': [
      parent(
        'region',
        testimonialsTitle,
        heading(2, testimonialsTitle),
        ...testimonials.map(({ image }) => ({
          figure: [{ blockquote: ['paragraph'] }, named('img', image.alt), 'paragraph', 'paragraph'],
        })),
        ...(placements.length > 0
          ? [
              heading(3, about.placementsTitle),
              list(placements, ({ role, city, time, steps }) => [
                {
                  paragraph: [
                    { strong: time },
                    { strong: role },
                    { text: `${office.name} ${about.placementTo} ${city}` },
                  ],
                },
                list(steps, ({ day, title }) => `${about.placementDay.replace('{day}', String(day))} ${title}`),
              ]),
            ]
          : []),
      ),
    ],
    '#contact': [
      parent(
        'region',
        contact.title,
        heading(2, contact.title),
        heading(3, contact.panelTitle),
        ...contacts.flatMap(({ role, email, phone }) => [
          heading(4, role),
          { paragraph: [link(email, `mailto:${email}`)] },
          { paragraph: [link(phone, `tel:${phone.replaceAll(' ', '')}`)] },
        ]),
        heading(4, contact.addressTitle),
      ),
    ],
    form: [
      parent(
        'form',
        contact.formLabel,
        ...fields.map(({ label, required }) => named('textbox', required ? label : `${label} ${formCopy.optional}`)),
        named('button', formCopy.submit),
        { paragraph: [link(formCopy.privacyNote.linkTitle, '/privacypolicy')] },
        'status',
      ),
    ],
  },
  'the open menu': {
    'body > header': [{ banner: [exactChildren, home, `${named('button', navigation.menuLabel)} [expanded]`, bar] }],
  },
  'the privacy policy': {
    ...frame,
    main: [
      parent(
        'article',
        privacy.title,
        heading(1, privacy.title),
        'paragraph',
        { paragraph: ['time'] },
        parent(
          'navigation',
          privacy.contentsTitle,
          exactChildren,
          heading(2, privacy.contentsTitle),
          list(privacySections, ({ id, title }) => [link(title, `#${id}`)]),
        ),
        ...privacySections.flatMap(({ title, ...section }: DocumentSection, index): Node[] => [
          heading(2, `${index + 1}. ${title}`),
          ...section.description.map((text) => ({ paragraph: linksIn(text) })),
          ...(section.list ? [list(section.list, linksIn)] : []),
        ]),
      ),
    ],
  },
};

for (const [state, parts] of Object.entries(snapshots)) {
  test(`${state} matches its ARIA snapshot`, { tag: '@a11y' }, async ({ page }) => {
    await enter(page, state as StateName);
    for (const [part, nodes] of Object.entries(parts)) {
      await expect.soft(page.locator(part).first()).toMatchAriaSnapshot(snapshotOf(nodes));
    }
  });
}
