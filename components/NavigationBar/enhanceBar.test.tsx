import { fireEvent, render, screen } from '@testing-library/react';

import { navigation } from '@/content/navigation';

import { enhanceBar } from './enhanceBar';
import { NavigationBar } from './NavigationBar';

const bar = () => screen.getByRole('banner');
const button = () => screen.getByRole('button', { name: navigation.menuLabel });
const expanded = () => button().getAttribute('aria-expanded');
const firstLink = () => document.querySelector('nav a') as HTMLElement;

let isButtonVisible = true;
let openMenu: HTMLElement | null = null;

/** jsdom lacks the popover API. */
beforeAll(() => {
  HTMLElement.prototype.checkVisibility = () => isButtonVisible;
  HTMLElement.prototype.hidePopover = () => toggle(null);
  const find = document.querySelector.bind(document);
  document.querySelector = (selector: string) => (selector === ':popover-open' ? openMenu : find(selector));
  enhanceBar();
});

function toggle(menu: HTMLElement | null): void {
  openMenu = menu;
  fireEvent(screen.getByRole('navigation', { hidden: true }), new Event('toggle'));
}

function resize(hidesButton: boolean): void {
  isButtonVisible = !hidesButton;
  fireEvent(window, new Event('resize'));
}

beforeEach(() => {
  isButtonVisible = true;
  openMenu = null;
  render(
    <NavigationBar copy={navigation} logoLabel="Home" variant="transparent">
      Firm
    </NavigationBar>,
  );
});

test.each([
  ['closes at a click on a link', () => fireEvent.click(firstLink()), 'false'],
  ['closes when the hash of the URL changes', () => fireEvent(window, new Event('hashchange')), 'false'],
  ['closes when a resize hides its button', () => resize(true), 'false'],
  ['stays open at a click beside the links', () => fireEvent.click(bar()), 'true'],
  ['stays open at a resize that keeps its button', () => resize(false), 'true'],
])('the menu %s, and aria-expanded says so', (_reaction, act, state) => {
  toggle(document.getElementById(button().getAttribute('popovertarget') ?? ''));
  expect(expanded()).toBe('true');

  act();

  expect(expanded()).toBe(state);
});
