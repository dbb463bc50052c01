import { act, fireEvent, render } from '@testing-library/react';

import { CharacterCount } from './CharacterCount';

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function renderCount({ limit = 100, language = 'en-GB', text = '' } = {}) {
  document.body.innerHTML = `<form><textarea name="message">${text}</textarea>
    <div id="message-count"></div><div id="message-announcement"></div></form>`;
  const form = document.forms[0] as HTMLFormElement;
  const control = form.elements[0] as HTMLTextAreaElement;
  render(<CharacterCount {...{ form, limit, language }} name="message" left="Left: {count}" over="Over: {count}" />, {
    container: document.body.appendChild(document.createElement('div')),
  });
  return {
    form,
    shown: () => document.getElementById('message-count')?.textContent,
    announced: () => document.getElementById('message-announcement')?.textContent,
    type(length: number, cause: (control: Element) => unknown = fireEvent.input) {
      control.value = 'x'.repeat(length);
      cause(control);
      wait(0);
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test.each([
  [89, ''],
  [90, 'Left: 10'],
  [100, 'Left: 0'],
  [101, 'Over: 1'],
])('for %d of 100 characters shows and later announces “%s”', (length, text) => {
  const { shown, announced, type } = renderCount();

  type(length);
  expect([shown(), announced()]).toEqual([text, '']);

  wait(1000);
  expect([shown(), announced()]).toEqual([text, text]);
});

test.each([
  ['en-GB', 'Over: 1,234'],
  ['de-DE', 'Over: 1.234'],
])('counts text typed before hydration, and formats the number for %s', (language, text) => {
  const { shown } = renderCount({ limit: 10_000, language, text: 'x'.repeat(11_234) });

  expect(shown()).toBe(text);
});

test.each<[event: string, cause: (control: Element) => unknown]>([
  ['change', fireEvent.change],
  ['focusin', fireEvent.focusIn],
  ['focusout', fireEvent.focusOut],
  ['pageshow', () => fireEvent(window, new Event('pageshow'))],
])('counts a value that was set without typing at the next %s event', (_event, cause) => {
  const { shown, type } = renderCount();

  type(95, cause);

  expect(shown()).toBe('Left: 5');
});

test('announces the count after one second without typing', () => {
  const { announced, type } = renderCount();

  type(95);
  wait(600);
  type(96);
  wait(999);
  expect(announced()).toBe('');

  wait(1);
  expect(announced()).toBe('Left: 4');
});

test('clears the count when the form is reset', () => {
  const { form, shown, announced, type } = renderCount();
  type(95);
  wait(1000);

  form.reset();
  wait(0);
  expect(shown()).toBe('');
  wait(1000);
  expect(announced()).toBe('');
});
