/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { SiteFrame } from '../../app/_site/SiteFrame';
import { LegalDocument } from '../../components/LegalDocument/LegalDocument';
import { checkContent } from './checkContent';
import { content, type ContentFiles } from './contentFiles';

/** Values by their path. */
type Changes = Readonly<Record<string, unknown>>;

/** The content with these values in place of its own. A value that is undefined is left out. */
function contentWith(name: string, changes: Changes): ContentFiles {
  const file = `content/${name}.ts`;
  const records = structuredClone({ ...(content as ContentFiles)[file] });
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split(/[.[\]]+/).filter(Boolean);
    const last = keys.pop() ?? '';
    const owner = keys.reduce<object>((at, key) => Reflect.get(at, key) as object, records);
    if (value === undefined) {
      Reflect.deleteProperty(owner, last);
    } else {
      Reflect.set(owner, last, structuredClone(value));
    }
  }
  return { ...content, [file]: records };
}

const [service] = content['content/services.ts'].services;
const { fields } = content['content/contact.ts'];
/** The paths of a required field, and of the field for the email address. */
const [first, reply, message] = ['first_name', 'reply_to', 'message'].map(
  (wanted) => `fields[${fields.findIndex(({ name }) => name === wanted)}]`,
);
const extraField = {
  name: 'added_field',
  label: fields[0].label,
  type: 'text',
  autoComplete: 'tel',
  required: false,
  limit: 20,
  tooLong: 'At most 20 characters',
  requiredError: 'Enter it',
};
const withField = (name: string) => [...fields, { ...extraField, name }];
const seventeen = Array.from({ length: 17 }, (_, index) => ({ ...service, id: `one-${index}` }));
const page = {
  ...content['content/privacy.ts'].privacy,
  linkTitle: 'One',
  metadata: { title: 'A', description: 'B' },
  sections: [{ id: 'a', title: 'A', description: ['B'] }],
};
const hours = { days: ['Monday'], opens: '08:30', closes: '17:00' };
const region = {
  id: 'one',
  name: 'One',
  text: 'Text',
  cities: [{ name: 'Lima', latitude: -12.05, longitude: -78.47 }],
};
const placement = {
  role: 'Tester',
  city: 'Quito',
  days: 9,
  time: '9 days',
  steps: [
    { day: 1, title: 'Brief' },
    { day: 9, title: 'Signature' },
  ],
};
const withPlacement = (changes: object) => ({
  'regions[0]': { ...region, placement: { ...placement, city: 'Lima', ...changes } },
});
const section = 'privacySections[0].description';
const home = { id: 'home', title: 'Home', link: '/' };
const nextYear = new Date().getFullYear() + 1;
const link = 'must be #id, /path, https:, mailto: or tel:';
const tag = 'must be a language tag, like en-GB, de or pt-BR, of a language and a country that exist';
/** The site in a language that is not its own. */
const alternate = {
  language: ['cy', 'ga'].find((one) => one !== content['content/metadata.ts'].language),
  url: 'https://firm.example/',
  name: 'A language',
};
const nothing = undefined;
const path = 'must be SVG path data, like M10 70L40 10';
const aWeekAhead = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const sixAtOnePlace = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ ...region.cities[0], name: `Lima ${name}` }));
const crowded = { regions: [{ ...region, cities: sixAtOnePlace }] };
const longFields = Object.fromEntries(fields.map((_, index) => [`fields[${index}].limit`, 3000]));
const longLinks = ['one', 'two', 'three', 'four'].map((id) => ({ ...home, id, title: `The ${id} thing` }));
const pale = { 'colours.light.accent': '#ff8a61', 'colours.light.page': '#ffffff' };
// An invalid colour must not stop the check of the others.
const dim = {
  'colours.dark.field-line': '#111',
  'colours.dark.page': '#222',
  'colours.dark.surface': '#000',
  'colours.dark.text': 'red',
};

test('checks every file of content/ that has records', () => {
  const files = readdirSync('content').filter((name) => name.endsWith('.ts'));

  expect(Object.keys(content)).toEqual(files.map((name) => `content/${name}`));
});

// One row for each kind of error, and one for each kind of value.
test.each<[file: string, path: string, values: readonly unknown[], message: string]>([
  ['services', 'services[0].titel', ['x'], '“x”  is unknown: correct its name, or remove it'],
  ['services', 'services', [nothing], 'nothing  must be given'],
  ['services', 'services[0].title', [7, true], 'must be text in quotes'],
  ['services', 'services[0]', [null], '“null”  must be a record in { }'],
  ['brand', 'brand.foundedYear', [NaN], '“NaN”  must be a number'],
  ['brand', 'brand.foundedYear', [2014n], '“2014n”  must be a number'],
  ['about', 'about.paragraphs', ['One'], 'must be a list in [ ]'],
  ['brand', 'brand.foundedYear', ['2023'], '“2023”  must be a number'],
  ['contact', 'fields[0].half', ['yes'], 'must be true or false'],
  ['services', 'services[0].title', ['', ' \n ', '\u200b', '\u00a0\u2060'], 'must not be empty'],
  ['services', 'services[0].title', ['a\0'], '“a\\u0000”  must not have the character U+0000'],
  ['services', 'services[0].title', ['a\ud83d'], '“a\\ud83d”  must not have the character U+D83D'],
  [
    'services',
    'services[0].title',
    ['a\u007f', 'a\u202e', 'a\u2066', 'a\ufffd', 'a\uf8ff'],
    'must not have the character U+',
  ],
  ['hero', 'hero.title', ['x'.repeat(61)], `“${'x'.repeat(57)}...”  has 61 characters, must have at most 60`],
  ['services', 'services', [[], seventeen], 'must have 1 to 16 items'],
  ['contact', 'fields', ['submit', 'Phone_number', '2_phones'].map(withField), 'must be lowercase words with _'],
  ['contact', 'fields', ['user_id'].map(withField), '“user_id”  must not be lib_version, service_id, template_id'],
  [
    'services',
    'services[0].animationDelay',
    [75],
    'must be one of 50, 100, 150, 200, 250, 300, 350, 400 without quotes',
  ],
  ['brand', 'brand.foundedYear', [1899, nextYear], `must be a year from 1900 to ${nextYear - 1}`],
  ['brand', 'brand.foundedYear', [2000.5], 'must be a whole number'],
  ['services', 'services[0].title', ['<b>Job</b>'], 'must be plain text, without <b>'],
  ['services', 'services[0].title', ['a<br />', '&amp;', '&#39;', '**Job**'], 'must be plain text, without '],
  [
    'services',
    'services[0].title',
    ['[Job](/job)', 'Job](/job)'],
    'must be plain text, without ](: only the sections of pages take links',
  ],
  [
    'privacy',
    'privacySections[0].description[0]',
    ['**A** [b](/c)'],
    'must be plain text and links like [words](/url), without **',
  ],
  [
    'privacy',
    'privacySections[0].description[0]',
    ['[Job](/a job)', '[a]()'],
    'must be plain text and links like [words](/url), without ](',
  ],
  ['brand', 'mark.lines', ['<path/>', 'mark', 'L1 2', 'M1', 'M1 2 3', 'M1 2C3 4 5 6', 'M1 2 a9 9 0 2 1 8 0'], path],
  ['brand', 'mark.lines', [`M${'1'.repeat(1000)}.`, `M${'1.5 '.repeat(1000)}!`], path],
  ['privacy', 'privacy.updated.date', ['2026-02-30'], 'must be a day that exists, like 2026-11-02'],
  ['privacy', 'privacy.updated.date', [aWeekAhead], 'must not be in the future'],
  ['about', 'office.latitude', [91], 'must be degrees from -90 to 90'],
  ['navigation', 'socials[0].link', ['/elsewhere'], 'must be an https: URL'],
  ['contact', 'contacts[0].email', ['ada@home'], 'must be an email address, like hiring@example.com'],
  ['colours', 'colours.light.line', [nothing], 'nothing  must be given'],
  ['colours', 'colours.dark.text', ['red', '#ffff', 'a #fff'], 'must be a colour like #0a2926'],
  ['contact', 'formCopy.charactersLeft', ['Left'], 'must have {count} where the number belongs'],
  ['pages', 'pages', [[{ ...page, slug: 'privacypolicy' }]], 'must not be a path in use'],
  ['pages', 'pages', [[{ ...page, slug: 'robots' }]], 'must not be a path in use'],
  [
    'services',
    'services[0].id',
    ['Job', '1st', 'job matching'],
    'must be lowercase letters, digits and -, and begin with',
  ],
  [
    'services',
    'services[0].url',
    ['htp://x', '//elsewhere.example', '/two words', 'see #about', 'mailto:nobody'],
    link,
  ],
  ['services', 'services[0].url', ['https://elsewhere', 'javascript:alert(1)', 'tel:020 7946', '/a\u202e'], link],
  ['metadata', 'language', ['English', 'xx-YY', 'en-YY', '1'], tag],
  ['metadata', 'language', ['en_GB', 'en-gb', 'en-UK', 'gb-GB'], `${tag}: perhaps en-GB`],
  ['metadata', 'metadata.alternates', [[{ ...alternate, language: 'gr' }]], `${tag}: perhaps el`],
  ['metadata', 'metadata.alternates', [[{ ...alternate, url: 'http://firm.example/' }]], 'must be an https: URL'],
  ['metadata', 'metadata.alternates', [[{ ...alternate, url: 'https://a.example/?a&b' }]], 'must not have &'],
  ['metadata', 'metadata.alternates', [[alternate, { ...alternate, name: 'A' }]], 'must be unique in its list'],
  [
    'metadata',
    'metadata.policyReports',
    ['https://firm.example/;', 'https://firm.example/$a'],
    'must have only letters',
  ],
  ['privacy', 'privacyFacts.retention', ['As long as we need it'], 'must have a number in digits, like 12 months'],
  ['contact', 'address.country', ['UK', 'gb', 'XX', '419', 'England'], 'must be a country code of two letters'],
  ['contact', 'fields[0].autoComplete', ['foo bar', 'work given-name', 'Email'], 'must be an autofill value of HTML'],
  ['contact', 'contacts[0].phone', ['020 7946 0184', '+442079460184', '+44 (0)20 7946 0184'], 'must be + and the'],
  ['contact', 'contacts[0].phone', ['+44 20', '+44 20 7946 0184 7946 0184'], 'must be + and the country calling code'],
  ['about', 'about.image.src', ['/images/about.gif', '/images/about.png?1'], 'must be a file below public/'],
  ['contact', 'openingHours', ['8:00', '24:00', '12:60'].map((opens) => [{ ...hours, opens }]), 'must be a time'],
])('rejects content/%s.ts  %s  %j', (name, path, values, message) => {
  for (const value of values) {
    const [line = '', ...others] = checkContent(contentWith(name, { [path]: value }));
    expect(line).toContain(`content/${name}.ts  ${path}`);
    expect(line).toContain(`  ${message}`);
    expect(others).toEqual([]);
  }
});

test.each<[file: string, path: string, values: readonly unknown[]]>([
  ['services', 'services[0].url', ['#about', '/', '/#about', 'https://elsewhere.example/a?b=c#d']],
  ['services', 'services[0].url', ['mailto:ada@elsewhere.example', 'tel:+442079460184']],
  ['metadata', 'language', ['de', 'el', 'gsw', 'pt-BR', 'sr-Latn-RS']],
  ['contact', 'contacts[0].phone', ['+1 415 555 0132']],
  ['contact', 'openingHours', [[], [hours]]],
  [
    'contact',
    'fields',
    [
      [...fields, { ...extraField, required: true }],
      [extraField, ...fields],
    ],
  ],
  ['contact', 'fields[0].autoComplete', ['off', 'work email', 'section-a shipping address-line1']],
  ['services', 'services[0].title', ['R&D, < 5 days > 2 & 3 *']],
  ['services', 'services[0].title', ['שלום\u200f!', 'नमस्\u200dते', '👩‍💻', 'two\nlines', 'soft\u00adware']],
  ['brand', 'mark.lines', ['', 'm1 2 3 4', 'M1-2.5.5.5z m1,2 h1 2v-1e3', 'M0 0a9 9 0 1118 0 9 9 0 1 1-18 0Z']],
  ['about', 'about.image.src', ['/images/about-2.JPG']],
  ['pages', 'pages', [[{ ...page, slug: 'imprint' }]]],
  ['metadata', 'metadata.alternates', [[], [alternate]]],
  [
    'privacy',
    'privacySections[0].list',
    [['[a b](/c), ada@firm.example', '(https://firm.example/a), +44 20 7946 0184.']],
  ],
  ['privacy', 'privacySections[0].list', [['@ada, 5 @ 3, +20 000, [a] (b), a.example']]],
  ['about', 'counters[0].heading', ['93,5 %', '1 200+', '£1.25 M']],
])('accepts content/%s.ts  %s  %j', (name, path, values) => {
  for (const value of values) {
    expect(checkContent(contentWith(name, { [path]: value }))).toEqual([]);
  }
});

test.each<[file: string, message: string, changes: Changes]>([
  ['services', `services[1].id  “${service.id}”  must be unique in its list`, { services: [service, service] }],
  ['about', 'about.paragraphs[1]  “One”  must be unique in its list', { 'about.paragraphs': ['One', 'One'] }],
  ['about', 'regions[1].cities[0].name  “Lima”  must be unique', { regions: [region, { ...region, id: 'two' }] }],
  [
    'about',
    'regions[0].placement.city  “Quito”  must be the name of one of the',
    { 'regions[0]': { ...region, placement } },
  ],
  ['about', 'regions[0].cities[5].name  “Lima F”  has no room on the map beside “Lima ', crowded],
  ['about', 'regions[0].placement.time  “A week”  must name the days, 9,', withPlacement({ time: 'A week' })],
  ['about', 'regions[0].placement.days  “0”  must be 1 or more', withPlacement({ days: 0 })],
  [
    'about',
    'regions[0].placement.steps[1].day  “9”  must be a day from 2, after the step before, to 8, the last',
    withPlacement({ days: 8 }),
  ],
  [
    'about',
    'regions[0].placement.steps[1].day  “9”  must be a day from 10, after',
    withPlacement({ steps: [{ day: 9, title: 'Start' }, placement.steps[1]] }),
  ],
  ['contact', 'address.postalCode  “X1 2YZ”  must also be in address.lines', { 'address.postalCode': 'X1 2YZ' }],
  ['team', 'team[0].image.alt  “Portrait”  must name ', { 'team[0].image.alt': 'Portrait' }],
  [
    'privacy',
    `${section}[0]  “Ask ada@home.”  must have an email address like hiring@example.com in place of ada@home.`,
    { [section]: ['Ask ada@home.'] },
  ],
  [
    'privacy',
    `${section}[0]  “www.a.example”  must have a URL like https://example.com in place of www.a`,
    { [section]: ['www.a.example'] },
  ],
  [
    'privacy',
    `${section}[0]  “+44 (0)20 7946-0184”  must have a telephone number like +44 20 7946 0184 in place of +44 (0)20 7946-0184`,
    { [section]: ['+44 (0)20 7946-0184'] },
  ],
  [
    'privacy',
    'privacySections[0].list[0]  “[a](b)”  must link to #id, /path, https:, mailto: or tel: in place of b',
    { 'privacySections[0].list': ['[a](b)'] },
  ],
  ['contact', `${first}.tooLong  “Ninety”  must name the limit, `, { [`${first}.tooLong`]: 'Ninety' }],
  ['contact', `fields  ${fields.length} items  must have limits of at most 17066 in total`, longFields],
  [
    'contact',
    `${first}.requiredError  nothing  must be given, since the field is req`,
    { [`${first}.requiredError`]: nothing },
  ],
  ['contact', `${reply}.malformed  nothing  must be given, since the field is an`, { [`${reply}.malformed`]: nothing }],
  ['contact', `${message}.type  “text”  must be textarea for the field`, { [`${message}.type`]: 'text' }],
  ['contact', `${reply}.type  “text”  must be email for the field`, { [`${reply}.type`]: 'text' }],
  ['contact', `${first}.type  “email”  must be text for the field`, { [`${first}.type`]: 'email' }],
  [
    'contact',
    'openingHours[0].closes  “08:30”  must be later than 08:30',
    { openingHours: [{ ...hours, closes: '08:30' }] },
  ],
  ['contact', `${first}.required  “false”  must be true: nobody can answer a`, { [`${first}.required`]: false }],
  ['contact', `fields  ${fields.length} items  must have a field message`, { [`${message}.name`]: 'other_name' }],
  ['navigation', 'footer.links  1 item  must have a link to /privacypolicy', { 'footer.links': [home] }],
  [
    'navigation',
    'navigation.links  4 items  must have at most 48 characters in total',
    { 'navigation.links': longLinks },
  ],
  ['privacy', 'privacyFacts.emailService  “☂”  must be in a text of privacySec', { 'privacyFacts.emailService': '☂' }],
  ['privacy', 'privacyFacts.retention  “9☂”  must be in a text of privacySections', { 'privacyFacts.retention': '9☂' }],
  [
    'privacy',
    'privacyFacts.draft  “an-id”  must be in a text of privacySections',
    { 'privacyFacts.draft': 'an-id', 'privacySections[0].id': 'an-id' },
  ],
  [
    'metadata',
    'metadata.alternates[0].language  “ga-IE”  must not be the language of this site, ga-IE',
    { language: 'ga-IE', 'metadata.alternates': [{ ...alternate, language: 'ga-IE' }] },
  ],
  ['colours', 'colours.light.accent  “#ff8a61”  must have a contrast of 7 or more to page, #ffffff, has 2.32', pale],
  ['colours', 'colours.dark.field-line  “#111”  must have a contrast of 3 or more to surface, #000, has 1.11', dim],
  [
    'colours',
    'colours.light.map-dots  “#000”  must have a contrast of 1.2 or more to surface-inverse, #000, has 1.00',
    { 'colours.light.map-dots': '#000', 'colours.light.surface-inverse': '#000' },
  ],
])('rejects content/%s.ts  %s', (name, message, changes) => {
  const lines = checkContent(contentWith(name, changes));
  expect(lines).toContainEqual(expect.stringContaining(`content/${name}.ts  ${message}`));
});

test.each([
  ['contact', { [`${first}.label`]: '☂' }, 'must name each field of the form by its label, but lacks ☂'],
  ['metadata', { 'metadata.policyReports': 'https://a.example/csp' }, 'must name a.example, to which browsers send'],
])('the privacy policy must mention what content/%s.ts has: %j', (name, changes, message) => {
  expect(checkContent(contentWith(name, changes))).toEqual([
    expect.stringMatching(`^content/privacy\\.ts {2}privacySections {2}\\d+ items? {2}${message}`),
  ]);
});

test('the privacy policy may write a fact with other spaces, hyphens and capitals', () => {
  const changes = { 'privacyFacts.retention': '7 days', 'privacySections[0].title': 'Seven: 7\u00a0Da\u00adys' };

  expect(checkContent(contentWith('privacy', changes))).toEqual([]);
});

test.each([
  [
    'Ada Byron',
    ['Ada Byron', 'Portrait of Ada Byron', 'Portrét Ady Byronové', 'Byronin muotokuva'],
    ['Portrait', 'Meera An'],
  ],
  ['Ελένη Παπαδοπούλου', ['Πορτρέτο της Ελένης'], ['Πορτρέτο', 'Η ομάδα μας']],
  ['Αλέξανδρος', ['Πορτρέτο του Αλεξάνδρου'], ['Ο Άλκης']],
  ['Jo van der Li', ['Jo van der Li'], ['Portret van de directeur']],
  ['王小明', ['王小明的照片', '照片：王小明'], ['照片']],
])('the name %s may be inflected in alt, but not missing', (name, accepted, rejected) => {
  const member = { ...content['content/team.ts'].team[0], name };
  const linesFor = (alt: string) =>
    checkContent(contentWith('team', { team: [{ ...member, image: { ...member.image, alt } }] }));
  expect(accepted.flatMap(linesFor)).toEqual([]);
  expect(rejected.flatMap(linesFor)).toEqual(
    rejected.map((alt) => `content/team.ts  team[0].image.alt  “${alt}”  must name ${name}`),
  );
});

test('rejects every id of a page of text as the id of a section', () => {
  const legalDocument = createElement(LegalDocument, { copy: page, sections: [], language: 'en' });
  const html = renderToStaticMarkup(createElement(SiteFrame, null, legalDocument));
  const ids = `${html}${readFileSync('scripts/export/rewritePage.ts', 'utf8')}`.matchAll(/ id="([\w-]+)"/g);

  for (const [, id] of ids) {
    expect(checkContent(contentWith('privacy', { 'privacySections[0].id': id }))).toEqual([
      `content/privacy.ts  privacySections[0].id  “${id}”  must not be main, menu, document-title, contents-title, last: the page itself has these ids`,
    ]);
  }
});

test('reports a misspelt name in one line', () => {
  const misspelt: unknown = JSON.parse(JSON.stringify({ ...service, title: 'Sourcing' }).replace('"title"', '"titel"'));

  expect(checkContent(contentWith('services', { 'services[0]': misspelt }))).toEqual([
    `content/services.ts  services[0].titel  “Sourcing”  must be named title, or be removed`,
  ]);
});

test.each([
  ['hero', 'hero', 'missing', 'contactPrompt'],
  ['contact', first ?? '', 'missing', 'requiredError'],
  ['contact', 'formCopy', 'noReplyAddress', 'noReplyEmail'],
  ['contact', 'formCopy', 'trap', 'honeypot'],
])('%s: says what %s.%s is called now, in one line', (file, record, oldName, newName) => {
  const paths = { [`${record}.${newName}`]: nothing, [`${record}.${oldName}`]: 'Text' };

  expect(checkContent(contentWith(file, paths))).toEqual([
    `content/${file}.ts  ${record}.${oldName}  “Text”  ${oldName} is now ${newName}`,
  ]);
});

test('an old name of a colour is no other missing colour', () => {
  const changes = {
    'colours.light.surface-inverse': nothing,
    'colours.light.peak': nothing,
    'colours.light.spruce': '#0a2926',
  };

  expect(checkContent(contentWith('colours', changes))).toEqual([
    'content/colours.ts  colours.light.spruce  “#0a2926”  spruce is now surface-inverse',
    'content/colours.ts  colours.light.peak  nothing  must be given',
  ]);
});

test('says what replaces a text, in one line', () => {
  const changes = { 'formCopy.privacyNote': nothing, 'formCopy.afterSending': 'Text' };

  expect(checkContent(contentWith('contact', changes))).toEqual([
    'content/contact.ts  formCopy.afterSending  “Text”  afterSending is now privacyNote: { text, linkTitle }',
  ]);
});

test.each([
  ['about', 'regions[0].cities[0].id'],
  ['colours', 'colours.dark.rule-apac'],
  ['hero', 'hero.placementsHint'],
  ['team', 'quoteImage.alt'],
])('content/%s.ts  %s is no longer used', (file, path) => {
  expect(checkContent(contentWith(file, { [path]: 'Text' }))).toEqual([
    `content/${file}.ts  ${path}  “Text”  is no longer used: remove it`,
  ]);
});

test('proposes no name that is not similar to an unknown one', () => {
  const changes = { 'hero.eyebrow': nothing, 'hero.hint': 'Choose' };

  expect(checkContent(contentWith('hero', changes))).toEqual([
    'content/hero.ts  hero.hint  “Choose”  is unknown: correct its name, or remove it',
    'content/hero.ts  hero.eyebrow  nothing  must be given',
  ]);
});

test('reports the same name in several items of a list in one line', () => {
  const avatars = ['a', 'b', 'c'].map((name) => ({ src: `/images/${name}.svg`, width: 64 }));

  expect(checkContent(contentWith('team', { avatars }))).toEqual([
    'content/team.ts  avatars[0].width  “64”  is no longer used: remove it (also in 2 other items)',
  ]);
});

test('reports only the first error of a value', () => {
  const lines = checkContent(contentWith('services', { 'services[0].title': `\0${'x'.repeat(60)}` }));

  expect(lines).toEqual([expect.stringContaining('must have at most 40')]);
});

test('shows a function, and a record within itself', () => {
  const brand: Record<string, unknown> = { ...content['content/brand.ts'].brand, slogan: () => 'Slogan' };
  brand.self = brand;
  const lines = checkContent({ ...content, 'content/brand.ts': { ...content['content/brand.ts'], brand } });

  expect(lines).toEqual([
    'content/brand.ts  brand.slogan  “[Function: slogan]”  must be text in quotes',
    expect.stringMatching(/^content\/brand\.ts {2}brand\.self {2}“.+”  is unknown: correct its name, or remove it$/),
  ]);
});

test('reports every error of a file at once', () => {
  const changes = { services: [service, { ...service }], 'services[0].icon': 'rocket', 'services[1].url': 'nowhere' };

  expect(checkContent(contentWith('services', changes))).toEqual([
    expect.stringMatching(/^content\/services\.ts {2}services\[0\]\.icon {2}“rocket” {2}must be one of /),
    `content/services.ts  services[1].url  “nowhere”  ${link}`,
    `content/services.ts  services[1].id  “${service.id}”  must be unique in its list`,
  ]);
});
