import { existsSync } from 'node:fs';
import path from 'node:path';

import { about, counters, regions } from './about';
import { address, contacts, fields } from './contact';
import { footer, navigation, socials } from './navigation';
import { privacy, privacySections } from './privacy';
import { services } from './services';
import { avatars, quoteImage, team, testimonials } from './team';

function idsOf(items: readonly { readonly id: string }[]): string[] {
  return items.map(({ id }) => id);
}

test.each<[string, readonly string[]]>([
  ['services', idsOf(services)],
  ['navigation links', idsOf([navigation.home, ...navigation.links, navigation.callToAction])],
  ['footer links', idsOf(footer.links)],
  ['social links', idsOf(socials)],
  ['regions', idsOf(regions)],
  ['cities of all regions', idsOf(regions.flatMap(({ cities }) => [...cities]))],
  ['counters', counters.map(({ title }) => title)],
  ['team members', idsOf(team)],
  ['testimonials', idsOf(testimonials)],
  ['avatars', avatars.map(({ src }) => src)],
  ['form fields', fields.map(({ name }) => name)],
  ['contacts', contacts.map(({ email }) => email)],
  ['address lines', address.lines],
  ['privacy sections', idsOf(privacySections)],
])('tells all %s apart', (_list, ids) => {
  expect(ids.length).toBeGreaterThan(1);
  expect(ids).toEqual([...new Set(ids)]);
});

test.each(privacySections)('tells all paragraphs and points of “$title” apart', (section) => {
  const texts = [...section.description, ...('list' in section ? section.list : [])];

  expect(texts).toEqual([...new Set(texts)]);
});

test('offers the eight services in their order', () => {
  expect(services.map(({ title }) => title)).toEqual([
    'Talent Sourcing and Acquisition',
    'Candidate Screening and Assessment',
    'Job Matching',
    'Contract and Permanent Placements',
    'Executive Search',
    'Market Insights',
    'Candidate Support',
    'Diversity and Inclusion Services',
  ]);
});

test.each(services)('lets “$title” arrive within the times the style sheet knows', (service) => {
  expect(service.animationDelay).toBeGreaterThanOrEqual(50);
  expect(service.animationDelay).toBeLessThanOrEqual(400);
  expect(service.animationDelay % 50).toBe(0);
  expect(service.animationDuration).toBe(1000);
});

test('tells the ten parts of the privacy policy in their order', () => {
  expect(privacySections.map(({ title }) => title)).toEqual([
    'Introduction',
    'Information We Collect',
    'Data Collection Methods',
    'Purpose of Data Collection',
    'Data Usage',
    'Data Protection',
    'Data Retention',
    'Third-Party Disclosure',
    'Data Subject Rights',
    'Changes to the Privacy Policy',
  ]);
});

test('writes the day of the privacy policy the same for people and for machines', () => {
  const day = new Date(`${privacy.updated.date}T12:00:00Z`);

  expect(day.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })).toBe(privacy.updated.text);
});

test.each(contacts)('has a British number for $name that a telephone can ring', ({ phone }) => {
  expect(phone).toMatch(/^\+44 [\d ]+\d$/);
  expect(phone.replace(/\D/g, '')).toMatch(/^44[1-9]\d{9}$/);
});

test('asks for the six required fields in words, and for the email only if it is given', () => {
  const requiredFields = fields.filter(({ required }) => required);
  const optionalFields = fields.filter(({ required }) => !required);

  expect(requiredFields).toHaveLength(6);
  expect(requiredFields.map((field) => ('missing' in field ? field.missing : ''))).toEqual(
    requiredFields.map(() => expect.stringMatching(/^Enter /)),
  );
  expect(optionalFields.map(({ name, type }) => [name, type])).toEqual([['reply_to', 'email']]);
});

test.each([about.image, quoteImage, ...[...team, ...testimonials].map(({ image }) => image), ...avatars])(
  'has a file for $src',
  ({ src }) => {
    expect(existsSync(path.join(process.cwd(), 'public', src))).toBe(true);
  },
);

test('describes the portraits, and leaves the thirteen avatars to the eye', () => {
  const portraits = [...team, ...testimonials];

  expect(portraits.map(({ image }) => image.alt)).toEqual(portraits.map(({ name }) => `Portrait of ${name}`));
  expect(avatars.map(({ alt }) => alt)).toEqual(Array.from({ length: 13 }, () => ''));
});
