import { render, screen } from '@testing-library/react';

import { ErrorBoundary } from './ErrorBoundary';

function Broken(): never {
  throw new Error('The map is folded');
}

test('shows its children while nothing fails', () => {
  render(
    <ErrorBoundary fallback="Instead">
      <p>The part</p>
    </ErrorBoundary>,
  );

  expect(screen.getByText('The part')).toBeInTheDocument();
  expect(screen.queryByText('Instead')).not.toBeInTheDocument();
});

test('shows the fallback for all its children when one fails, and leaves the rest of the page', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

  render(
    <main>
      <p>Before</p>
      <ErrorBoundary fallback={<p>Instead</p>}>
        <p>The part</p>
        <Broken />
      </ErrorBoundary>
      <p>After</p>
    </main>,
  );

  expect(screen.getByRole('main')).toHaveTextContent(/^BeforeInsteadAfter$/);
  expect(log).toHaveBeenCalled();
});
