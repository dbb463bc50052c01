import { render, screen, within } from '@testing-library/react';

import { mark } from '@/content/brand';
import { footer, socials } from '@/content/navigation';

import { SiteFooter } from './SiteFooter';

test('shows slogan, year and owner, and opens only social links in a new tab', () => {
  render(
    <SiteFooter
      copy={footer}
      socials={socials}
      mark={mark}
      owner="Owner & Sons Ltd."
      slogan="Our slogan"
      buildYear={2026}
    />,
  );

  expect(screen.getByText('Our slogan')).toBeInTheDocument();
  expect(screen.getByText(/^©/).textContent).toBe(`© 2026 Owner & Sons Ltd. ${footer.rights}`);
  const inNewTab = screen.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
  expect(inNewTab).toEqual(within(screen.getByRole('list', { name: footer.socialLabel })).getAllByRole('link'));
  inNewTab.forEach((link) => expect(link).toHaveAttribute('rel', 'noopener noreferrer'));
});
