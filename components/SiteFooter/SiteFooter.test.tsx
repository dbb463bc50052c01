import { render, screen } from '@testing-library/react';

import { mark } from '@/content/brand';
import { footer, socials } from '@/content/navigation';

import { SiteFooter } from './SiteFooter';

test('links to the site in other languages, each named in its own', () => {
  const props = { copy: footer, socials, mark, owner: 'Owner', slogan: 'Slogan', buildYear: 2026 };
  render(
    <SiteFooter {...props} alternates={[{ language: 'el', url: 'https://el.firm.example/', name: 'Ελληνικά' }]} />,
  );

  const link = screen.getByRole('link', { name: 'Ελληνικά' });
  const attributes = { href: 'https://el.firm.example/', lang: 'el', hreflang: 'el' };
  expect(Object.keys(attributes).map((name) => link.getAttribute(name))).toEqual(Object.values(attributes));
});
