/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { maxDay, valueErrors } from './valueErrors';

const link = 'must be #id, /path, https:, mailto: or tel:';

test.each<[key: string, message: string, ...values: string[]]>([
  ['title', 'must not be empty', '', ' \n '],
  ['text', 'must link to #id, /path, https:, mailto: or tel: in place of b', 'See [a](b).'],
  ['id', 'must be lowercase letters, digits and -', 'Job', '1st', 'job matching'],
  ['email', 'must be an email address', 'ada@home', 'ada', 'ada @home.example', 'Ada: ada@home.example'],
  ['phone', 'must be + and the country calling code', '020 7946 0184', '+442079460184', '+44 (0)20 7946 0184'],
  ['link', link, 'htp://x', '//elsewhere.example', '/two words', '#two words', 'https://elsewhere'],
  ['url', link, 'see #about', 'https://a.example/two words', 'mailto:nobody', 'tel:020 7946', 'javascript:alert(1)'],
  ['date', 'must be a day, like 2026-11-02', '2026-02-32', '2026-13-02', '2026-2-3', '2 May 2026'],
  ['time', 'must be a time of day', '9:00', '24:00', '09:60', '6 pm'],
  ['question', 'must have at most 24 characters', '', 'Who are you missing today', 'Who vanished?'],
])('a text named %s %s', (key, message, ...values) => {
  for (const value of values) {
    expect(valueErrors({ 'content/a.ts': { list: [{ [key]: value }] } })).toEqual([
      expect.stringContaining(`content/a.ts  list[0].${key}  “${value.replace(/\s+/g, ' ')}”  ${message}`),
    ]);
  }
});

test.each([
  ['link', ['#about', '/', '/#contact', '/a.pdf', 'https://a.example/b?c#d', 'mailto:a@b.example?subject=c']],
  ['url', ['tel:+442079460184']],
  ['email', ['first.last+tag@mail.firm.example']],
  ['phone', ['+44 20 7946 0184', '+1 415 555 0132']],
  ['updated', ['2024-02-29']],
  ['opens', ['00:00', '23:59']],
  ['question', ['Who are\u00a0you missing now']],
  ['text', ['See [a](/b).', 'ada@home']],
])('accepts a %s such as %j', (key, values) => {
  expect(values.flatMap((value) => valueErrors({ 'content/a.ts': { [key]: value } }))).toEqual([]);
});

test('an error shows no more than 60 characters', () => {
  expect(valueErrors({ 'content/a.ts': { link: 'x'.repeat(80) } })).toEqual([
    `content/a.ts  link  “${'x'.repeat(57)}...”  ${link}`,
  ]);
});

test.each(['id', 'email', 'src', 'name', 'title'])('no two records of a list have the same %s', (key) => {
  const value = key === 'email' ? 'a@b.example' : 'a';
  const list = ['A', 'B'].map((text) => ({ text, [key]: value }));
  const line = (file: string) => `content/${file}.ts  list  2 items  must not have “${value}” twice`;
  expect(valueErrors({ 'content/a.ts': { list }, 'content/b.ts': { list: [value, value] } })).toEqual(
    ['a', 'b'].map(line),
  );
});

test('a placement has no step after its last day', () => {
  const steps = [{ day: 19 }, { day: 20 }];
  const find = (days: number) => valueErrors({ 'content/a.ts': { list: [{ days, steps }] } });
  expect(find(20)).toEqual([]);
  expect(find(19)).toEqual(['content/a.ts  list[0].steps  2 items  must not have a day after 19']);
});

test.each([
  ['avatars', Array.from('abcdefghijklmn'), 'must have 13'],
  ...[0, 9.5, 32].flatMap((day) => ['days', 'day'].map((key) => [key, day, 'must be a whole number from 1 to 31'])),
] as [string, unknown, string][])('the page cannot draw %s of %j', (key, value, message) => {
  expect(valueErrors({ 'content/a.ts': { [key]: value } })).toEqual([expect.stringContaining(`  ${message}`)]);
});

test('the page can draw each day of the scale of the placements', () => {
  expect(readFileSync('components/Placements/Placements.module.scss', 'utf8')).toContain(`$days: ${maxDay};`);
  expect(valueErrors({ 'content/a.ts': { list: [{ days: maxDay }, { day: 1 }, { animationDelay: 2.5 }] } })).toEqual(
    [],
  );
});

const live = (text: string) =>
  valueErrors({ 'content/a.ts': { list: [{ text, formatError: '+44 7700 900461' }] } }, true);

test.each([
  ['hiring@ada.example', 'a domain reserved for examples'],
  ['https://bsky.app/profile/ada.example', 'a domain reserved for examples'],
  ...['+44 20 7946 0184', '+44 7700 900461', '+1 415 555 0132'].flatMap((number) =>
    [number, number.replaceAll(' ', '')].map((text) => [text, 'a phone number reserved for drama']),
  ),
])('a live site must not have the text %s', (text, what) => {
  expect(live(text)).toEqual([`content/a.ts  list[0].text  “${text}”  must not have ${what}`]);
});

test.each(['Exemplary testing, +44 20 7123 4567', 'my-example.com, a.example.com.dev'])(
  'a live site may have the text %s',
  (text) => {
    expect(live(text)).toEqual([]);
  },
);
