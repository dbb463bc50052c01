import { render, screen } from '@testing-library/react';

import { about } from '@/content/about';

import { Mission } from './Mission';

test('no figure ends a line before its sign, and no short word is the last line of the mission', () => {
  const mission = 'To find them';
  render(
    <Mission texts={{ ...about, mission }} counters={[{ heading: '93,5 %', title: 'Stay', note: 'For a year.' }]} />,
  );

  // By default, white space is ignored.
  const exact = { normalizer: (text: string) => text };
  expect(screen.getByText('93,5\u00a0%', exact)).toBeInTheDocument();
  expect(screen.getByText('To find\u00a0them', exact)).toBeInTheDocument();
});

test.each([
  [['7', '12345', '93 %'], false],
  [['7', '123456', '93 %'], true],
])('the figures %j are small: %s', (figures, isLong) => {
  render(
    <Mission texts={about} counters={figures.map((heading) => ({ heading, title: heading, note: 'For a year.' }))} />,
  );

  expect(screen.getByRole('list').hasAttribute('data-long')).toBe(isLong);
});

test.each([
  [3, '1'],
  [50, '1'],
  [51, '2'],
  [101, '3'],
  [140, '3'],
])('a mission of %i characters has the size %s', (length, size) => {
  render(<Mission texts={{ ...about, mission: 'x'.repeat(length) }} counters={[]} />);

  expect(screen.getByText(/^x+$/)).toHaveAttribute('data-length', size);
});
