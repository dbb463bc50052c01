import { render, screen, within } from '@testing-library/react';

import { quoteImage, team, testimonials } from '@/content/team';

import { Team } from './Team';

function renderTeam() {
  render(
    <Team
      title="Team"
      lead="Two names on the door."
      members={team}
      testimonialsTitle="What they said afterwards"
      testimonials={testimonials}
      quoteImage={quoteImage}
    />,
  );
  return within(screen.getByRole('region', { name: 'Team' }));
}

test('introduces each member with a heading, a role and a described portrait', () => {
  const items = renderTeam().getAllByRole('listitem');

  expect(items).toHaveLength(team.length);
  team.forEach(({ name, designation, description, image }, index) => {
    const item = within(items.at(index) ?? document.body);
    expect(item.getByRole('heading', { name, level: 3 })).toBeInTheDocument();
    expect(item.getByText(designation)).toBeInTheDocument();
    expect(item.getByText(description)).toBeInTheDocument();
    expect(item.getByRole('img', { name: image.alt })).toBeInTheDocument();
  });
});

test('quotes each client with the name and the role of the one who said it', () => {
  const figures = renderTeam().getAllByRole('figure');

  expect(figures).toHaveLength(testimonials.length);
  testimonials.forEach(({ quote, name, role, image }, index) => {
    const figure = within(figures.at(index) ?? document.body);
    expect(figure.getByRole('blockquote')).toHaveTextContent(quote);
    expect(figure.getByText(name)).toBeInTheDocument();
    expect(figure.getByText(role)).toBeInTheDocument();
    expect(figure.getByRole('img', { name: image.alt })).toBeInTheDocument();
    expect(figure.getByRole('presentation')).toHaveAttribute('src', quoteImage.src);
  });
});

test('lets the second of each row arrive a little after the first', () => {
  const region = renderTeam();

  const delays = (count: number) => Array.from({ length: count }, (_, index) => (index % 2 ? '250' : '50'));
  const delaysOf = (elements: readonly HTMLElement[]) => elements.map(({ dataset }) => dataset.aosDelay);
  expect(delaysOf(region.getAllByRole('listitem'))).toEqual(delays(team.length));
  expect(delaysOf(region.getAllByRole('figure'))).toEqual(delays(testimonials.length));
});
