import { render, screen } from '@testing-library/react';

import { ErrorMessage } from './ErrorMessage';

const words = {
  title: 'Unexpected Application Error!',
  detail: '404 Not Found',
  text: 'There is no page at this address.',
  home: { title: 'Go to the home page', link: '/' },
};

test('says what happened under one heading, and leads home', () => {
  render(<ErrorMessage {...words} />);

  const region = screen.getByRole('region', { name: 'Unexpected Application Error!' });
  expect(region).toContainElement(screen.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 }));
  expect(region).toHaveTextContent('404 Not Found');
  expect(region).toHaveTextContent('There is no page at this address.');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('offers the other ways out it is given, after the way home', () => {
  render(
    <ErrorMessage {...words}>
      <a href="/#contact">Contact us</a>
    </ErrorMessage>,
  );

  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Go to the home page',
    'Contact us',
  ]);
});
