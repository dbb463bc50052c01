import { fireEvent } from '@testing-library/react';

import { animateOnScroll } from './animateOnScroll';

const mockAnimate = jest.fn();
const mockLoad = jest.fn<object, []>();

jest.mock('./animate', () => mockLoad());

/** Starts the page. @returns a function that scrolls it, and waits for an import that has started */
function start({ reducedMotion = false } = {}) {
  jest.resetModules(); // Evaluate the module again, as after a page load.
  mockAnimate.mockReset();
  mockLoad.mockReset().mockReturnValue({ animate: mockAnimate });
  const matchMedia = (query: string) => ({ matches: reducedMotion && query === '(prefers-reduced-motion: reduce)' });
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true });
  animateOnScroll();
  return async () => {
    fireEvent.scroll(window);
    await import('./animateOnScroll');
  };
}

test('loads and starts the animation once, at the first scroll', async () => {
  const scroll = start();
  expect(mockLoad).not.toHaveBeenCalled();

  await scroll();
  await scroll();

  expect(mockLoad).toHaveBeenCalledTimes(1);
  expect(mockAnimate).toHaveBeenCalledTimes(1);
});

test('never loads the animation if the visitor prefers reduced motion', async () => {
  const scroll = start({ reducedMotion: true });
  await scroll();
  expect(mockLoad).not.toHaveBeenCalled();
});

test('does without the animation if it cannot be loaded', async () => {
  const scroll = start();
  mockLoad.mockImplementation(() => {
    throw new Error('Failed to fetch dynamically imported module');
  });

  await scroll();

  expect(mockLoad).toHaveBeenCalledTimes(1);
  expect(mockAnimate).not.toHaveBeenCalled();
});
