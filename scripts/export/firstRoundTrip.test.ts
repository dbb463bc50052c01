/** @jest-environment node */
import { createHash } from 'node:crypto';

import { firstRoundTrip, weightNote } from './firstRoundTrip';

/** A section that cannot be compressed to fewer bytes. */
function section(id: string, bytes: number): string {
  const noise = createHash('shake256', { outputLength: bytes }).update(id).digest('base64');
  return `<section id="${id}">${noise}</section>`;
}

test.each([
  [6000, 6000, '', undefined],
  [16_000, 4000, '', 'about'],
  [4000, 16_000, '', 'team'],
  [6001, 6000, 'x'.repeat(firstRoundTrip), 'about'],
])('a note names the heaviest section of a page that is too large', (about, team, header, heaviest) => {
  const note = weightNote('index.html', section('about', about) + section('team', team), { 'X-Long': header });
  const expected = `^index\\.html is \\d+ B larger .* Its heaviest section is “${heaviest}” \\(\\d+ B\\)\\. A visitor .* 150 ms`;
  expect(note).toEqual(heaviest && expect.stringMatching(expected));
});
