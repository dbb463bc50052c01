import { render, screen, within } from '@testing-library/react';

import { brand } from '@/content/brand';

import NotFound, { metadata } from './not-found';

test('says that there is no such page, and leads home or to the form', () => {
  render(<NotFound />);

  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
  expect(main.getByText('404 Not Found')).toBeInTheDocument();
  expect(main.getByText(/^There is no page at this address\./)).toBeInTheDocument();
  expect(main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Go to the home page', '/'],
    ['Contact us', '/#contact'],
  ]);
});

test('stands in the frame of every page, which can be skipped', () => {
  render(<NotFound />);

  const [first] = screen.getAllByRole('link');
  expect(first).toHaveAccessibleName('Skip to the content');
  expect(first).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

test('has a title of its own', () => {
  expect(metadata.title).toBe(`Page not found | ${brand.name}`);
});
