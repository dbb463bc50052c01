import { fireEvent } from '@testing-library/react';

import { failedEvent, hydratedEvent } from '@/components/lib/island/islandElement';

import { prepareBar } from './prepareBar';

test.each([
  ['before React, the bar is scrolled and says that its menu is open', [], ['true', 'true']],
  ['the bar is left to React', [hydratedEvent], [undefined, 'false']],
  ['after React has failed, the restored bar does what it did before', [hydratedEvent, failedEvent], ['true', 'true']],
])('%s', (_title, events, expected) => {
  const island = document.createElement('react-island');
  const html = '<header><button aria-expanded="false"></button><nav></nav></header>';
  island.innerHTML = html;
  prepareBar(island);
  for (const type of events) {
    if (type === failedEvent) {
      island.innerHTML = html; // As hydrateIslands does
    }
    island.dispatchEvent(new Event(type));
  }

  jest.replaceProperty(window, 'scrollY', 10);
  fireEvent.scroll(window);
  const [bar, button, menu] = island.querySelectorAll<HTMLElement>('*');
  menu?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
  expect([bar?.dataset.scrolled, button?.getAttribute('aria-expanded')]).toEqual(expected);
});
