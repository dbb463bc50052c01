import { render, screen } from '@testing-library/react';

import { about, counters, regions } from '@/content/about';
import { avatars } from '@/content/team';

import { About } from './About';

test('lists the cities of each region as text, and hides the avatars from screen readers', () => {
  render(<About copy={about} regions={regions} counters={counters} avatars={avatars} />);

  for (const { name, text, cities } of regions) {
    const item = screen.getByRole('heading', { name, level: 4 }).closest('li');
    expect(item?.textContent).toBe(name + text + cities.map((city) => city.name).join(', '));
  }
  expect(screen.getAllByRole('presentation')).toHaveLength(avatars.length);
});
