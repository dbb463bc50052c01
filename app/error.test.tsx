import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import ErrorPage from './error';

test('says what went wrong, in its own words and in those of the error', () => {
  render(<ErrorPage error={new Error('The map is folded')} reset={() => undefined} />);

  const main = screen.getByRole('main');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!');
  expect(main).toHaveTextContent('The map is folded');
  expect(main).toHaveTextContent('This page could not be shown. The fault is ours, not yours.');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('Something went wrong');
});

test('calls an error without a message unknown', () => {
  render(<ErrorPage error={new Error()} reset={() => undefined} />);

  expect(screen.getByText('Unknown error')).toBeInTheDocument();
});

test('tries again once for each press', async () => {
  const reset = jest.fn<void, []>();
  render(<ErrorPage error={new Error('The map is folded')} reset={reset} />);
  expect(reset).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(reset).toHaveBeenCalledTimes(1);
});
