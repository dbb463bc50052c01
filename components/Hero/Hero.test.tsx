import { render, screen } from '@testing-library/react';

import { office, regions } from '@/content/about';
import { hero } from '@/content/hero';

import { Hero } from './Hero';

test('leads from the title of the page to the form and to the services', () => {
  render(<Hero copy={hero} regions={regions} office={office} />);

  expect(screen.getByRole('region', { name: hero.title })).toContainElement(
    screen.getByRole('heading', { name: hero.title, level: 1 }),
  );
  expect(screen.getByRole('link', { name: hero.callToAction.title })).toHaveAttribute('href', hero.callToAction.link);
  expect(screen.getByRole('link', { name: hero.secondary.title })).toHaveAttribute('href', hero.secondary.link);
});
