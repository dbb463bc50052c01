import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';

import { mark } from '@/content/brand';
import { footer, socials } from '@/content/navigation';

import { SiteFooter } from './SiteFooter';

const siteFooter = (
  <SiteFooter
    copy={footer}
    socials={socials}
    mark={mark}
    owner="Kithmere Talent Solutions Ltd"
    slogan="Empowering Innovation"
    buildYear={2026}
  />
);

test.each(socials)(
  'opens $title in a new tab, says so, and tells it nothing of this page',
  ({ title, link: address }) => {
    render(siteFooter);

    const list = screen.getByRole('list', { name: 'Social media' });
    const link = within(list).getByRole('link', { name: `${title} (opens in a new tab)` });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
);

test('keeps the site’s own links in the same tab', () => {
  render(siteFooter);

  const links = within(screen.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['About us', '/#about', null],
    ['Contact', '/#contact', null],
    ['Privacy Policy', '/privacypolicy', null],
  ]);
});

test('names the mark, the slogan and the owner with the year of the build', () => {
  render(<div dangerouslySetInnerHTML={{ __html: renderToString(siteFooter) }} />);

  expect(screen.getByRole('img', { name: footer.logoAlt })).toBeInTheDocument();
  expect(screen.getByText('Empowering Innovation')).toBeInTheDocument();
  expect(screen.getByText(/^©/)).toHaveTextContent('© 2026 Kithmere Talent Solutions Ltd. All rights reserved.');
});
