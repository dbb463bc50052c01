import { fireEvent, render, screen } from '@testing-library/react';

import { errorPages } from '@/content/errors';

import ErrorPage from './error';

const { failed } = errorPages;

test.each([
  ['the message of the error', 'Rendering failed', 'Rendering failed'],
  ['a default text for an error without a message', '', failed.unknown],
])('shows %s, and retries once per click', (_text, message, shown) => {
  const reset = jest.fn();
  render(<ErrorPage error={new Error(message)} reset={reset} />);
  expect(document.body.textContent).toContain(shown);

  fireEvent.click(screen.getByRole('button', { name: failed.retry }));

  expect(reset).toHaveBeenCalledTimes(1);
});
