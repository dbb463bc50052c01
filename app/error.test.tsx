import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { errorPages } from '@/content/errors';

import ErrorPage from './error';

const { title, failed, home } = errorPages;

test('shows its text and the message of the error', () => {
  render(<ErrorPage error={new Error('Rendering failed')} reset={() => undefined} />);

  const main = screen.getByRole('main');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(main).toHaveTextContent('Rendering failed');
  expect(main).toHaveTextContent(failed.text);
  expect(screen.getByRole('link', { name: home.title })).toHaveAttribute('href', home.link);
  expect(document.title).toBe(failed.documentTitle);
});

test('shows a default message for an error without one', () => {
  render(<ErrorPage error={new Error()} reset={() => undefined} />);

  expect(screen.getByText(failed.unknown)).toBeInTheDocument();
});

test('calls reset once per click', async () => {
  const reset = jest.fn<void, []>();
  render(<ErrorPage error={new Error('Rendering failed')} reset={reset} />);
  expect(reset).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: failed.retry }));

  expect(reset).toHaveBeenCalledTimes(1);
});
