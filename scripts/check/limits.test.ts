/** @jest-environment node */
import { readFileSync } from 'node:fs';

import { maxDay } from './valueErrors';

test('the scale of the placements ends at the last day that the check allows', () => {
  expect(readFileSync('components/Placements/Placements.module.scss', 'utf8')).toContain(`$days: ${maxDay};`);
});
