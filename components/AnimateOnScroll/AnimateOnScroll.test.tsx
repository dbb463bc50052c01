import { act, fireEvent, render, waitFor } from '@testing-library/react';

import { AnimateOnScroll } from './AnimateOnScroll';

const mockInit = jest.fn<void, [options: object]>();
const mockLoad = jest.fn<object, []>();

jest.mock('aos', () => mockLoad());

const root = document.documentElement;

/** Waits for an import that has started. */
async function settle(): Promise<void> {
  await act(() => import('./AnimateOnScroll').then(() => undefined));
}

const expectReady = () => waitFor(() => expect(root).toHaveAttribute('data-aos-ready'));

beforeEach(() => {
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: false }), configurable: true });
  // Evaluate the library again, as after a page load.
  jest.resetModules();
  mockInit.mockReset();
  mockLoad.mockReset().mockReturnValue({ __esModule: true, default: { init: mockInit } });
  delete root.dataset.aosReady;
});

test('loads the library at the first scroll, and hides elements after its initialisation', async () => {
  const readyAtInit: boolean[] = [];
  mockInit.mockImplementation(() => readyAtInit.push('aosReady' in root.dataset));
  render(<AnimateOnScroll />);
  await settle();
  expect(mockLoad).not.toHaveBeenCalled();

  fireEvent.scroll(window);

  await expectReady();
  expect(mockInit.mock.calls).toEqual([[{ duration: 1000, offset: 200, once: true }]]);
  expect(readyAtInit).toEqual([false]);
});

test('does not hide elements in view when the library loads', async () => {
  document.body.innerHTML = '<p data-aos="fade-up"></p><p data-aos="fade-up"></p>';
  const [above, below] = document.querySelectorAll('p');
  jest.spyOn(above as Element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight - 1));
  jest.spyOn(below as Element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight));

  render(<AnimateOnScroll />);
  fireEvent.scroll(window);
  await expectReady();

  expect(above).toHaveClass('aos-animate');
  expect(below).not.toHaveClass('aos-animate');
});

test('hides no element if the library cannot be loaded', async () => {
  mockLoad.mockImplementation(() => {
    throw new Error('Loading chunk 3 failed.');
  });

  render(<AnimateOnScroll />);
  fireEvent.scroll(window);
  await settle();

  expect(mockLoad).toHaveBeenCalledTimes(1);
  expect(root).not.toHaveAttribute('data-aos-ready');
});
