import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';

import { mark } from '@/content/brand';
import { footer, socials } from '@/content/navigation';

import { SiteFooter } from './SiteFooter';

const siteFooter = (
  <SiteFooter copy={footer} socials={socials} mark={mark} owner="Owner & Sons" slogan="Our slogan" buildYear={2026} />
);

test('only social links open a new tab, without a referrer', () => {
  render(siteFooter);

  const inNewTab = screen.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
  expect(inNewTab).toEqual(within(screen.getByRole('list', { name: footer.socialLabel })).getAllByRole('link'));
  inNewTab.forEach((link) => expect(link).toHaveAttribute('rel', 'noopener noreferrer'));
});

test('the HTML contains the slogan, owner and build year', () => {
  render(<div dangerouslySetInnerHTML={{ __html: renderToString(siteFooter) }} />);

  expect(screen.getByText('Our slogan')).toBeInTheDocument();
  expect(screen.getByText(/^©/)).toHaveTextContent(`© 2026 Owner & Sons. ${footer.rights}`);
});
