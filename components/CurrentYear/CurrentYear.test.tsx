import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';

import { CurrentYear } from './CurrentYear';
import { showCurrentYear } from './showCurrentYear';

afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

test.each([
  ['the end of the build year', new Date(2026, 11, 31, 23, 59, 59), '2026'],
  ['the start of the next year', new Date(2027, 0, 1), '2027'],
])('at %s shows the visitor’s current year, also after hydration', (_time, now, year) => {
  const log = jest.spyOn(console, 'error');
  const container = document.body.appendChild(document.createElement('p'));
  container.innerHTML = renderToString(<CurrentYear buildYear={2026} />);
  expect(container).toHaveTextContent(/^2026$/);
  jest.useFakeTimers({ now });

  showCurrentYear();
  render(<CurrentYear buildYear={2026} />, { container, hydrate: true });

  expect(container).toHaveTextContent(new RegExp(`^${year}$`));
  expect(log).not.toHaveBeenCalled();
});

test('does nothing on a page without a year', () => {
  expect(showCurrentYear).not.toThrow();
});
