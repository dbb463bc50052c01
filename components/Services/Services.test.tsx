import { render, screen } from '@testing-library/react';

import { services } from '@/content/services';

import { Services } from './Services';

function renderItems() {
  render(<Services title="Services" lead="" services={services} />);
  return screen.getAllByRole('listitem');
}

test('each service animates for 1000 ms after its delay', () => {
  expect(renderItems().map(({ dataset }) => [dataset.aosDelay, dataset.aosDuration])).toEqual(
    services.map(({ animationDelay }) => [String(animationDelay), '1000']),
  );
});

test('each service has a decorative icon from its record', () => {
  const icons = renderItems().map((item) => item.querySelector('svg[aria-hidden="true"] use')?.getAttribute('href'));
  expect(icons).toEqual(services.map(({ icon }) => expect.stringMatching(new RegExp(`#${icon}$`))));
});
