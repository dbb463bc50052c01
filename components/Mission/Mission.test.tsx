import { render, screen } from '@testing-library/react';

import { mission } from '@/content/about';

import { Mission } from './Mission';

test('no figure ends a line before its sign, and no short word is the last line of the mission', () => {
  const counters = [{ heading: '93,5 %', title: 'Stay', note: 'For a year.' }];
  render(<Mission texts={{ ...mission, statement: 'To find them', counters }} />);

  // By default, white space is ignored.
  const exact = { normalizer: (text: string) => text };
  expect(screen.getByText('93,5\u00a0%', exact)).toBeInTheDocument();
  expect(screen.getByText('To find\u00a0them', exact)).toBeInTheDocument();
});
