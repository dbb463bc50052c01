import { render, screen } from '@testing-library/react';

import HomePage from './page';
import PrivacyPolicyPage from './privacypolicy/page';

test.each([
  ['home page', <HomePage key="home" />],
  ['privacy policy', <PrivacyPolicyPage key="privacy" />],
])('uses every id of the %s once', (_name, page) => {
  const { container } = render(page);

  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toContain('main');
  expect(ids).toEqual([...new Set(ids)]);
});

test('has a target on the home page for every link to it', () => {
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
])('skips no level of heading on the %s, and has one first heading', (_name, page) => {
  render(page);

  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  expect(levels[0]).toBe(1);
  expect(levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)).toEqual([]);
});
