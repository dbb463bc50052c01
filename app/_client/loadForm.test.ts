import { fireEvent } from '@testing-library/react';

import { loadForm } from './loadForm';

const interactions = ['pointerdown', 'keydown', 'focusin', 'scroll', 'submit', 'invalid'];

/** Opens a page whose module loads for ever, unless another import is given. */
function openPage(importModule = () => new Promise<unknown>(() => undefined)) {
  document.body.innerHTML = '<form><input></form>';
  const form = document.forms[0] as HTMLFormElement;
  const load = jest.fn(importModule);
  loadForm(form, load);
  return {
    form,
    load,
    requestSubmit: jest.spyOn(form, 'requestSubmit').mockImplementation(() => undefined),
    /** @returns whether the browser does what it does by default */
    fire: (type: string) => fireEvent(form.elements[0] as Element, new Event(type, { cancelable: true })),
  };
}

beforeEach(() => void jest.useFakeTimers());
// The listeners on the window do nothing once React has control.
afterEach(() => Array.from(document.forms, (form) => (form.noValidate = true)));

test.each(interactions)('the first %s event loads the module, once', (first) => {
  const { load, fire } = openPage();
  fire('pointermove');
  jest.runAllTimers();
  expect(load).not.toHaveBeenCalled();

  fire(first);
  expect(load).toHaveBeenCalledTimes(1);
  interactions.forEach(fire);
  expect(load).toHaveBeenCalledTimes(1);
});

test.each(['submit', 'invalid'])('a %s event is held for twelve seconds', (type) => {
  const { form, requestSubmit, fire } = openPage();
  expect([fire(type), fire(type)]).toEqual([false, false]);
  jest.advanceTimersByTime(11_999);
  expect({ ...form.dataset }).toEqual({ pending: '' });

  jest.advanceTimersByTime(1);
  expect({ ...form.dataset }).toEqual({ plain: '' });
  expect(requestSubmit).toHaveBeenCalledTimes(1);
  expect(fire(type)).toBe(true);
});

test.each([
  ['releases a held submit', 'submit', 1],
  ['leaves the plain form', 'keydown', 0],
])('a module that fails to load %s', async (_title, type, submits) => {
  const { form, requestSubmit, fire } = openPage(() => Promise.reject(new Error('404')));
  fire(type);
  await jest.advanceTimersByTimeAsync(0);

  expect({ ...form.dataset }).toEqual({ plain: '' });
  expect(requestSubmit).toHaveBeenCalledTimes(submits);
});

test('once React has control, no submit is held, and none that was held is released', () => {
  const { form, requestSubmit, fire } = openPage();
  fire('submit');
  form.noValidate = true;
  expect([fire('submit'), fire('invalid')]).toEqual([true, true]);
  jest.runAllTimers();

  expect({ ...form.dataset }).toEqual({ pending: '' });
  expect(requestSubmit).not.toHaveBeenCalled();
});

test.each([
  ['reloads while the module loads', true, 'keydown', false, 1],
  ['stays if it was not kept in memory', false, 'keydown', false, 0],
  ['stays before the first interaction', true, 'pointermove', false, 0],
  ['stays once React has control', true, 'keydown', true, 0],
])('a page that is shown again %s', (_title, persisted, interaction, noValidate, reloads) => {
  // jsdom cannot navigate, and reports each attempt.
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { form, fire } = openPage();
  fire(interaction);
  form.noValidate = noValidate;

  fireEvent(window, new PageTransitionEvent('pageshow', { persisted }));

  const navigation = expect.objectContaining({ message: expect.stringContaining('navigation') });
  expect(report.mock.calls).toEqual(Array.from({ length: reloads }, () => [navigation]));
});
