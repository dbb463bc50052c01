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
