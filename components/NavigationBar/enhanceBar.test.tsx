import { fireEvent, render, screen } from '@testing-library/react';

import { navigation } from '@/content/navigation';

import { enhanceBar } from './enhanceBar';
import { NavigationBar } from './NavigationBar';

const bar = () => screen.getByRole('banner');
const button = () => screen.getByRole('button', { name: navigation.menuLabel });
const expanded = () => button().getAttribute('aria-expanded');
const firstLink = () => screen.getAllByText(navigation.links[0].title)[0] as HTMLElement;

let isButtonVisible = true;
let open: HTMLElement | null = null;

/** jsdom lacks the popover API. In a browser hidePopover() throws on an element that is not a popover. */
beforeAll(() => {
  HTMLElement.prototype.checkVisibility = () => isButtonVisible;
  HTMLElement.prototype.hidePopover = function hidePopover() {
    setOpen(null);
    fireEvent(this, new Event('toggle'));
  };
  const find = document.querySelector.bind(document);
  document.querySelector = (selector: string) => (selector === ':popover-open' ? open : find(selector));
  enhanceBar();
});

function setOpen(menu: HTMLElement | null): void {
  open = menu;
}

function openMenu(): void {
  setOpen(document.getElementById('menu'));
  fireEvent(document.getElementById('menu') as HTMLElement, new Event('toggle'));
}

beforeEach(() => {
  isButtonVisible = true;
  setOpen(null);
  render(
    <NavigationBar copy={navigation} logoLabel="Home" variant="home">
      Firm
    </NavigationBar>,
  );
});

test('the bar has its scrolled style from ten pixels on', () => {
  const states = [9.5, 10, 0].map((y) => {
    jest.replaceProperty(window, 'scrollY', y);
    fireEvent.scroll(window);
    return bar().dataset.scrolled;
  });

  expect(states).toEqual(['false', 'true', 'false']);
});

test('aria-expanded follows the state of the menu', () => {
  expect(expanded()).toBe('false');

  openMenu();
  expect(expanded()).toBe('true');

  open?.hidePopover();
  expect(expanded()).toBe('false');
});

test.each([
  ['a link in it is followed', () => fireEvent.click(firstLink())],
  ['the hash of the URL changes', () => fireEvent(window, new Event('hashchange'))],
  [
    'a resize hides the button',
    () => {
      isButtonVisible = false;
      fireEvent(window, new Event('resize'));
    },
  ],
])('the menu closes when %s', (_cause, act) => {
  openMenu();

  act();

  expect(expanded()).toBe('false');
});

test.each([
  ['a click beside the links', () => fireEvent.click(bar())],
  ['a resize that keeps the button', () => fireEvent(window, new Event('resize'))],
])('the menu stays open at %s', (_cause, act) => {
  openMenu();

  act();

  expect(expanded()).toBe('true');
});

test('no handler throws on a page without a bar', () => {
  const onError = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', onError, { once: true });
  document.body.innerHTML = '<a href="#main">Skip</a>';

  fireEvent.scroll(window);
  fireEvent(document.body, new Event('toggle'));
  fireEvent(window, new Event('resize'));
  fireEvent(window, new Event('click'));
  fireEvent.click(document.body.firstElementChild as Element);

  expect(onError).not.toHaveBeenCalled();
});
