/** @jest-environment node */
import { metadata } from '../../content/metadata';
import { schemas } from '../../content/schema/schemas';
import { securityFile } from '../export/securityFile';
import { securityExpiry } from './securityExpiry';

const security = { contact: 'mailto:security@firm.example', expires: '2027-03-31' };
const { image, home, privacy } = metadata;
const without = { image, home, privacy };
const record = { ...without, security };

test('a record becomes a file as RFC 9116 defines it, and without one there is no file', () => {
  expect(securityFile(record, 'de', 'https://www.firm.example/firm')).toEqual({
    '.well-known/security.txt': [
      'Contact: mailto:security@firm.example',
      'Expires: 2027-03-31T23:59:59-12:00',
      'Preferred-Languages: de',
      'Canonical: https://www.firm.example/.well-known/security.txt\n',
    ].join('\n'),
  });
  expect(securityFile(without, 'de', 'https://www.firm.example')).toEqual({});
  expect(securityExpiry(without, 0)).toEqual({});
});

test.each([
  ['2027-02-28', {}],
  ['2027-03-02', { note: expect.stringContaining('ends in 30 days') }],
  ['2027-03-31', { note: expect.stringContaining('ends in 1 days') }],
  ['2027-04-01', { error: expect.stringContaining('must be in the future') }],
])('on %s the check says %j', (day, expected) => {
  expect(securityExpiry(record, Date.parse(day))).toEqual(expected);
});

test.each([
  [{ contact: 'security@firm.example' }, 'must be mailto:, https: or tel:'],
  [{ contact: '#contact' }, 'must be mailto:, https: or tel:'],
  [{ expires: '2027-02-30' }, 'must be a day that exists'],
])('rejects %j', (change, message) => {
  const { error } = schemas['content/metadata.ts'].metadata.safeParse({
    ...record,
    security: { ...security, ...change },
  });
  expect(error?.issues[0]?.message).toContain(message);
});
