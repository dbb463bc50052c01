import { render, screen } from '@testing-library/react';

import { ErrorBoundary } from './ErrorBoundary';

function Broken(): never {
  throw new Error('Rendering failed');
}

test('shows its children if none throws', () => {
  render(
    <ErrorBoundary fallback="Instead">
      <p>The part</p>
    </ErrorBoundary>,
  );

  expect(screen.getByText('The part')).toBeInTheDocument();
  expect(screen.queryByText('Instead')).not.toBeInTheDocument();
});

test('replaces only its children if one throws', () => {
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
