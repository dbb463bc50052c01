/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { SiteFrame } from '../../app/_site/SiteFrame';
import { stripLength } from '../../components/Picture/variants.build';
import { TextPage } from '../../components/TextPage/TextPage';
import { address, contacts, enquiryForm } from '../../content/contact';
import { language as sampleLanguage } from '../../content/metadata';
import { privacy } from '../../content/privacy';
import { fixedFields } from '../../content/schema/contact';
import type { Field } from '../../content/schema/form';
import { services } from '../../content/services';
import { team } from '../../content/team';
import { checkContent } from './checkContent';
import { type ContentFiles, importContent, importSchemas, type Schemas } from './contentFiles';
import { valueAt } from './contentValues';
import { sampleLaw } from './policyErrors';

jest.mock('../../app/_site/ownRoutes', () => ({ ownRoutes: () => ['careers'] }));

let content: ContentFiles;
let schemas: Schemas;
beforeAll(async () => {
  [content, schemas] = await Promise.all([importContent(), importSchemas()]);
});

const fileOf = (path: string) =>
  Object.entries(content).find(([, records]) => path.replace(/\W.*/, '') in records)?.[0] ?? '';

/** Values by their path. One that is undefined is left out. */
type Changes = Readonly<Record<string, unknown>>;

/** The errors of the content with these values in place of its own. */
function linesWith(changes: Changes): string[] {
  const changed = Object.fromEntries(
    Object.entries(content).map(([file, records]) => [file, structuredClone({ ...records })]),
  );
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split(/[.[\]]+/).filter(Boolean);
    const last = keys.pop() ?? '';
    const owner = Object(valueAt(changed[fileOf(path)], keys)) as object;
    void (value === undefined ? Reflect.deleteProperty(owner, last) : Reflect.set(owner, last, value));
  }
  // Checking only what can have changed saves half a minute. The privacy policy must name what two other files have.
  const names = [
    'content/privacy.ts',
    'content/contact.ts',
    'content/metadata.ts',
    ...Object.keys(changes).map(fileOf),
  ];
  return checkContent(Object.fromEntries(Object.entries(changed).filter(([name]) => names.includes(name))), schemas);
}

const nothing = undefined;
const [service] = services;
const [contact] = contacts;
const [member] = team;
const { fields } = enquiryForm;
const language: string = sampleLanguage;
const limit = fields.find(({ name }) => name === 'first_name')?.limit;
/** The paths of a required field, of the field for the email address, and of the textarea. */
const [first, reply, message] = ['first_name', 'reply_to', 'message'].map(
  (wanted) => `enquiryForm.fields[${fields.findIndex(({ name }) => name === wanted)}]`,
);
/** The policy names the label already. */
const extraField: Field = {
  name: 'added_field',
  label: fields[0].label,
  type: 'text',
  autoComplete: 'off',
  required: false,
  limit: 60,
  requiredError: 'Empty',
  tooLong: '60 at most',
};
/** A form has twelve fields at most. */
const someFields = fields.filter(({ name }) => name in fixedFields);
const withField = (name: string) => [...someFields, { ...extraField, name }];
const telephone = { ...extraField, type: 'tel', malformed: 'Malformed' };
const page = {
  ...privacy,
  linkTitle: 'One',
  metadata: { title: 'A', description: 'B' },
  sections: [{ id: 'a', title: 'A', description: ['B'] }],
};
/** A part of each is in a line of the address, and a part is not. */
const notShown = [`${address.lines[1]}, ☂`, `☂, ${address.lines[1]}`];
const hours = { days: ['Monday'], opens: '08:30', closes: '17:00' };
const region = { id: 'one', name: 'One', text: 'Text', cities: ['Lima'] };
const stepsOn = (...days: number[]) => ({ steps: days.map((day, index) => ({ day, title: `Step ${index}` })) });
const placement = { role: 'Tester', city: 'Lima', days: 9, time: '9 days', ...stepsOn(1, 9) };
const placed = (changes: object) => ({ ...region, placement: { ...placement, ...changes } });
const home = { id: 'home', title: 'Home', link: '/' };
const nextYear = new Date().getFullYear() + 1;
/** The site in a language that is not its own. */
const alternate = { language: language === 'cy' ? 'ga' : 'cy', url: 'https://firm.example/', name: 'A language' };
const longLinks = ['one', 'two', 'three', 'four'].map((id) => ({ ...home, id, title: `The ${id} thing` }));
const pageWith = (text: string, list?: readonly string[]) => [
  { ...page, slug: 'imprint', sections: [{ id: 'a', title: 'A', description: [text], ...(list && { list }) }] },
];
const link = 'must be #id, /path, https:, mailto: or tel:';
const tag = 'must be a language tag, like en-GB, de or pt-BR, of a language and a country that exist';
const path = 'must be SVG path data, like M10 70L40 10';

/** By the path of a value: what a wrong value must be, and such values. At least one for each kind of rule. */
const rejected: Readonly<Record<string, readonly (readonly [message: string, ...values: unknown[]])[]>> = {
  services: [
    ['nothing  must be given', nothing],
    [`[1].id  “${service.id}”  must be unique in its list`, [service, service]],
    ['must have 1 to 16 items', [], Array.from({ length: 17 }, (_, index) => ({ ...service, id: `one-${index}` }))],
  ],
  'services[0]': [['“null”  must be a record in { }', null]],
  'services[0].titel': [['“x”  is unknown: correct its name, or remove it', 'x']],
  'services[0].title': [
    ['must be text in quotes', 7, true],
    ['must not be empty', '', ' \n ', '\u200b', '\u00a0\u2060'],
    ['“a\\u0000”  must not have an invisible or damaged character', 'a\0'],
    ['“a\\ud83d”  must not have an invisible or damaged character', 'a\ud83d'],
    ['must not have an invisible or damaged ', 'a\u007f', 'a\u202e', 'a\u2066', 'a\ufffd', 'a\uf8ff'],
    ['must be plain text, without <b>', '<b>Job</b>'],
    ['must be plain text, without ', 'a<br />', '<B>Job</B>', '&amp;', '&Auml;', '&frac12;', '&#39;', '**Job**'],
    ['must be plain text, without ](: only the sections of pages take links', '[Job](/job)', 'Job](/job)'],
    // Only the first error of a value is reported.
    [`“\\u0000${'x'.repeat(56)}...”  has 61 characters, must have at most 40`, `\0${'x'.repeat(60)}`],
  ],
  'services[0].id': [['must be lowercase letters, digits and -, and begin with', 'Job', '1st', 'job matching']],
  'services[0].url': [
    [link, 'htp://x', '//elsewhere.example', '/two words', 'see #about', '#two words', 'https://elsewhere'],
    [link, 'See https://a.example', 'https://a.example/two words', 'mailto:nobody', 'Email: ada@home.example'],
    [link, 'Tel. tel:+442079460184', 'tel:+442079460184 x'],
    [link, 'javascript:alert(1)', 'tel:020 7946', '/a\u202e', String.raw`/\elsewhere.example`, String.raw`/a\b`],
  ],
  'services[0].animationDelay': [
    ['must be milliseconds from 50 to 400', 49, 401],
    ['must be a whole number', 75.5],
  ],
  'services[0].animationDuration': [['must be milliseconds from 100 to 3000', 99, 3001]],
  'brand.foundedYear': [
    ['“NaN”  must be a number', NaN],
    ['“2014n”  must be a number', 2014n],
    ['“2023”  must be a number', '2023'],
    [`must be a year from 1900 to ${nextYear - 1}`, 1899, nextYear],
    ['must be a whole number', 2000.5],
  ],
  'mark.lines': [[path, '<path/>', 'mark', 'L1 2', 'aM1 2', `M${'1.5 '.repeat(1000)}!`]],
  'about.paragraphs': [
    ['must be a list in [ ]', 'One'],
    ['[1]  “One”  must be unique in its list', ['One', 'One']],
  ],
  avatars: [
    ['[1].src  “/images/ada.svg”  must be unique', ['ada', 'ada'].map((name) => ({ src: `/images/${name}.svg` }))],
    // One file has all faces, and one place more.
    ['1 to 20 items', Array.from({ length: stripLength }, (_, index) => ({ src: `/images/${index}.svg` }))],
  ],
  'about.image.src': [['must be a file below public/', '/images/about.gif', '/images/about.png?1', '/a/images/b.png']],
  'about.placementDay': [['must have {day} where the number belongs', 'Day']],
  'about.placementRoute': [['must have {city} where the name belongs', 'From there']],
  'metadata.image.url': [['must be a PNG below public/, like /og.png', '/og.jpg', 'a/og.png', '/og.png.zip']],
  regions: [
    ['[0].placement.city  “Quito”  must be the name of one of the', [placed({ city: 'Quito' })]],
    ['[0].placement.time  “A week”  must name the days, 9,', [placed({ time: 'A week' })]],
    ['steps[1].day  “10”  must be a day from 2, after the step before, to 9, the last', [placed(stepsOn(1, 10))]],
    ['[0].placement.steps[1].day  “9”  must be a day from 10, after', [placed(stepsOn(9, 9))]],
    ['[1].cities[0]  “Lima”  must be unique', [region, { ...region, id: 'two' }]],
    ['steps[1].title  “Call”  must be unique', [placed({ steps: [1, 9].map((day) => ({ day, title: 'Call' })) })]],
  ],
  'address.country': [['must be a country code of two letters', 'UK', 'gb', 'XX', '419', 'England']],
  'address.postalCode': [['“X1 2YZ”  must also be in address.lines', 'X1 2YZ']],
  'address.street': [['must also be in address.lines, whole or split', ...notShown]],
  contacts: [[`[1].email  “${contact.email}”  must be unique in its list`, [contact, { ...contact, name: 'Ada' }]]],
  'contacts[0].email': [['must be an email address, like hiring@example.com', 'ada@home']],
  'contacts[0].phone': [
    ['must be + and the country calling code', '020 7946 0184', '+442079460184', '+44 (0)20 7946 0184'],
    ['must be + and the country calling code', '+44 20', '+44 20 7946 0184 7946 0184'],
  ],
  openingHours: [
    ['must be a time', ...['8:00', '24:00', '12:60', '012:00', '12:000'].map((opens) => [{ ...hours, opens }])],
    ['[0].closes  “08:30”  must be later than 08:30', [{ ...hours, closes: '08:30' }]],
  ],
  'enquiryForm.fields': [
    ['must be two or more lowercase words with _', ...['submit', 'Phone_number', '2_phones'].map(withField)],
    ['must be given, since the type of the field is tel', [...someFields, { ...extraField, type: 'tel' }]],
    ['“user_id”  must not be lib_version, service_id, template_id', withField('user_id')],
    [
      `[${someFields.length + 1}].autoComplete  “url”  must differ from that of every earlier field`,
      ['first_url', ...someFields, 'second_url'].map((one) =>
        typeof one === 'string' ? { ...extraField, name: one, autoComplete: 'url' } : one,
      ),
    ],
    ['must have limits of at most 17066 in total', fields.map((field) => ({ ...field, limit: 9999, tooLong: '9999' }))],
    [
      `${someFields.length - 1} items  must have a field first_name, message`,
      [...someFields.filter(({ name }) => name !== 'first_name' && name !== 'message'), extraField],
    ],
    ['“email”  must be text for the field added_field', [...someFields, { ...telephone, type: 'email' }]],
  ],
  'enquiryForm.fields[0].half': [['must be true or false', 'yes']],
  'enquiryForm.fields[0].autoComplete': [['must be one of name, honorific-prefix, ', 'foo', 'Email']],
  [`${first}.tooLong`]: [
    [`must name the limit, ${limit}, and no other number`, 'Ninety', `${limit}0`, `1 to ${limit}`],
  ],
  [`${first}.type`]: [['“textarea”  must be text for the field', 'textarea']],
  [`${first}.requiredError`]: [['nothing  must be given, since the field is req', nothing]],
  [`${reply}.malformed`]: [['nothing  must be given, since the type of the field is email', nothing]],
  [`${reply}.type`]: [['“text”  must be email for the field', 'text']],
  [`${message}.type`]: [['“text”  must be textarea for the field', 'text']],
  'enquiryForm.id': [['must not be hero, ', 'hero', 'contact', 'main', 'menu']],
  'enquiryForm.templateId': [['must be the id of a template', 'service_a', 'a b']],
  'navigation.callToAction.link': [['must be /#contact, the form', '/#about']],
  'navigation.links': [['4 items  must have at most 48 characters in total', longLinks]],
  'socials[0].link': [['must be an https: URL', '/elsewhere']],
  'footer.links': [['1 item  must have a link to /privacypolicy', [home]]],
  'team[0].image.alt': [['“Portrait”  must name ', 'Portrait']],
  testimonials: [
    [
      '[0].image.alt  “Portrait”  must name Ada',
      [{ id: 'one', quote: 'Quote', name: 'Ada', role: 'Engineer', image: { ...member.image, alt: 'Portrait' } }],
    ],
  ],
  pages: [
    ...['privacypolicy', 'index', 'images', 'robots', 'careers'].map(
      (slug) => ['must not be a path in use', [{ ...page, slug }]] as const,
    ),
    [
      '[1].slug  “imprint”  must be unique in its list',
      ['A', 'B'].map((title) => ({ ...page, slug: 'imprint', title })),
    ],
    ['must be plain text and links like [words](/url), without **', pageWith('**A** [b](/c)')],
    ['must be plain text and links like [words](/url), without ](', pageWith('[Job](/a job)'), pageWith('[a]()')],
    ['must have an email address like hiring@example.com in place of ada@home.', pageWith('Ask ada@home.')],
    [
      'must have a URL like https://example.com in place of www.a.example',
      pageWith('www.a.example'),
      pageWith('A', ['www.a.example']),
    ],
    [
      'must have a telephone number like +44 20 7946 0184 in place of +44 (0)20 7946-0184',
      pageWith('+44 (0)20 7946-0184'),
    ],
    [`${link.replace('be', 'link to')} in place of b`, pageWith('[a](b)')],
    ['.list[0]  “[a](b)”  must link to #id, /path, https:', pageWith('A', ['[a](b)'])],
  ],
  'privacy.updated.date': [['must be a day that exists, like 2026-11-02', '2026-02-30']],
  'privacyFacts.emailService': [
    ['must be in a text of privacy.sections: the policy does not name the email service', '☂'],
  ],
  'privacyFacts.retention': [
    ['must have a number in digits, like 12 months', 'As long as we need it'],
    ['must be in a text of privacy.sections: the policy does not say how long a message is kept', '9☂'],
  ],
  language: [
    [tag, 'English', 'xx-YY', 'en-YY', '1', 'en_GB', 'en-gb', 'en-UK', 'gb-GB'],
    ['must be a language that is written from left to right', 'ar', 'he', 'pa-PK', 'az-Arab'],
  ],
  'metadata.alternates': [
    [tag, [{ ...alternate, language: 'gr' }]],
    ['must be an https: URL', [{ ...alternate, url: 'http://firm.example/' }]],
    ['must not have &', [{ ...alternate, url: 'https://a.example/?a&b' }]],
    ['must be unique in its list', [alternate, { ...alternate, name: 'A' }]],
    [`[0].language  “${language}”  must be another language than that of this site`, [{ ...alternate, language }]],
  ],
};

const rows = Object.entries(rejected).flatMap(([path, rules]) =>
  rules.map(([message, ...values]) => [path, message, values] as const),
);

test.each(rows)('%s  %s: %j', (path, message, values) => {
  for (const value of values) {
    const [line = '', ...others] = linesWith({ 'metadata.alternates': [], [path]: value });
    expect(line.startsWith(`${fileOf(path)}  ${path}`)).toBe(true);
    expect(line).toContain(message);
    expect(others).toEqual([]);
  }
});

test.each<[path: string, ...values: readonly unknown[]]>([
  ['services[0].url', '#about', '/', '/#about', 'https://a.example/a?b=c#d', 'mailto:a@b.example', 'tel:+442079460184'],
  ['services[0].title', 'R&D, < 5 days > 2 & 3 *', 'שלום\u200f!', 'नमस्\u200dते', '👩‍💻', 'two\nlines', 'soft\u00adware'],
  ['language', 'de', 'el', 'gsw', 'pt-BR', 'sr-Latn-RS'],
  ['contacts[0].phone', '+1 415 555 0132'],
  ['openingHours', [], [hours]],
  [
    'enquiryForm.fields',
    [...someFields, { ...extraField, required: true }],
    [extraField, ...someFields],
    [...someFields, telephone],
    [...someFields, ...['one_on', 'two_on'].map((name) => ({ ...extraField, name, autoComplete: 'on' }))],
  ],
  ['mark.lines', '', 'm1 2 3 4', 'M1-2.5.5.5z m1,2 h1 2v-1e3', 'M0 0a9 9 0 1118 0 9 9 0 1 1-18 0Z'],
  ['about.image.src', '/images/about-2.JPG'],
  ['pages', [{ ...page, slug: 'imprint', linkTitle: 'careers' }]],
  ['metadata.alternates', [], [alternate]],
  [
    'pages',
    pageWith('[a b](/c), ada@firm.example'),
    pageWith('(https://firm.example/a), +44 20 7946 0184.'),
    pageWith('@ada, (@ada), a@(b), 5 @ 3, +20 000, [a] (b), a.example'),
  ],
  ['counters[0].heading', '93,5 %', '1 200+', '£1.25 M'],
  ['regions', [placed({})]],
])('accepts %s  %j', (path, ...values) => {
  // In another language, the sample needs another policy.
  const isOfSample = (line: string) => line.includes('the sample’s policy');
  for (const value of values) {
    const lines = linesWith({ 'metadata.alternates': [], [path]: value });
    expect(lines.filter((line) => !isOfSample(line))).toEqual([]);
  }
});

const circular: Record<string, unknown> = {};
circular.self = circular;

test.each<[changes: Changes, ...lines: readonly string[]]>([
  [
    { services: [service, { ...service, linkLabel: '', url: 'nowhere' }] },
    'content/services.ts  services[1].linkLabel  “”  must not be empty',
    `content/services.ts  services[1].url  “nowhere”  ${link}`,
  ],
  [
    { 'services[0].title': nothing, 'services[0].titel': 'Sourcing' },
    'content/services.ts  services[0].title  nothing  must be given',
    'content/services.ts  services[0].titel  “Sourcing”  is unknown: correct its name, or remove it',
  ],
  [
    {
      testimonials: [{ id: 'one', quote: 'Quote', name: 'Ada', role: 'Engineer' }],
      regions: ['nobody', 'one', 'one'].map((testimonial, index) => ({
        ...placed({ city: `Lima ${index}`, testimonial }),
        id: `region-${index}`,
        cities: [`Lima ${index}`],
      })),
    },
    'content/about.ts  regions[0].placement.testimonial  “nobody”  must be the id of a testimonial in content/team.ts',
    'content/about.ts  regions[2].placement.testimonial  “one”  must be the id of a testimonial in content/team.ts',
  ],
  [
    { 'brand.slogan': () => 'Slogan', 'brand.self': circular },
    'content/brand.ts  brand.slogan  “[Function: brand.slogan]”  must be text in quotes',
    'content/brand.ts  brand.self  “<ref *1> { self: [Circular *1] }”  is unknown: correct its name, or remove it',
  ],
  [
    { 'privacyFacts.draft': 'an-id', 'privacy.sections[0].id': 'an-id' },
    'must be in a text of privacy.sections: the policy does not mention the draft in the browser',
  ],
  [{ [`${first}.label`]: '☂' }, '  must name each field of a form by its label, but lacks ☂'],
  [
    { 'hero.fields': [{ label: '☂' }, { label: '☃' }] }, // A second form
    'content/hero.ts  hero.fields  2 items  is unknown',
    '  must name each field of a form by its label, but lacks ☂, ☃',
  ],
  [{ 'privacy.sections': nothing }, 'content/privacy.ts  privacy.sections  nothing  must be given'],
  [{ [`${first}.label`]: '姓名', 'privacy.sections[0].title': '您的姓名和公司' }],
  [
    {
      'metadata.alternates': [],
      language: 'is',
      'address.country': 'GB',
      'privacy.sections[0].description': [`The ${sampleLaw}`],
    },
    'content/privacy.ts  privacy.sections[0].description[0]  “The controller under the UK General Data Protection Regul...”  is the',
  ],
  [
    {
      'metadata.alternates': [],
      language: 'en',
      'address.country': 'IE',
      'privacy.sections[0].description': [sampleLaw],
    },
    '  is the sample’s policy',
  ],
  [
    {
      'metadata.alternates': [],
      language: 'en',
      'address.country': 'GB',
      'privacy.sections[0].description': [sampleLaw],
    },
  ],
  // Digits of another script
  [{ 'privacyFacts.retention': '१२ महीने', 'privacy.sections[0].title': '१२ महीने' }],
  // Other spaces, hyphens and capitals
  [{ 'privacyFacts.retention': '7 days', 'privacy.sections[0].title': 'Seven: 7 \u00a0Da\u00adys' }],
])('%j has exactly these errors: %s', (changes, ...lines) => {
  expect(linesWith(changes)).toEqual(lines.map((line) => expect.stringContaining(line)));
});

test.each([
  ['Ada Byron', ['Ada Byron', 'Portrét Ady Byronové', 'Byronin muotokuva'], ['Portrait', 'Meera An']],
  ['Ελένη Παπαδοπούλου', ['Πορτρέτο της Ελένης'], ['Πορτρέτο', 'Η ομάδα μας']],
  ['Αλέξανδρος', ['Πορτρέτο του Αλεξάνδρου'], ['Ο Άλκης']],
  ['Jo van der Li', ['Jo van der Li'], ['Portret van de directeur']],
  ['王小明', ['王小明的照片', '照片：王小明'], ['照片']],
])('the name %s may be inflected in alt, but not missing', (name, accepted, rejected) => {
  const linesFor = (alt: string) => linesWith({ team: [{ ...member, name, image: { ...member.image, alt } }] });
  expect(accepted.flatMap(linesFor)).toEqual([]);
  expect(rejected.flatMap(linesFor)).toEqual(
    rejected.map((alt) => `content/team.ts  team[0].image.alt  “${alt}”  must name ${name}`),
  );
});

test('rejects every id of a page of text as the id of a section', () => {
  const textPage = createElement(TextPage, { copy: page, sections: [], language: 'en' });
  const html = renderToStaticMarkup(createElement(SiteFrame, null, textPage));
  const ids = `${html}${readFileSync('scripts/export/rewritePage.ts', 'utf8')}`.matchAll(/ id="([\w-]+)"/g);

  for (const [, id] of ids) {
    expect(linesWith({ 'privacy.sections[0].id': id })).toEqual([
      `content/privacy.ts  privacy.sections[0].id  “${id}”  must not be main, menu, document-title, contents-title, last: the page itself has these ids`,
    ]);
  }
});

test('an export without a schema is unknown, unless its name says that it is a form', () => {
  const files = (name: string) => ({ ...content, 'content/hero.ts': { ...content['content/hero.ts'], [name]: {} } });

  expect(checkContent(files('top'), schemas)).toEqual([
    'content/hero.ts  top  “{}”  is unknown: correct its name, or remove it',
  ]);
  expect(checkContent(files('secondForm'), schemas)).toContain(
    'content/hero.ts  secondForm.id  nothing  must be given',
  );
});

test('reports a form with the id of another form', () => {
  const files = (id: string) => ({ ...content, 'content/second.ts': { secondForm: { ...enquiryForm, id } } });
  const formSchemas = { ...schemas, 'content/second.ts': {} };
  const { id } = enquiryForm;

  expect(checkContent(files('a-second-form'), formSchemas)).toEqual([]);
  expect(checkContent(files(id), formSchemas)).toEqual([
    `content/second.ts  secondForm.id  “${id}”  must differ from ${id}, the id of another form`,
  ]);
});
