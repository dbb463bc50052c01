import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';

import { about, counters, regions } from '@/content/about';
import { avatars } from '@/content/team';

import { About } from './About';

const section = <About copy={about} regions={regions} counters={counters} avatars={avatars} />;

test('has the real numbers in the HTML, without any counting', () => {
  render(<div dangerouslySetInnerHTML={{ __html: renderToString(section) }} />);

  const items = within(screen.getByRole('list', { name: about.countersLabel })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(
    counters.map(({ heading, title, note }) => `${heading} ${title} ${note}`),
  );
});

test('shows the people of the network as decoration beside the words that say so', () => {
  render(section);

  const decorative = screen.getAllByRole('presentation');
  expect(decorative).toHaveLength(avatars.length);
  decorative.forEach((image) => expect(image).toHaveAttribute('alt', ''));
  expect(screen.getByText(about.networkTitle).parentElement).toHaveTextContent(about.networkText);
});

test('describes the one picture that means something', () => {
  render(section);

  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([about.image.alt]);
});

test('tells every region with its cities in words', () => {
  render(section);

  const items = screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.closest('li'));
  expect(items.map((item) => item?.textContent)).toEqual(
    regions.map(({ name, text, cities }) => name + text + cities.map((city) => city.name).join(', ')),
  );
});
