/** @jest-environment node */
import { layOutMap } from '../../components/WorldMap/mapLayout.build';
import { generateStyles } from './styles';
import { writeIfChanged } from './writeIfChanged';

jest.mock('./writeIfChanged', () => ({ writeIfChanged: jest.fn() }));
jest.mock('../../content/about', () => {
  const placed = (days: number, ...steps: number[]) => ({ placement: { days, steps: steps.map((day) => ({ day })) } });
  const actual = jest.requireActual<object>('../../content/about');
  return { ...actual, regions: [placed(30, 2, 21), {}, placed(21, 1, 21)] };
});
// `left` is optional.
jest.mock('../../content/brand', () => {
  const mark = { lines: '', shapes: 'M40 20h20v20h-20z' };
  return { ...jest.requireActual<object>('../../content/brand'), mark };
});
jest.mock('../check/contentFiles', () => {
  const formWith = (fields: number) => ({ fields: [...Array<object>(fields).fill({ required: true }), {}] });
  const actual = jest.requireActual<object>('../check/contentFiles');
  const importContent = () => ({
    'content/x.ts': { oneForm: formWith(2), otherForm: formWith(12), lastForm: formWith(3), list: [] },
  });
  return { ...actual, importContent };
});

test('the style sheets know the days of placements, the required fields of the longest form, and the mark', async () => {
  await generateStyles(layOutMap([], { name: 'Lima', latitude: -12.05, longitude: -77.04 }));

  const [[, text] = []] = jest.mocked(writeIfChanged).mock.calls;
  const [, days = ''] = /^\$placement-days: \((.*)\);$/m.exec(text ?? '') ?? [];
  expect(new Set(days.split(',').map(Number))).toEqual(new Set([1, 2, 21, 30]));
  expect(text).toContain('$longest-placement: 30;');
  expect(text).toContain('$required-fields: 12;');
  expect(text).toContain('$mark-x: 50;\n$mark-y: 10;');
});
