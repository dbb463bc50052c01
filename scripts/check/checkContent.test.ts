/** @jest-environment node */
import { readdirSync } from 'node:fs';

import { checkContent } from './checkContent';
import { content, type ContentFiles } from './contentFiles';

type Change = readonly [path: string, value: unknown];

/** The content with these values in place of its own; undefined takes a key away. */
function contentWith(base: ContentFiles, file: string, ...changes: readonly Change[]): ContentFiles {
  const records = structuredClone({ ...base[file] });
  for (const [path, value] of changes) {
    const keys = path.split(/[.[\]]+/).filter(Boolean);
    const last = keys.pop() ?? '';
    const owner = keys.reduce<object>((at, key) => Reflect.get(at, key) as object, records);
    if (value === undefined) {
      Reflect.deleteProperty(owner, last);
    } else {
      Reflect.set(owner, last, structuredClone(value));
    }
  }
  return { ...base, [file]: records };
}

/** So many of an item, told apart by one of its keys. */
function times(count: number, item: object, key: string): object[] {
  return Array.from({ length: count }, (_, index) => ({ ...item, [key]: `one-${index}` }));
}

const { services } = content['content/services.ts'];
const { team, testimonials, avatars } = content['content/team.ts'];
const { contacts, fields } = content['content/contact.ts'];
const { counters, regions } = content['content/about.ts'];
const { navigation } = content['content/navigation.ts'];
const firstName = fields.findIndex(({ name }) => name === 'first_name');
const replyTo = fields.findIndex(({ name }) => name === 'reply_to');
const thisYear = new Date().getFullYear();
const linkRule = 'must be #id, /path, https:, mailto: or tel:';
const idRule = 'must be small letters, digits and -, and begin with a letter, like job-matching';
const sourceRule = 'must be a file below public/, like /images/ada.jpg';
const phoneRule =
  'must be + and the country’s number, then groups of digits with one space between them, like +44 20 7946 0184';

test('finds nothing wrong with the content of this site', () => {
  expect(checkContent(content)).toEqual([]);
});

test('knows every file of content/ that has records', () => {
  const files = readdirSync('content').filter((name) => name.endsWith('.ts'));

  expect(Object.keys(content)).toEqual(files.map((name) => `content/${name}`));
});

test.each<[file: string, path: string, value: unknown, told: string]>([
  ['services', 'services[0].titel', 'x', '“x”  is not known here: correct its name, or take it out'],
  ['services', 'services[0].title', undefined, 'nothing  must be given'],
  ['services', 'services', undefined, 'nothing  must be given'],
  ['services', 'services[0].title', 7, '“7”  must be text in quotes'],
  ['services', 'services[0]', null, '“null”  must be a record in { }'],
  ['services', 'services[0].title', null, '“null”  must be text in quotes'],
  ['about', 'about.paragraphs', 'One', '“One”  must be a list in [ ]'],
  ['about', 'about.image', 'about.svg', '“about.svg”  must be a record in { }'],
  ['about', 'regions[0].cities', 'Lisbon', '“Lisbon”  must be a list in [ ]'],
  ['brand', 'brand.foundedYear', '2023', '“2023”  must be a number'],
  ['colours', 'colours.dark', '#000', '“#000”  must be a record in { }'],
  ['contact', 'fields[0].half', 'yes', '“yes”  must be true or false'],
  ['navigation', 'navigation.callToAction', [], '0 of them  must be a record in { }'],
  ['services', 'services[0].title', ' \n ', '“ ”  must not be empty'],
  ['services', 'services[0].title', 'x'.repeat(41), `“${'x'.repeat(41)}”  has 41 characters, must have 40 at most`],
  ['hero', 'hero.title', 'x'.repeat(61), `“${'x'.repeat(57)}...”  has 61 characters, must have 60 at most`],
  ['services', 'services[0].id', 'Job', `“Job”  ${idRule}`],
  ['services', 'services[0].id', '1st', `“1st”  ${idRule}`],
  ['services', 'services[0].id', 'job matching', `“job matching”  ${idRule}`],
  ['services', 'services', [], '0 of them  must be 1 to 16'],
  ['services', 'services', times(17, services[0], 'id'), '17 of them  must be 1 to 16'],
  ['team', 'team', times(9, team[0], 'id'), '9 of them  must be 1 to 8'],
  ['team', 'testimonials', times(7, testimonials[0], 'id'), '7 of them  must be 1 to 6'],
  ['about', 'counters', times(7, counters[0], 'title'), '7 of them  must be 1 to 6'],
  ['about', 'regions', [], '0 of them  must be 1 to 3'],
  ['contact', 'contacts', [], '0 of them  must be 1 to 4'],
  ['contact', 'fields', fields.slice(1), '6 of them  must be 7'],
  ['services', 'services[0].animationDelay', 75, '“75”  must be one of 50, 100, 150, 200, 250, 300, 350, 400'],
  [
    'navigation',
    'socials[0].icon',
    'myspace',
    '“myspace”  must be one of bluesky, facebook, github, instagram, linkedin, mastodon, threads, tiktok, whatsapp, x, xing, youtube',
  ],
  ['services', 'services[0].url', 'htp://x', `“htp://x”  ${linkRule}`],
  ['services', 'services[0].url', '//elsewhere.example', `“//elsewhere.example”  ${linkRule}`],
  ['services', 'services[0].url', '/two words', `“/two words”  ${linkRule}`],
  ['services', 'services[0].url', '#two words', `“#two words”  ${linkRule}`],
  ['services', 'services[0].url', 'see #about', `“see #about”  ${linkRule}`],
  ['services', 'services[0].url', 'see https://elsewhere.example', `“see https://elsewhere.example”  ${linkRule}`],
  [
    'services',
    'services[0].url',
    'https://elsewhere.example/two words',
    `“https://elsewhere.example/two words”  ${linkRule}`,
  ],
  ['services', 'services[0].url', 'ada@elsewhere.example', `“ada@elsewhere.example”  ${linkRule}`],
  ['services', 'services[0].url', 'https://elsewhere', `“https://elsewhere”  ${linkRule}`],
  ['services', 'services[0].url', 'javascript:alert(1)', `“javascript:alert(1)”  ${linkRule}`],
  ['services', 'services[0].url', 'mailto:nobody', `“mailto:nobody”  ${linkRule}`],
  ['services', 'services[0].url', 'tel:020 7946', `“tel:020 7946”  ${linkRule}`],
  ['navigation', 'socials[0].link', '/elsewhere', '“/elsewhere”  must be an https: address'],
  ['contact', 'contacts[0].email', 'ada@home', '“ada@home”  must be an email address, like hiring@example.com'],
  [
    'contact',
    'contacts[0].email',
    `${'x'.repeat(52)}@x.example`,
    `“${'x'.repeat(52)}@x.ex...”  must have 60 characters at most`,
  ],
  ['contact', 'contacts[0].phone', '+44 20 7946 0184 ext 5', `“+44 20 7946 0184 ext 5”  ${phoneRule}`],
  ['contact', 'contacts[0].phone', 'T +44 20 7946 0184', `“T +44 20 7946 0184”  ${phoneRule}`],
  ['contact', 'contacts[0].phone', '+44 20 7946 0184 7946 0184', `“+44 20 7946 0184 7946 0184”  ${phoneRule}`],
  ['contact', 'contacts[0].phone', '020 7946 0184', `“020 7946 0184”  ${phoneRule}`],
  ['contact', 'contacts[0].phone', '+442079460184', `“+442079460184”  ${phoneRule}`],
  ['contact', 'contacts[0].phone', '+44 (0)20 7946 0184', `“+44 (0)20 7946 0184”  ${phoneRule}`],
  ['contact', 'contacts[0].phone', '+44 20', `“+44 20”  ${phoneRule}`],
  ['brand', 'brand.foundedYear', 1899, `“1899”  must be a year from 1900 to ${thisYear}`],
  ['brand', 'brand.foundedYear', thisYear + 1, `“${thisYear + 1}”  must be a year from 1900 to ${thisYear}`],
  ['brand', 'brand.foundedYear', 2023.5, '“2023.5”  must be a whole number'],
  ['brand', 'mark.lines', '<path/>', '“<path/>”  must be the d of an SVG path'],
  ['privacy', 'privacy.updated.date', '2026-02-30', '“2026-02-30”  must be a day that exists, like 2026-11-02'],
  ['metadata', 'language', 'English', '“English”  must be a language tag, like en-GB, de or pt-BR'],
  ['about', 'about.image.src', '/images/about.gif', `“/images/about.gif”  ${sourceRule}`],
  ['about', 'about.image.src', '/images/about.png?1', `“/images/about.png?1”  ${sourceRule}`],
  ['about', 'about.image.src', 'public/images/about.png', `“public/images/about.png”  ${sourceRule}`],
  ['about', 'about.image.src', 'about.svg', `“about.svg”  ${sourceRule}`],
  ['about', 'about.image.alt', '', '“”  must not be empty'],
  ['colours', 'colours.dark.text', 'red', '“red”  must be a colour like #0a2926'],
  ['colours', 'colours.dark.text', '#ffff', '“#ffff”  must be a colour like #0a2926'],
  ['colours', 'colours.dark.text', 'a #fff', '“a #fff”  must be a colour like #0a2926'],
  ['colours', 'colours.dark.txt', '#fff', '“#fff”  is not known here: correct its name, or take it out'],
  ['colours', 'colours.light.line', undefined, 'nothing  must be given'],
  ['contact', 'formCopy.failures.offline', undefined, 'nothing  must be given'],
  ['contact', 'formCopy.charactersLeft', 'Left', '“Left”  must have {count} where the number belongs'],
])('content/%s.ts  %s  %j', (name, path, value, told) => {
  const file = `content/${name}.ts`;

  expect(checkContent(contentWith(content, file, [path, value]))).toEqual([`${file}  ${path}  ${told}`]);
});

test.each([
  '#about',
  '/',
  '/#about',
  '/privacypolicy',
  'https://elsewhere.example/a?b=c#d',
  'mailto:ada@elsewhere.example',
  'tel:+442079460184',
])('takes %s for a link', (link) => {
  expect(checkContent(contentWith(content, 'content/services.ts', ['services[0].url', link]))).toEqual([]);
});

test('takes a number of any country, and a picture of any kind', () => {
  const abroad = contentWith(content, 'content/contact.ts', ['contacts[0].phone', '+1 415 555 0132']);
  const photograph = contentWith(abroad, 'content/about.ts', ['about.image.src', '/images/about-2.JPG']);

  expect(checkContent(photograph)).toEqual([]);
});

test.each<[rule: string, file: string, changes: readonly Change[], told: string]>([
  [
    'an id that another has',
    'services',
    [['services', [services[0], services[0]]]],
    `services[1].id  “${services[0].id}”  must stand only once in its list`,
  ],
  [
    'an email that another has',
    'contact',
    [['contacts', [contacts[0], contacts[0]]]],
    `contacts[1].email  “${contacts[0].email}”  must stand only once in its list`,
  ],
  [
    'a field that is there twice',
    'contact',
    [['fields', [...fields.slice(1), fields[1]]]],
    `fields[6].name  “${fields[1].name}”  must stand only once in its list`,
  ],
  [
    'a picture that is there twice',
    'team',
    [['avatars', [avatars[0], avatars[0]]]],
    `avatars[1].src  “${avatars[0]?.src}”  must stand only once in its list`,
  ],
  [
    'a paragraph that is there twice',
    'about',
    [['about.paragraphs', ['One', 'One']]],
    'about.paragraphs[1]  “One”  must stand only once in its list',
  ],
  [
    'a city in two regions',
    'about',
    [
      ['regions', [regions[0], regions[1]]],
      ['regions[1].cities', [regions[0].cities[0]]],
    ],
    `regions[1].cities[0].name  “${regions[0].cities[0].name}”  must stand only once in its list`,
  ],
  [
    'a portrait that names somebody else',
    'team',
    [['team[0].image.alt', 'Portrait of somebody else']],
    `team[0].image.alt  “Portrait of somebody else”  must name ${team[0].name}`,
  ],
  [
    'a limit that is told wrong',
    'contact',
    [[`fields[${firstName}].tooLong`, 'Ninety at most']],
    `fields[${firstName}].tooLong  “Ninety at most”  must name the limit, ${fields[firstName]?.limit}, and no other number`,
  ],
  [
    'limits that the email service does not take',
    'contact',
    fields.flatMap((_, index): Change[] => [
      [`fields[${index}].limit`, 3000],
      [`fields[${index}].tooLong`, '3,000 characters at most'],
    ]),
    'fields  7 of them  must have limits of 17066 in all at most, for no longer message can be sent, has 21000',
  ],
  [
    'a required field without words for its absence',
    'contact',
    [[`fields[${firstName}].missing`, undefined]],
    `fields[${firstName}].missing  nothing  must be given, since the field is required`,
  ],
  [
    'an email field without words for what is none',
    'contact',
    [[`fields[${replyTo}].malformed`, undefined]],
    `fields[${replyTo}].malformed  nothing  must be given, since the field is an email`,
  ],
  [
    'a field that may stay empty and must not',
    'contact',
    [[`fields[${firstName}].required`, false]],
    `fields[${firstName}].required  “false”  must be true: only reply_to may stay empty`,
  ],
  [
    'links that need two lines',
    'navigation',
    [
      [
        'navigation.links',
        ['one', 'two', 'three'].map((id) => ({ ...navigation.links[0], id, title: `The ${id} thing` })),
      ],
      ['navigation.callToAction.title', 'Write to us now'],
    ],
    'navigation.links  3 of them  must have 48 characters in all at most, with callToAction, to stand in one line, has 56',
  ],
  [
    'words that cannot be read in light colours',
    'colours',
    [
      ['colours.light.accent', '#ff8a61'],
      ['colours.light.page', '#ffffff'],
      ['colours.dark.accent', '#ff8a61'],
    ],
    'colours.light.accent  “#ff8a61”  must have a contrast of 7 or more to page, #ffffff, has 2.32',
  ],
  [
    'a line that cannot be seen in dark colours, though another colour is none at all',
    'colours',
    [['colours.dark.field-line', '#111']],
    'colours.dark.field-line  “#111”  must have a contrast of 3 or more to page, #061917, has 1.04',
  ],
])('tells of %s', (_rule, name, changes, told) => {
  const file = `content/${name}.ts`;

  expect(checkContent(contentWith(content, file, ...changes))).toContain(`${file}  ${told}`);
});

test('tells of everything at once, also of what is wrong around a record that is wrong itself', () => {
  const broken = contentWith(
    contentWith(content, 'content/hero.ts', ['hero.eyebrow', '']),
    'content/services.ts',
    ['services', [services[0], { ...services[0] }]],
    ['services[0].icon', 'rocket'],
    ['services[1].url', 'nowhere'],
  );

  expect(checkContent(broken)).toEqual([
    'content/hero.ts  hero.eyebrow  “”  must not be empty',
    expect.stringMatching(/^content\/services\.ts {2}services\[0\]\.icon {2}“rocket” {2}must be one of /),
    `content/services.ts  services[1].url  “nowhere”  ${linkRule}`,
    `content/services.ts  services[1].id  “${services[0].id}”  must stand only once in its list`,
  ]);
});
