import { render, screen, within } from '@testing-library/react';

import { navigation } from '@/content/navigation';

import { NavigationBar } from './NavigationBar';

beforeEach(() => {
  render(
    <NavigationBar copy={navigation} logoLabel="Home" variant="privacy">
      Firm
    </NavigationBar>,
  );
});

test('is a banner with logo, section links and call to action', () => {
  const links = within(screen.getByRole('banner')).getAllByRole('link');
  const { home, links: sections, callToAction } = navigation;

  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [home, ...sections, callToAction].map(({ link }) => link),
  );
  expect(links[0]).toHaveAccessibleName('Home');
  expect(screen.getByRole('banner')).toHaveAttribute('data-variant', 'privacy');
});

test('has a native popover as its menu', () => {
  const menu = screen.getByRole('navigation', { name: navigation.label, hidden: true });
  const button = screen.getByRole('button', { name: navigation.menuLabel });

  expect(menu).toHaveAttribute('popover', 'auto');
  expect(button).toHaveAttribute('popovertarget', menu.id);
  expect(button).toHaveAttribute('aria-controls', menu.id);
});
