import { fireEvent } from '@testing-library/react';

import { followLinks } from './followLinks';

followLinks();

/** @returns whether the browser follows the link */
function click(href: string): boolean {
  document.body.innerHTML = `<a href="${href}"><b>Link</b></a>`;
  return fireEvent.click(document.querySelector('b') ?? document.body);
}

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  // jsdom cannot navigate, and reports each attempt.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test.each([
  ['from a fragment scrolls to the top, without the fragment', '/#contact', 1],
  ['adds nothing to go back to without a fragment', '/', 0],
])('a link to the home page %s', (_title, url, added) => {
  history.replaceState(null, '', url);
  const entries = history.length;
  expect(click('/')).toBe(false);
  expect(document.body.scrollIntoView).toHaveBeenCalledTimes(1);
  expect(history).toHaveLength(entries + added);
  expect(location.href).toBe(`${location.origin}/`);
});

test.each([
  ['/#team', '?from=letter'],
  ['/privacypolicy#contact', ''],
  ['https://firm.example/#team', ''],
])('the browser follows a link to %s with the query “%s”', (href, query) => {
  history.replaceState(null, '', '/?from=letter');
  expect(click(href)).toBe(true);
  expect(document.querySelector('a')?.search).toBe(query);
});
