import { render, screen, within } from '@testing-library/react';

import { privacy, privacySections } from '@/content/privacy';

import { LegalDocument } from './LegalDocument';

function renderPolicy() {
  return render(<LegalDocument copy={privacy} sections={privacySections} language="en-GB" />);
}

test('numbers its sections in order', () => {
  renderPolicy();

  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    privacy.contentsTitle,
    ...privacySections.map(({ title }, index) => `${index + 1}. ${title}`),
  ]);
});

test('lists a link to each section in the table of contents', () => {
  const { container } = renderPolicy();

  const links = within(screen.getByRole('navigation', { name: privacy.contentsTitle })).getAllByRole('link');
  const targets = links.map((link) => container.querySelector(link.getAttribute('href') ?? '')?.querySelector('h2'));
  expect(links).toHaveLength(privacySections.length);
  expect(targets.map((heading) => heading?.textContent)).toEqual(
    links.map(({ textContent }, index) => `${index + 1}. ${textContent}`),
  );
});

test('shows the date of the last change in a time element', () => {
  const copy = { ...privacy, updated: { label: 'Last changed on', date: '2026-11-02' } };
  const { rerender } = render(<LegalDocument copy={copy} sections={privacySections} language="en-GB" />);
  expect(screen.getByText('2 November 2026')).toHaveAttribute('datetime', '2026-11-02');

  rerender(<LegalDocument copy={copy} sections={privacySections} language="de-AT" />);
  expect(screen.getByText('2. November 2026')).toHaveAttribute('datetime', '2026-11-02');
});

test('renders a list only for a section with list items', () => {
  const sections = [
    { id: 'one', title: 'One', description: ['First', 'Second'] },
    { id: 'two', title: 'Two', description: ['Third'], list: ['a', 'b'] },
  ];

  render(<LegalDocument copy={privacy} sections={sections} language="en-GB" />);

  const [one, two] = ['1. One', '2. Two'].map((name) => screen.getByRole('heading', { name }).closest('section'));
  expect(one).toHaveTextContent('1. OneFirstSecond');
  expect(within(one ?? document.body).queryByRole('list')).not.toBeInTheDocument();
  expect(
    within(two ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['a', 'b']);
});
