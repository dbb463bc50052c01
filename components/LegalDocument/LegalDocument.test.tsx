import { render, screen } from '@testing-library/react';

import { LegalDocument } from './LegalDocument';

const copy = {
  title: 'Terms',
  lead: 'In short',
  contentsTitle: 'Contents',
  updated: { label: 'Of', date: '2026-03-01' },
};

// The tests run in a time zone west of Greenwich (jest.config.mjs).
test('shows the day of the last change in every time zone', () => {
  render(<LegalDocument copy={copy} sections={[]} language="en-GB" />);
  expect(screen.getByText('1 March 2026')).toHaveAttribute('datetime', '2026-03-01');
});

test('shows the links of paragraphs and lists', () => {
  const section = { id: 'one', title: 'One', description: ['Ask ada@firm.example.'], list: ['[Home](/)'] };
  render(<LegalDocument copy={copy} sections={[section]} language="en-GB" />);
  expect(screen.getByRole('link', { name: 'ada@firm.example' })).toHaveAttribute('href', 'mailto:ada@firm.example');
  expect(screen.getByText('Ask', { exact: false })).toHaveTextContent('Ask ada@firm.example.');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});
