import { fireEvent } from '@testing-library/react';

import { hydrateOnInteraction } from './hydrateOnInteraction';

const interactions = ['pointerdown', 'keydown', 'focusin', 'scroll', 'submit', 'invalid'];

const hydrate = () =>
  document.querySelectorAll('react-island').forEach((island) => island.dispatchEvent(new Event('hydrated')));

/** Opens a page whose module loads for ever, unless another import is given. */
function openPage(importModule: (attempt: number) => Promise<unknown> = () => new Promise(() => undefined)) {
  document.body.innerHTML = `<react-island><form id="enquiry"><input name="job"><p data-loading="Loading..." data-waiting="Offline"></p></form></react-island>`;
  const form = document.forms[0] as HTMLFormElement;
  const load = jest.fn(importModule);
  hydrateOnInteraction(load);
  return {
    form,
    load,
    requestSubmit: jest.spyOn(form, 'requestSubmit').mockImplementation(() => undefined),
    /** @returns whether the browser does what it does by default */
    fire: (type: string) =>
      fireEvent(form.elements[0] as Element, new Event(type, { bubbles: true, cancelable: true })),
    hydrate,
  };
}

/** What the visitor sees: the status, and whether the browser posts the form. */
const marksOf = (form: HTMLFormElement) => [form.textContent, 'native' in form.dataset];
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  window.fetch = jest.fn().mockResolvedValue('an answer');
  AbortSignal.timeout = () => new AbortController().signal;
});
// The listeners on the window do nothing then.
afterEach(hydrate);

test.each(interactions)('the first %s event loads the module once', (first) => {
  const { load, fire } = openPage();
  fire('pointermove');
  jest.runAllTimers();
  expect(load).not.toHaveBeenCalled();

  fire(first);
  expect(load.mock.calls).toEqual([[0]]);
  interactions.forEach(fire);
  expect(load).toHaveBeenCalledTimes(1);
});

test.each(['submit', 'invalid'])('a %s event is held for twelve seconds', async (type) => {
  const { form, requestSubmit, fire, hydrate } = openPage();
  expect([fire(type), fire(type)]).toEqual([false, false]);
  await jest.advanceTimersByTimeAsync(11_999);
  expect(marksOf(form)).toEqual(['Loading...', false]);

  await jest.advanceTimersByTimeAsync(1);
  expect(marksOf(form)).toEqual(['', true]);
  expect(requestSubmit).toHaveBeenCalledTimes(1);
  expect(fire(type)).toBe(true);
  // React may come while the browser posts the form.
  hydrate();
  expect(requestSubmit).toHaveBeenCalledTimes(1);
});

test.each([
  ['releases a held submit', 'submit', 1],
  ['leaves the plain form', 'keydown', 0],
])('a module that is missing %s', async (_title, type, submits) => {
  const { form, requestSubmit, fire } = openPage(() => Promise.reject(new Error('404')));
  fire(type);
  await settle();

  expect(marksOf(form)).toEqual(['', true]);
  expect(requestSubmit).toHaveBeenCalledTimes(submits);
  expect(fire('submit')).toBe(true);
});

// contact.spec.ts tests what visitors see then.
test('without a connection, the module is loaded again by another URL', async () => {
  jest.mocked(fetch).mockRejectedValue(new Error('offline'));
  const { load, fire } = openPage(() => Promise.reject(new Error('offline')));
  fire('keydown');
  await settle();
  fireEvent(window, new Event('online'));
  expect(load.mock.calls).toEqual([[0], [1]]);
});

test('a held submit goes to the form that React has rendered', () => {
  const { form, requestSubmit, fire, hydrate } = openPage();
  fire('submit');
  const rendered = form.cloneNode(true) as HTMLFormElement;
  rendered.requestSubmit = jest.fn();
  form.replaceWith(rendered);
  hydrate();
  expect([fire('submit'), fire('invalid')]).toEqual([true, true]);
  jest.runAllTimers();

  expect(marksOf(rendered)).toEqual(['', false]);
  expect(rendered.requestSubmit).toHaveBeenCalledTimes(1);
  expect(requestSubmit).not.toHaveBeenCalled();
});

test('the browser posts the form, held or not, if React has failed', () => {
  const { form, fire } = openPage();
  fire('submit');
  const island = form.parentElement as HTMLElement;
  const restored = form.cloneNode(true) as HTMLFormElement;
  restored.requestSubmit = jest.fn();
  form.replaceWith(restored);
  island.dispatchEvent(new Event('failed'));
  expect(marksOf(restored)).toEqual(['', true]);
  expect(restored.requestSubmit).toHaveBeenCalledTimes(1);
  expect(fireEvent.submit(restored)).toBe(true);
});

test.each([
  ['reloads while the module loads', true, 'keydown', false, 1],
  ['stays if it was not kept in memory', false, 'keydown', false, 0],
  ['stays before the first interaction', true, 'pointermove', false, 0],
  ['stays once React has control', true, 'keydown', true, 0],
  ['stays while there is no network', true, 'keydown', false, 0, false],
])('a page that is shown again %s', (_title, persisted, interaction, isHydrated, reloads, onLine = true) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  // jsdom cannot navigate, and reports each attempt.
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { fire, hydrate } = openPage();
  fire(interaction);
  if (isHydrated) {
    hydrate();
  }

  fireEvent(window, new PageTransitionEvent('pageshow', { persisted }));

  const navigation = expect.objectContaining({ message: expect.stringContaining('navigation') });
  expect(report.mock.calls).toEqual(Array.from({ length: reloads }, () => [navigation]));
});
