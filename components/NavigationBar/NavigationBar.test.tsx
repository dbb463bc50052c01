import { fireEvent, render, screen } from '@testing-library/react';

import { navigation } from '@/content/navigation';
import { brand, mark } from '@/content/site';

import { NavigationBar } from './NavigationBar.island';

const bar = (
  <NavigationBar texts={navigation} mark={mark} brandName={brand.name} logoLabel="Home" variant="transparent" />
);
const button = () => screen.getByRole('button', { name: navigation.menuLabel });
const menu = () => screen.getByRole('navigation');
const hidePopover = jest.fn();

/** jsdom has no popovers, so this says whether the browser shows the menu. */
function showMenu(isOpen: boolean): void {
  const { querySelector } = Element.prototype;
  jest.spyOn(screen.getByRole('banner'), 'querySelector').mockImplementation(function find(this: Element, selector) {
    return selector === ':popover-open' ? (isOpen ? menu() : null) : querySelector.call(this, selector);
  });
  fireEvent(menu(), new Event('toggle'));
}

beforeEach(() => {
  HTMLElement.prototype.hidePopover = hidePopover.mockClear();
  Element.prototype.checkVisibility = () => true;
  history.replaceState(null, '', '/');
});

test.each<[string, () => unknown, number]>([
  ['a link is followed', () => fireEvent.click(screen.getByText(navigation.links[0].title)), 1],
  ['the logo is followed', () => fireEvent.click(screen.getByRole('link', { name: 'Home' })), 1],
  ['the browser goes back', () => fireEvent(window, new Event('hashchange')), 1],
  ['the page is left', () => fireEvent(window, new Event('pagehide')), 1],
  ['the focus leaves the bar', () => fireEvent.blur(button(), { relatedTarget: document.body }), 1],
  ['the focus moves within the bar', () => fireEvent.blur(button(), { relatedTarget: menu() }), 0],
  ['the window loses the focus', () => fireEvent.blur(button()), 0],
  ['the window changes its size', () => fireEvent(window, new Event('resize')), 0],
  [
    'the window becomes so wide that the button is hidden',
    () => {
      Element.prototype.checkVisibility = () => false;
      fireEvent(window, new Event('resize'));
    },
    1,
  ],
])('when %s, the menu closes or stays', (_title, cause, closed) => {
  render(bar);
  showMenu(true);
  cause();
  expect(hidePopover).toHaveBeenCalledTimes(closed);
});

test('once it is removed, it listens to nothing', () => {
  const added = [window, EventTarget.prototype].map((target) => jest.spyOn(target, 'addEventListener'));
  const removed = jest.spyOn(window, 'removeEventListener');
  render(bar).unmount();
  const options = added.flatMap(({ mock }) => mock.calls.map(([, , option]) => option as AddEventListenerOptions));
  expect(options.flatMap((one) => one?.signal?.aborted ?? [])).toEqual([true, true, true, true, true]);
  expect(removed).toHaveBeenCalledWith('scroll', expect.any(Function));
});
