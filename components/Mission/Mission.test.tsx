import { render, screen } from '@testing-library/react';

import { mission } from '@/content/about';

import { Mission } from './Mission';

test('no figure ends a line before its sign', () => {
  const counters = [{ heading: '93,5 %', title: 'Stay', note: 'For a year.' }];
  render(<Mission texts={{ ...mission, counters }} />);

  // By default, white space is ignored.
  expect(screen.getByText('93,5\u00a0%', { normalizer: (text) => text })).toBeInTheDocument();
});
