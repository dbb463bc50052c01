import aos from 'aos';

import { animate } from './animate';

jest.mock('aos', () => ({ __esModule: true, default: { init: jest.fn() } }));

const root = document.documentElement;

test('hides elements only after the library is initialised', () => {
  const init = jest.mocked(aos.init).mockImplementationOnce(() => {
    expect(root).not.toHaveAttribute('data-aos-ready');
  });

  animate();

  expect(init.mock.calls).toEqual([[{ duration: 1000, offset: 200, once: true }]]);
  expect(root).toHaveAttribute('data-aos-ready');
});

test.each([
  ['does not hide', 'in view', innerHeight - 1, true],
  ['hides', 'below the view', innerHeight, false],
])('%s an element %s', (_title, _place, top, isVisible) => {
  document.body.innerHTML = '<p data-aos="fade-up"></p>';
  const [element] = document.querySelectorAll('p');
  jest.spyOn(element as Element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top));

  animate();

  expect(element?.classList.contains('aos-animate')).toBe(isVisible);
});

test('delays an animation by the milliseconds of its element, if any', () => {
  document.body.innerHTML = '<p data-aos="fade-up" data-aos-delay="150"></p><p data-aos="fade-up"></p><p></p>';

  animate();

  const delays = Array.from(document.querySelectorAll('p'), ({ style }) => style.transitionDelay);
  expect(delays).toEqual(['150ms', '0ms', '']);
});
