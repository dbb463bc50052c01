/** @jest-environment node */
import { createHash } from 'node:crypto';

import { firstRoundTrip, weightNote } from './firstRoundTrip';

/** A section that cannot be compressed to fewer bytes. */
function section(id: string, bytes: number): string {
  const noise = createHash('shake256', { outputLength: bytes }).update(id).digest('base64');
  return `<section id="${id}">${noise}</section>`;
}

test('a page within the first round trip gets no note', () => {
  expect(weightNote('index.html', section('about', 12_000), {})).toBeUndefined();
});

test.each([
  ['about', 16_000, 4000, ''],
  ['team', 4000, 16_000, ''],
  ['about', 6001, 6000, 'x'.repeat(firstRoundTrip)],
])('a note names the heaviest section, %s', (heaviest, about, team, header) => {
  const note = weightNote('index.html', section('about', about) + section('team', team), { 'X-Long': header });
  const expected = `^index\\.html is \\d+ B larger .* Its heaviest section is “${heaviest}” \\(\\d+ B\\)\\. A visitor .* 150 ms`;
  expect(note).toMatch(RegExp(expected));
});
