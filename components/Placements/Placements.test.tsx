import { readFileSync } from 'node:fs';

import { render, screen } from '@testing-library/react';

import { testimonialsTexts } from '@/content/testimonials';

import { labelWidth } from './labelPlaces';
import { Placements } from './Placements';

const maxSteps = 5;
const longTitle = 'x'.repeat(18);

/** The rows that the labels of as many steps as possible have, with this number of days from one to the next. */
function rowsOf(distance: number, title = longTitle, placementDay: string = testimonialsTexts.placementDay): number[] {
  const steps = Array.from({ length: maxSteps }, (_, index) => ({ day: 1 + index * distance, title }));
  const days = 1 + 30 * (maxSteps - 1);
  const placement = { role: 'Tester', city: 'Lima', days, steps, region: 1, quotation: null };
  render(<Placements texts={{ ...testimonialsTexts, placementDay }} placements={[placement]} />);
  return screen.getAllByRole('listitem').flatMap(({ dataset: { region, row = 1 } }) => (region ? [] : Number(row)));
}

test.each([
  ['titles', longTitle, testimonialsTexts.placementDay],
  ['days', 'x', 'Business day'],
])('labels of neighbouring days with long %s have a row each, which the style sheet knows', (_long, title, dayText) => {
  expect(rowsOf(1, title, dayText)).toEqual(Array.from({ length: maxSteps }, (_, index) => index + 1));
  const styles = readFileSync('components/Placements/Placements.module.scss', 'utf8');
  expect(styles).toContain(`@for $row from 2 through ${maxSteps} {`);
});

test('labels of days that are spread evenly need two rows', () => {
  expect(Math.max(...rowsOf(30))).toBe(2);
});

test('a label has the room of its longer line, in wide scripts twice as much', () => {
  const widths = (['xxxx', '東京', '서울', 'ＡＢ', '𠮷野'] as const).flatMap((text) => [
    labelWidth({ dayLabel: text, title: 'x' }),
    labelWidth({ dayLabel: 'x', title: text }),
  ]);
  expect(new Set(widths).size).toBe(1);
});
