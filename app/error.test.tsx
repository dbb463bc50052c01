import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { errorPages } from '@/content/errors';

import ErrorPage from './error';

const { title, failed, home } = errorPages;

test('shows its own text and the message of the error', () => {
  render(<ErrorPage error={new Error('The map is folded')} reset={() => undefined} />);

  const main = screen.getByRole('main');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(main).toHaveTextContent('The map is folded');
  expect(main).toHaveTextContent(failed.text);
  expect(screen.getByRole('link', { name: home.title })).toHaveAttribute('href', home.link);
  expect(document.title).toBe(failed.documentTitle);
});

test('calls an error without a message unknown', () => {
  render(<ErrorPage error={new Error()} reset={() => undefined} />);

  expect(screen.getByText(failed.unknown)).toBeInTheDocument();
});

test('retries once for each press', async () => {
  const reset = jest.fn<void, []>();
  render(<ErrorPage error={new Error('The map is folded')} reset={reset} />);
  expect(reset).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: failed.retry }));

  expect(reset).toHaveBeenCalledTimes(1);
});
