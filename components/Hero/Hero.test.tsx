import { render, screen } from '@testing-library/react';

import { regions } from '@/content/about';
import { hero } from '@/content/hero';

import { Hero } from './Hero';

test('leads from the title of the page to the form and to the services', () => {
  render(<Hero copy={hero} regions={regions} hub="London" />);

  expect(screen.getByRole('region', { name: hero.title })).toContainElement(
    screen.getByRole('heading', { name: hero.title, level: 1 }),
  );
  expect(screen.getByRole('link', { name: hero.callToAction.title })).toHaveAttribute('href', hero.callToAction.link);
  expect(screen.getByRole('link', { name: hero.secondary.title })).toHaveAttribute('href', hero.secondary.link);
});

test('names the hub and every city of every region on a map that only decorates', () => {
  const { container } = render(<Hero copy={hero} regions={regions} hub="London" />);

  const map = container.querySelector('svg[aria-hidden="true"]');
  const labels = [...(map?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent);
  expect(labels).toEqual([...regions.flatMap(({ cities }) => cities.map(({ name }) => name)), 'London']);
});

test('draws no route to a city that no region names', () => {
  const region = { id: 'apac', name: 'APAC', text: '', cities: [{ id: 'tokyo', name: 'Tokyo' }] } as const;

  const { container } = render(<Hero copy={hero} regions={[region]} hub="London" />);

  const routes = [...container.querySelectorAll<SVGElement>('[data-city]')];
  expect(routes.map(({ dataset }) => dataset.city)).toEqual(['tokyo']);
});
