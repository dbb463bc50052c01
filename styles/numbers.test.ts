/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { regions } from '../content/about';
import { enquiryForm } from '../content/contact';
import { services } from '../content/services';
import { avatars } from '../content/team';

const days = regions.flatMap(({ placement }) => [placement.days, ...placement.steps.map(({ day }) => day)]);
const sortedDays = [...new Set(days)].sort((one, other) => one - other).join(', ');

test.each([
  ['Services', `$services: ${services.length};`],
  ['Hero', `$avatars: ${avatars.length};`],
  ['Placements', `$days: ${sortedDays};`],
])('the style sheet of %s says %s as the records do', (name, line) => {
  expect(readFileSync(`components/${name}/${name}.module.scss`, 'utf8')).toContain(line);
});

test('the outline of the form has a part for each required field', () => {
  const sheet = readFileSync('components/ContactForm/ProgressOutline.module.scss', 'utf8');
  const [, last] = /@for \$i from 1 through (\d+)/.exec(sheet) ?? [];
  expect(enquiryForm.fields.filter(({ required }) => required).length).toBeLessThanOrEqual(Number(last));
});
