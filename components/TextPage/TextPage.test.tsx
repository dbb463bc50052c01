import { render, screen } from '@testing-library/react';

import { TextPage } from './TextPage';

const copy = {
  title: 'Terms',
  lead: 'In short',
  contentsTitle: 'Contents',
  updated: { label: 'Of', date: '2026-03-01' },
};

// The tests run in a time zone west of Greenwich (jest.config.mjs).
test('shows the day of the last change in every time zone', () => {
  render(<TextPage copy={copy} sections={[]} language="en-GB" />);
  expect(screen.getByText('1 March 2026')).toHaveAttribute('datetime', '2026-03-01');
});

test('shows what a page adds below the sections', () => {
  const sections = [{ id: 'one', title: 'One', description: ['First'] }];
  render(
    <TextPage copy={copy} sections={sections} language="en-GB">
      <p>Added</p>
    </TextPage>,
  );
  expect(screen.getByText('First').compareDocumentPosition(screen.getByText('Added'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
