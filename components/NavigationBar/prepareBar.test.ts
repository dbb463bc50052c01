import { fireEvent } from '@testing-library/react';

import { failedEvent, hydratedEvent } from '@/components/lib/island/islandElement';

import { prepareBar } from './prepareBar';

// e2e/menu.spec.ts tests the menu, in a browser.
test.each([
  ['before React, the bar says that it is scrolled', [], 'true'],
  ['the bar is left to React as it then is', [hydratedEvent], 'false'],
  ['after React has failed, the restored bar does what it did before', [hydratedEvent, failedEvent], 'true'],
])('%s', (_title, events, expected) => {
  const html = '<header><button></button></header>';
  document.body.innerHTML = `<react-island>${html}</react-island>`;
  const [island] = document.body.children;
  prepareBar();
  for (const type of events) {
    if (island && type === failedEvent) {
      island.innerHTML = html; // As hydrateIslands does
    }
    island?.dispatchEvent(new Event(type));
  }

  jest.replaceProperty(window, 'scrollY', 10);
  fireEvent.scroll(window);
  expect(document.querySelector('header')?.dataset.scrolled).toBe(expected);
});
