import { render, screen, within } from '@testing-library/react';

import { services } from '@/content/services';

import { Services } from './Services';

function renderServices() {
  render(<Services title="Services" lead="Eight things we do." services={services} />);
  return within(screen.getByRole('region', { name: 'Services' }));
}

test('tells every link apart by a name that begins with the words it shows', () => {
  const links = renderServices().getAllByRole('link');

  expect(links.map((link) => link.textContent)).toEqual(services.map(({ linkLabel }) => linkLabel));
  services.forEach(({ title, linkLabel }, index) => expect(links[index]).toHaveAccessibleName(`${linkLabel} ${title}`));
});

test('gives each service a heading, its own words and the way on', () => {
  const items = renderServices().getAllByRole('listitem');

  expect(items).toHaveLength(services.length);
  services.forEach(({ title, description, url }, index) => {
    const item = within(items.at(index) ?? document.body);
    expect(item.getByRole('heading', { name: title, level: 3 })).toBeInTheDocument();
    expect(item.getByText(description)).toBeInTheDocument();
    expect(item.getByRole('link')).toHaveAttribute('href', url);
  });
});

test('lets each service arrive after its own delay', () => {
  const items = renderServices().getAllByRole('listitem');

  expect(items.map(({ dataset }) => [dataset.aosDelay, dataset.aosDuration])).toEqual(
    services.map(({ animationDelay }) => [String(animationDelay), '1000']),
  );
});

test('draws each service the sign its record names, for the eye only', () => {
  const items = renderServices().getAllByRole('listitem');

  const signs = items.map((item) => item.querySelector('svg[aria-hidden="true"] use')?.getAttribute('href'));
  expect(signs).toEqual(services.map(({ icon }) => expect.stringMatching(new RegExp(`#${icon}$`))));
});
