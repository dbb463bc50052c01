import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';

import { navigation } from '@/content/navigation';

import { NavigationBar } from './NavigationBar';

const bar = (
  <NavigationBar copy={navigation} logoLabel="Kithmere, to the top of the home page" variant="privacy">
    Kithmere
  </NavigationBar>
);

const popoverNames = ['popover', 'hidePopover', 'checkVisibility'];

/** As much of the popover API as the bar uses; jsdom has none of it. */
function installPopovers({ isButtonVisible = true } = {}) {
  const open = new Set<HTMLElement>();
  const setOpen = (element: HTMLElement, opened: boolean) => {
    if (opened) {
      open.add(element);
    } else {
      open.delete(element);
    }
    element.dispatchEvent(new Event('toggle'));
  };
  const hidePopover = jest.fn(function hide(this: HTMLElement) {
    if (!open.has(this)) {
      throw new DOMException('Not open', 'InvalidStateError');
    }
    setOpen(this, false);
  });
  const properties = {
    popover: 'auto',
    hidePopover,
    checkVisibility: () => isButtonVisible,
  };
  for (const [name, value] of Object.entries(properties)) {
    Object.defineProperty(HTMLElement.prototype, name, { value, configurable: true, writable: true });
  }
  const matches = Reflect.get(Element.prototype, 'matches');
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function match(this: Element, selector: string) {
    return selector === ':popover-open' ? this instanceof HTMLElement && open.has(this) : matches.call(this, selector);
  });
  return {
    hidePopover,
    openMenu: () => act(() => setOpen(menu(), true)),
    closeMenu: () => act(() => setOpen(menu(), false)),
  };
}

function menu(): HTMLElement {
  return screen.getByRole('navigation', { name: 'Main', hidden: true });
}

function menuButton(): HTMLElement {
  return screen.getByRole('button', { name: 'Menu' });
}

function scrollTo(y: number): void {
  jest.replaceProperty(window, 'scrollY', y);
  fireEvent.scroll(window);
}

/** @returns whether the browser was left to go there */
function follow(name: string): boolean {
  return fireEvent.click(within(menu()).getByRole('link', { name, hidden: true }));
}

afterEach(() => {
  popoverNames.forEach((name) => Reflect.deleteProperty(HTMLElement.prototype, name));
  document.body.replaceChildren();
});

test('is a banner with a named logo, the links in order and the way to the form', () => {
  render(bar);

  const links = within(screen.getByRole('banner')).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')])).toEqual(
    [
      ['Kithmere, to the top of the home page', '/#hero'],
      ['Services', '/#service'],
      ['About', '/#about'],
      ['Contact', '/#contact'],
      ['Contact Us', '/#contact'],
    ],
  );
});

test('tells the style sheet which page it stands on', () => {
  render(bar);

  expect(screen.getByRole('banner')).toHaveAttribute('data-variant', 'privacy');
});

test('takes its scrolled style from ten pixels on, and gives it back', () => {
  render(bar);
  const banner = screen.getByRole('banner');
  expect(banner).toHaveAttribute('data-scrolled', 'false');

  const states = [9, 10, 11, 9.5, 0].map((y) => {
    scrollTo(y);
    return banner.getAttribute('data-scrolled');
  });

  expect(states).toEqual(['false', 'true', 'true', 'false', 'false']);
});

test('has its scrolled style at once on a page that is opened further down', () => {
  jest.replaceProperty(window, 'scrollY', 800);

  render(bar);

  expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
});

test('leaves the menu to the browser in the HTML of the server', () => {
  document.body.innerHTML = renderToString(bar);

  expect(menuButton()).toHaveAttribute('popovertarget', menu().id);
  expect(menuButton()).toHaveAttribute('aria-controls', menu().id);
  expect(menuButton()).not.toHaveAttribute('aria-expanded');
  expect(menu()).toHaveAttribute('popover', 'auto');
  expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', 'false');
});

test('takes the HTML of the server over without a complaint', () => {
  const log = jest.spyOn(console, 'error');
  installPopovers();
  const container = document.createElement('div');
  container.innerHTML = renderToString(bar);
  document.body.replaceChildren(container);

  render(bar, { container, hydrate: true });

  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  expect(log).not.toHaveBeenCalled();
});

test('claims no state for a menu that the browser cannot close, and its links work', () => {
  render(bar);

  const followed = follow('Services');
  fireEvent(window, new Event('hashchange'));

  expect(followed).toBe(true);
  expect(menuButton()).not.toHaveAttribute('aria-expanded');
  expect(within(menu()).getAllByRole('link')).toHaveLength(4);
});

test('stands a resize in a browser that cannot tell what is visible', () => {
  const onError = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', onError);
  render(bar);

  fireEvent(window, new Event('resize'));
  window.removeEventListener('error', onError);

  expect(onError.mock.calls.map(([{ message }]) => message)).toEqual([]);
});

test('tells whether the menu is open', () => {
  const { openMenu, closeMenu } = installPopovers();
  render(bar);
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');

  openMenu();
  expect(menuButton()).toHaveAttribute('aria-expanded', 'true');

  closeMenu();
  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
});

test.each(['Services', 'About', 'Contact', 'Contact Us'])('closes the menu when %s is followed', (name) => {
  const { openMenu } = installPopovers();
  render(bar);
  openMenu();

  follow(name);

  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
});

test('closes the menu when the fragment of the address changes', () => {
  const { openMenu } = installPopovers();
  render(bar);
  openMenu();

  fireEvent(window, new Event('hashchange'));

  expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['closes the menu when the window grows until the button goes', false, 'false'],
  ['keeps the menu open in a window that changes while the button stays', true, 'true'],
])('%s', (_name, isButtonVisible, expanded) => {
  const { openMenu } = installPopovers({ isButtonVisible });
  render(bar);
  openMenu();

  fireEvent(window, new Event('resize'));

  expect(menuButton()).toHaveAttribute('aria-expanded', expanded);
});

test('never closes a menu that is not open', () => {
  const { hidePopover } = installPopovers({ isButtonVisible: false });
  render(bar);

  follow('About');
  fireEvent(window, new Event('hashchange'));
  fireEvent(window, new Event('resize'));

  expect(hidePopover).not.toHaveBeenCalled();
});

test('takes every listener off the window and the document once it is gone', () => {
  const added = [window, document].map((target) => jest.spyOn(target, 'addEventListener'));
  const removed = [window, document].map((target) => jest.spyOn(target, 'removeEventListener'));
  const own = ['scroll', 'hashchange', 'resize', 'toggle'];
  const ownOf = (spies: readonly { readonly mock: { readonly calls: readonly (readonly unknown[])[] } }[]) =>
    spies.flatMap(({ mock }) =>
      mock.calls.filter(([type]) => own.includes(String(type))).map(([type, listener]) => ({ type, listener })),
    );
  // Away from the document, so that only the bar itself listens there.
  const container = document.createElement('div');

  const { unmount } = render(bar, { container });
  const listeners = ownOf(added);
  unmount();

  expect(listeners.map(({ type }) => type)).toEqual(expect.arrayContaining(own));
  expect(ownOf(removed)).toEqual(expect.arrayContaining(listeners));
});

test('never holds up scrolling, and hears of the menu on the way down', () => {
  const onWindow = jest.spyOn(window, 'addEventListener');
  const onDocument = jest.spyOn(document, 'addEventListener');
  const offDocument = jest.spyOn(document, 'removeEventListener');
  const optionsOf = ({ mock }: typeof onDocument | typeof offDocument, wanted: string) =>
    mock.calls.filter(([type]) => type === wanted).map(([, , options]) => options);
  const container = document.createElement('div');

  render(bar, { container }).unmount();

  expect(onWindow.mock.calls.filter(([type]) => type === 'scroll').map(([, , options]) => options)).toEqual([
    { passive: true },
  ]);
  expect(optionsOf(onDocument, 'toggle')).toEqual([true]);
  expect(optionsOf(offDocument, 'toggle')).toEqual([true]);
});

test('stands a menu that is not in the document', () => {
  installPopovers();
  const container = document.createElement('div');

  render(bar, { container });

  expect(container.querySelector('button')).not.toHaveAttribute('aria-expanded');
});

test('keeps its links, in the scrolled style and without a state, when its script fails', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const scrollY = Object.getOwnPropertyDescriptor(window, 'scrollY') ?? {};
  Object.defineProperty(window, 'scrollY', {
    get() {
      throw new Error('No scrolling here');
    },
    configurable: true,
  });

  render(bar);
  Object.defineProperty(window, 'scrollY', scrollY);

  expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
  expect(menuButton()).not.toHaveAttribute('aria-expanded');
  expect(menuButton()).toHaveAttribute('popovertarget', menu().id);
  expect(within(menu()).getAllByRole('link')).toHaveLength(4);
});
