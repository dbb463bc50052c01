import { render, screen } from '@testing-library/react';

import { TextPage } from './TextPage';

const texts = {
  title: 'Terms',
  lead: 'In short',
  contentsTitle: 'Contents',
  updated: { label: 'Of', date: '2026-03-01' },
};

// The tests run in a time zone west of Greenwich (jest.config.mjs).
test('shows the day of the last change in every time zone', () => {
  render(<TextPage texts={texts} sections={[]} />);
  expect(screen.getByText('1 March 2026')).toHaveAttribute('datetime', '2026-03-01');
});
