import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';

import { CurrentYear } from './CurrentYear';

function createServerPage(buildYear: number): HTMLElement {
  const container = document.createElement('p');
  container.innerHTML = renderToString(<CurrentYear buildYear={buildYear} />);
  document.body.replaceChildren(container);
  return container;
}

afterEach(() => {
  jest.useRealTimers();
});

test('has the year of the build in the HTML, whatever the clock says', () => {
  jest.useFakeTimers({ now: new Date(2031, 5, 1) });

  expect(createServerPage(2026)).toHaveTextContent(/^2026$/);
});

test.each([
  ['the last second of the year', new Date(2026, 11, 31, 23, 59, 59), '2026'],
  ['New Year', new Date(2027, 0, 1), '2027'],
  ['a much later year', new Date(2031, 5, 1), '2031'],
])('shows the visitor’s own year at %s, without a complaint', (_description, now, year) => {
  const log = jest.spyOn(console, 'error');
  const container = createServerPage(2026);
  jest.useFakeTimers({ now });

  render(<CurrentYear buildYear={2026} />, { container, hydrate: true });

  expect(container).toHaveTextContent(new RegExp(`^${year}$`));
  expect(log).not.toHaveBeenCalled();
});
