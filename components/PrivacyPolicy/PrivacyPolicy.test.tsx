import { render, screen } from '@testing-library/react';

import { privacy } from '@/content/privacy';

import { PrivacyPolicy } from './PrivacyPolicy';

// The tests run in a time zone west of Greenwich (jest.config.mjs).
test('shows the day of the last change in every time zone', () => {
  const updated = { label: 'Of', date: '2026-03-01' };
  render(<PrivacyPolicy content={{ ...privacy, updated }} language="en-GB" />);
  expect(screen.getByText('1 March 2026')).toHaveAttribute('datetime', '2026-03-01');
});
