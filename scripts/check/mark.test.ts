/** @jest-environment node */
import { mark } from '../../content/brand';
import { markErrors, rightEdge } from './mark';

const errorsWith = async (changes: object) => {
  const errors = await markErrors({ 'content/brand.ts': { mark: { ...mark, left: 10, ...changes } } });
  return errors.map((line) => line.replace(/^content\/brand\.ts {2}mark\.(\w+) .*must be drawn from /, '$1 '));
};

test.each<[where: string, changes: object, ...errors: readonly string[]]>([
  ['within its box', { lines: 'M15.5 15.5H64.5V64.5', shapes: 'M10 10h60v60z' }],
  [
    'right of its box',
    { shapes: 'M46 20h26v9z' },
    'shapes 10 to 70 across and from 10 to 70 down, with the width of its line',
  ],
  [
    'above its box',
    { shapes: 'M46 8h9v9z' },
    'shapes 10 to 70 across and from 10 to 70 down, with the width of its line',
  ],
  [
    'far below its box',
    { shapes: 'M46 200h9v9z' },
    'shapes 10 to 70 across and from 10 to 70 down, with the width of its line',
  ],
  [
    'outside with the width of its line',
    { lines: 'M20 66H60' },
    'lines 10 to 70 across and from 10 to 70 down, with the width of its line',
  ],
  [
    'left of where it says it begins',
    { left: 20, lines: 'M40 40h9', shapes: 'M15 20h9v9z' },
    'shapes 20 to 70 across and from 10 to 70 down, with the width of its line',
  ],
])('a mark %s', async (_where, changes, ...errors) => {
  expect(await errorsWith(changes)).toEqual(errors);
});

test('leaves a malformed mark to the schema, and accepts the mark of the site', async () => {
  expect(await errorsWith({ shapes: 'mark' })).toEqual([]);
  expect(await errorsWith(mark)).toEqual([]);
});

test('finds where a line from the right meets a hollow mark', async () => {
  const ring = 'M40 20h20v20h-20zM45 25v10h10v-10z';
  expect(await rightEdge({ lines: '', shapes: ring }, 30)).toBe(60);
  expect(await rightEdge({ lines: 'M20 55h30', shapes: ring }, 55)).toBeCloseTo(55.5, 0);
  expect(await rightEdge({ lines: '', shapes: ring }, 70)).toBeUndefined();
});
