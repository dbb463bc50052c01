import { fireEvent } from '@testing-library/react';

import { followLinks } from './followLinks';

followLinks();
const root = document.documentElement;

/** @returns whether the browser follows the link */
function click(href: string, keys = {}): boolean {
  document.body.innerHTML = `<a href="${href}"><b>Link</b></a>`;
  return fireEvent.click(document.querySelector('b') ?? root, keys);
}

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = jest.fn();
  // jsdom cannot navigate, and reports each attempt.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test.each([
  ['from a fragment scrolls to the top, without the fragment', '/#contact', {}, false, 1],
  ['adds nothing to go back to without a fragment', '/', {}, false],
  ['with the Command key is left to the browser', '/', { metaKey: true }, true],
  ['with the Control key is left to the browser', '/', { ctrlKey: true }, true],
  ['with the Shift key is left to the browser', '/', { shiftKey: true }, true],
  ['with the Alt key is left to the browser', '/', { altKey: true }, true],
  ['on another page is followed', '/privacypolicy', {}, true],
])('a link to the home page %s', (_title, url, keys, isFollowed, added = 0) => {
  history.replaceState(null, '', url);
  const entries = history.length;
  expect(click('/', keys)).toBe(isFollowed);
  expect(document.body.scrollIntoView).toHaveBeenCalledTimes(isFollowed ? 0 : 1);
  expect(history).toHaveLength(entries + added);
  expect(location.href.replace(location.origin, '')).toBe(isFollowed ? url : '/');
});

test.each([
  ['/#team', true],
  ['/privacypolicy#contact', false],
  ['https://firm.example/#team', false],
])('the page scrolls smoothly, for a moment, after a click on %s: %s', (href, isSmooth) => {
  history.replaceState(null, '', '/?from=letter');
  expect(click(href)).toBe(true);
  expect('following' in root.dataset).toBe(isSmooth);
  expect(document.querySelector('a')?.search).toBe(isSmooth ? '?from=letter' : '');
  jest.runAllTimers();
  expect(root.dataset).not.toHaveProperty('following');
});
