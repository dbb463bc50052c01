import { render, screen } from '@testing-library/react';

import { Placements } from './Placements';

const content = {
  title: 'What they said',
  lead: 'Lines',
  terms: { title: '', text: '' },
  note: '',
  days: 'days',
  day: 'Day',
};
const placement = {
  region: 'uk-emea' as const,
  role: 'Tester',
  hired: { src: '/images/ada.svg' } as const,
  steps: [],
  quote: 'They listened.',
  position: 'Engineer',
};

test('shows a ring in place of a portrait that is missing', () => {
  const image = { src: '/images/people/client-1.svg', alt: 'Portrait of Ada' };
  const placements = [
    { ...placement, days: 19, name: 'Ada', image },
    { ...placement, days: 31, name: 'Somebody' },
  ];
  render(<Placements content={content} placements={placements} quoteImage={{ src: '/images/quote.svg' }} />);

  const clients = screen.getAllByRole('figure').map((figure) => figure.querySelector('blockquote + *')?.localName);
  expect(clients).toEqual([expect.not.stringMatching('span'), 'span']);
});
