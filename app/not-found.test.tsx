import { render, screen, within } from '@testing-library/react';

import { brand } from '@/content/brand';
import { errorPages } from '@/content/errors';
import { navigation } from '@/content/navigation';

import NotFound, { metadata } from './not-found';

const { title, notFound, home, contact } = errorPages;

test('shows the 404 text with links home and to the form', () => {
  render(<NotFound />);

  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(main.getByText(`${notFound.status} ${notFound.statusText}`)).toBeInTheDocument();
  expect(main.getByText(notFound.text)).toBeInTheDocument();
  expect(main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [home.title, home.link],
    [contact.title, contact.link],
  ]);
});

test('has the skip link, header and footer of every page', () => {
  render(<NotFound />);

  const [first] = screen.getAllByRole('link');
  expect(first).toHaveAccessibleName(navigation.skipLabel);
  expect(first).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

test('has a document title', () => {
  expect(metadata.title).toBe(`${notFound.documentTitle} | ${brand.name}`);
});
