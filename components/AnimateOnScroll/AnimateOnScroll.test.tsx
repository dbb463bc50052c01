import { act, fireEvent, render, waitFor } from '@testing-library/react';

import { AnimateOnScroll } from './AnimateOnScroll';

const mockInit = jest.fn<void, [options: object]>();
const mockLoad = jest.fn<object, []>();

jest.mock('aos', () => mockLoad());

const root = document.documentElement;

function setUp({
  reducedMotion = false,
  load = (): object => ({ __esModule: true, default: { init: mockInit } }),
} = {}) {
  const matchMedia = jest.fn((query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)' && reducedMotion,
  }));
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true });
  // Evaluate the library again, as after a page load.
  jest.resetModules();
  mockInit.mockReset();
  mockLoad.mockReset().mockImplementation(load);
  delete root.dataset.aosReady;
}

/** Waits for an import that has started. */
async function settle(): Promise<void> {
  await act(() => import('./AnimateOnScroll').then(() => undefined));
}

function renderAndScroll() {
  const view = render(<AnimateOnScroll />);
  fireEvent.scroll(window);
  return view;
}

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'matchMedia');
});

test('animates each element once, for one second, 200 px inside the viewport', async () => {
  setUp();

  renderAndScroll();

  await waitFor(() => expect(mockInit.mock.calls).toEqual([[{ duration: 1000, offset: 200, once: true }]]));
});

test('sets data-aos-ready after the library is initialised', async () => {
  setUp();
  const readyAtInit: boolean[] = [];
  mockInit.mockImplementation(() => readyAtInit.push('aosReady' in root.dataset));

  renderAndScroll();
  expect(root).not.toHaveAttribute('data-aos-ready');

  await waitFor(() => expect(root).toHaveAttribute('data-aos-ready'));
  expect(readyAtInit).toEqual([false]);
});

test('does not load the library before the first scroll', async () => {
  setUp();

  render(<AnimateOnScroll />);
  await settle();
  expect(mockLoad).not.toHaveBeenCalled();

  fireEvent.scroll(window);
  await waitFor(() => expect(mockLoad).toHaveBeenCalledTimes(1));
});

test('loads the library immediately if the page is already scrolled', async () => {
  setUp();
  jest.replaceProperty(window, 'scrollY', 800);

  render(<AnimateOnScroll />);

  await waitFor(() => expect(mockInit).toHaveBeenCalledTimes(1));
});

test('removes its scroll listener on unmount', async () => {
  setUp();

  const { unmount } = render(<AnimateOnScroll />);
  unmount();
  fireEvent.scroll(window);
  await settle();

  expect(mockLoad).not.toHaveBeenCalled();
});

test('does not hide elements in view when the library loads', async () => {
  setUp();
  document.body.innerHTML = '<p data-aos="fade-up"></p><p data-aos="fade-up"></p>';
  const [above, below] = document.querySelectorAll('p');
  jest.spyOn(above as Element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 767));
  jest.spyOn(below as Element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 768));

  renderAndScroll();
  await waitFor(() => expect(root).toHaveAttribute('data-aos-ready'));

  expect(above).toHaveClass('aos-animate');
  expect(below).not.toHaveClass('aos-animate');
});

test('does not load the library with reduced motion', async () => {
  setUp({ reducedMotion: true });

  renderAndScroll();
  await settle();

  expect(mockLoad).not.toHaveBeenCalled();
  expect(root).not.toHaveAttribute('data-aos-ready');
});

test('does not change the page if the library cannot be loaded', async () => {
  setUp({
    load: () => {
      throw new Error('Loading chunk 3 failed.');
    },
  });

  renderAndScroll();
  await settle();

  expect(mockLoad).toHaveBeenCalledTimes(1);
  expect(root).not.toHaveAttribute('data-aos-ready');
});
