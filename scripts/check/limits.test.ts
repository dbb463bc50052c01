/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { maxRequiredFields } from './formErrors';
import { avatarCount, maxDay } from './valueErrors';

/** The numbers that follow a text in the style sheet of a component. */
const numbersAfter = (text: string, sheet: string) =>
  readFileSync(`components/${sheet}.module.scss`, 'utf8')
    .split(text)
    .slice(1)
    .map((rest) => parseInt(rest, 10));

test('a style sheet has room for as much as the check allows', () => {
  expect(numbersAfter('$days: ', 'Placements/Placements')).toEqual([maxDay]);
  expect(numbersAfter('@for $i from 1 through ', 'ContactForm/ProgressOutline')).toEqual([maxRequiredFields]);
});

test('as many faces as the check allows fill whole columns around the ring', () => {
  const [narrow = 0, wide = 0] = numbersAfter('grid-template-rows: repeat(', 'Crowd/Crowd');
  const [line, ring] = [1, 4 ** 2];
  expect([(avatarCount + line + ring) % narrow, (avatarCount + line) % wide]).toEqual([0, 0]);
});
