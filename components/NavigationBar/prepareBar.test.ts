import { fireEvent } from '@testing-library/react';

import { failedEvent, hydratedEvent } from '@/components/islandElement';

import { prepareBar } from './prepareBar';

function openPage() {
  document.body.innerHTML =
    '<react-island><header><button aria-expanded="false"></button><nav></nav></header></react-island>';
  const [island, bar] = [document.querySelector('react-island'), document.querySelector('header')];
  if (!island || !bar) {
    throw new Error('There is no bar.');
  }
  prepareBar(bar);
  return { island, bar };
}

/** @returns the scrolled state of the bar, and whether its menu is said to be open, after both have changed */
function change(bar: HTMLElement) {
  jest.replaceProperty(window, 'scrollY', 10);
  fireEvent.scroll(window);
  const nav = bar.querySelector('nav') as HTMLElement;
  nav.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
  return [bar.dataset.scrolled, bar.querySelector('button')?.getAttribute('aria-expanded')];
}

test('before React, the bar is scrolled and says that its menu is open', () => {
  const { bar } = openPage();
  expect(change(bar)).toEqual(['true', 'true']);
});

test('the bar is left to React', () => {
  const { island, bar } = openPage();
  island.dispatchEvent(new Event(hydratedEvent));
  expect(change(bar)).toEqual([undefined, 'false']);
});

test('after React has failed, the restored bar does what it did before', () => {
  const { island, bar } = openPage();
  const restored = bar.cloneNode(true) as HTMLElement;
  island.dispatchEvent(new Event(hydratedEvent));
  bar.replaceWith(restored);
  island.dispatchEvent(new Event(failedEvent));
  expect(change(restored)).toEqual(['true', 'true']);
});
