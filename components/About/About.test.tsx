import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';

import { about, counters, regions } from '@/content/about';
import { avatars } from '@/content/team';

import { About } from './About';

const section = <About words={about} regions={regions} counters={counters} avatars={avatars} />;

test('has the real numbers in the HTML, without any counting', () => {
  render(<div dangerouslySetInnerHTML={{ __html: renderToString(section) }} />);

  const items = within(screen.getByRole('list', { name: 'Kithmere in numbers' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^10\+ Years Experience /),
    expect.stringMatching(/^20k\+ Network /),
    expect.stringMatching(/^500\+ Successful Hires /),
  ]);
});

test('shows thirteen people as decoration beside the words that say so', () => {
  render(section);

  const decorative = screen.getAllByRole('presentation');
  expect(decorative).toHaveLength(13);
  decorative.forEach((image) => expect(image).toHaveAttribute('alt', ''));
  expect(screen.getByText('20,000+ tech professionals')).toBeInTheDocument();
  expect(screen.getByText(/Thirteen of them agreed to be drawn\./)).toBeInTheDocument();
});

test('describes the one picture that means something', () => {
  render(section);

  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([about.image.alt]);
});

test('tells every region with its cities in words', () => {
  render(section);

  const region = screen.getByRole('heading', { name: 'North America', level: 4 }).closest('li');
  expect(region).toHaveTextContent('New York, Toronto, Austin, San Francisco');
  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'UK & EMEA',
    'North America',
    'APAC',
  ]);
});
