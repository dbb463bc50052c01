/** @jest-environment node */
import { createHash } from 'node:crypto';

import { firstRoundTrip, weightNote } from './firstRoundTrip';

/** Text that cannot be compressed to less than this. */
function noise(bytes: number): string {
  const blocks = Array.from({ length: Math.ceil(bytes / 32) }, (_, index) =>
    createHash('sha256').update(`${index} of ${bytes}`).digest(),
  );
  return Buffer.concat(blocks).toString('base64');
}

const page = (about: number, team: number) =>
  `<section id="about">${noise(about)}</section><section id="team">${noise(team)}</section>`;

test('a page within the first round trip needs no note', () => {
  expect(weightNote('index.html', page(6000, 6000), {})).toBeUndefined();
});

test.each([
  [16_000, 4000, 'about'],
  [4000, 16_000, 'team'],
])('a page beyond it is noted, with its heaviest section', (about, team, heaviest) => {
  const note = weightNote('index.html', page(about, team), {}) ?? '';
  expect(note).toMatch(
    RegExp(
      `^index\\.html is \\d+ B larger .* Its heaviest section is “${heaviest}” \\(\\d+ B\\)\\. A visitor .* 150 ms`,
    ),
  );
});

test('headers count', () => {
  expect(weightNote('index.html', page(6000, 6000), { 'X-Long': 'x'.repeat(firstRoundTrip) })).toContain('larger');
});
