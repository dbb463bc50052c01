import { render, screen, within } from '@testing-library/react';

import { privacy, privacySections } from '@/content/privacy';

import { LegalDocument } from './LegalDocument';

function renderPolicy() {
  return render(<LegalDocument copy={privacy} sections={privacySections} language="en-GB" />);
}

test('numbers its sections in their order', () => {
  renderPolicy();

  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    privacy.contentsTitle,
    ...privacySections.map(({ title }, index) => `${index + 1}. ${title}`),
  ]);
});

test('lists its sections in order, each with a link to its heading', () => {
  const { container } = renderPolicy();

  const links = within(screen.getByRole('navigation', { name: privacy.contentsTitle })).getAllByRole('link');
  const targets = links.map((link) => container.querySelector(link.getAttribute('href') ?? '')?.querySelector('h2'));
  expect(links).toHaveLength(privacySections.length);
  expect(targets.map((heading) => heading?.textContent)).toEqual(
    links.map(({ textContent }, index) => `${index + 1}. ${textContent}`),
  );
});

test('says when it was last changed, for people and for machines', () => {
  const words = { ...privacy, updated: { label: 'Last changed on', date: '2026-11-02' } };
  const { rerender } = render(<LegalDocument copy={words} sections={privacySections} language="en-GB" />);
  expect(screen.getByText('2 November 2026')).toHaveAttribute('datetime', '2026-11-02');

  rerender(<LegalDocument copy={words} sections={privacySections} language="de-AT" />);
  expect(screen.getByText('2. November 2026')).toHaveAttribute('datetime', '2026-11-02');
});

test('has a list only in a section that has one', () => {
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
