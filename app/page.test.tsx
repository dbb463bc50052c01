import { render, screen } from '@testing-library/react';

import HomePage from './page';
import PrivacyPolicyPage from './privacypolicy/page';

test.each([
  ['home page', <HomePage key="home" />],
  ['privacy policy', <PrivacyPolicyPage key="privacy" />],
])('has unique ids on the %s', (_name, page) => {
  const { container } = render(page);

  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toContain('main');
  expect(ids).toEqual([...new Set(ids)]);
});

test('has a target for every fragment link on the home page', () => {
  render(<HomePage />);

  const fragments = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((link) => /^\/?#/.test(link))
    .map((link) => link.replace('/', ''));
  expect(fragments).toContain('#main');
  fragments.forEach((fragment) => expect(document.querySelector(fragment)).toBeInTheDocument());
});

test.each([
  ['home page', <HomePage key="home" />],
  ['privacy policy', <PrivacyPolicyPage key="privacy" />],
])('has one h1 and skips no heading level on the %s', (_name, page) => {
  render(page);

  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  expect(levels[0]).toBe(1);
  expect(levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)).toEqual([]);
});
