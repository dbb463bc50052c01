import { render, screen } from '@testing-library/react';

import { about, counters, regions } from '@/content/about';
import { avatars } from '@/content/team';

import { About } from './About';

test('the avatars are decorative images beside the network text', () => {
  render(<About copy={about} regions={regions} counters={counters} avatars={avatars} />);

  const decorative = screen.getAllByRole('presentation');
  expect(decorative).toHaveLength(avatars.length);
  decorative.forEach((image) => expect(image).toHaveAttribute('alt', ''));
  expect(screen.getByText(about.networkTitle).parentElement).toHaveTextContent(about.networkText);
});

test('each region lists its cities as text', () => {
  const [first] = regions;
  const region = { ...first, name: 'North', text: 'Cold.', cities: [...first.cities].slice(0, 1) };
  render(<About copy={about} regions={[region]} counters={counters} avatars={avatars} />);

  const item = screen.getByRole('heading', { name: 'North', level: 4 }).closest('li');
  expect(item?.textContent).toBe(`NorthCold.${region.cities.map(({ name }) => name).join(', ')}`);
});
