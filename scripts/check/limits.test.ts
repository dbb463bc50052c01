/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { avatarCount, maxDay } from './valueErrors';

/** The numbers that follow a text in the style sheet of a component. */
const numbersAfter = (text: string, sheet: string) =>
  readFileSync(`components/${sheet}.module.scss`, 'utf8')
    .split(text)
    .slice(1)
    .map((rest) => parseInt(rest, 10));

test('a style sheet has room for as much as the check allows', () => {
  expect(numbersAfter('$days: ', 'Placements/Placements')).toEqual([maxDay]);
});

test('the crowd has places for the faces and for one more', () => {
  const rows = ['$first-row: ', '$second-row: '].flatMap((row) => numbersAfter(row, 'Crowd/Crowd'));
  expect(rows.reduce((sum, faces) => sum + faces)).toBe(avatarCount + 1);
});
