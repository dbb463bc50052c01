import { render, screen } from '@testing-library/react';

import { privacy, privacySections } from '@/content/privacy';

import { LegalDocument } from './LegalDocument';

test.each([
  ['en-GB', '2 November 2026'],
  ['de-AT', '2. November 2026'],
])('shows the date of the last change in %s', (language, shown) => {
  const copy = { ...privacy, updated: { ...privacy.updated, date: '2026-11-02' } };

  render(<LegalDocument copy={copy} sections={privacySections} language={language} />);

  expect(screen.getByText(shown)).toHaveAttribute('datetime', '2026-11-02');
});
