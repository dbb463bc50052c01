import { render, screen } from '@testing-library/react';

import { services } from '@/content/services';

import { Services } from './Services';

function renderItems() {
  render(<Services title="Services" lead="" services={services} />);
  return screen.getAllByRole('listitem');
}

test('each service arrives after its own delay, in 1000 ms', () => {
  expect(renderItems().map(({ dataset }) => [dataset.aosDelay, dataset.aosDuration])).toEqual(
    services.map(({ animationDelay }) => [String(animationDelay), '1000']),
  );
});

test('each service has the icon of its record, hidden from screen readers', () => {
  const icons = renderItems().map((item) => item.querySelector('svg[aria-hidden="true"] use')?.getAttribute('href'));
  expect(icons).toEqual(services.map(({ icon }) => expect.stringMatching(new RegExp(`#${icon}$`))));
});
