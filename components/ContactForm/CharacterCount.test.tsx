import { act, fireEvent, render } from '@testing-library/react';
import { type ComponentProps, useRef } from 'react';

import { CharacterCount } from './CharacterCount';

function renderCount({ limit = 100, language = 'en-GB', text = '' } = {}) {
  const copy = { charactersLeft: 'Left: {count}', charactersOver: 'Over: {count}' };
  const { container } = render(<FormWithCount {...{ limit, language, text, copy }} />);
  const form = container.firstElementChild as HTMLFormElement;
  const control = form.elements[0] as HTMLTextAreaElement;
  /** What is shown and announced after some milliseconds. */
  const countAfter = (milliseconds: number) => {
    act(() => jest.advanceTimersByTime(milliseconds));
    return ['[aria-hidden]', '[aria-live]'].map((selector) => form.querySelector(selector)?.textContent);
  };
  return {
    form,
    countAfter,
    countOf(length: number, cause: (control: Element) => unknown = fireEvent.input) {
      control.value = 'x'.repeat(length);
      cause(control);
      return countAfter(0);
    },
  };
}

type FormProps = Pick<ComponentProps<typeof CharacterCount>, 'limit' | 'language' | 'copy'> & { readonly text: string };

function FormWithCount({ text, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form ref={form}>
      <textarea name="message" defaultValue={text} />
      <CharacterCount form={form} name="message" className={undefined} {...props} />
    </form>
  );
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
  const { countOf, countAfter } = renderCount();
  expect(countOf(length)).toEqual([text, '']);
  expect(countAfter(1000)).toEqual([text, text]);
});

test('counts text typed before hydration, and formats the number', () => {
  const { countAfter } = renderCount({ limit: 10_000, language: 'de-DE', text: 'x'.repeat(11_234) });
  expect(countAfter(0)).toEqual(['Over: 1.234', '']);
});

test.each<[event: string, cause: (control: Element) => unknown]>([
  ['change', fireEvent.change],
  ['focusin', fireEvent.focusIn],
  ['focusout', fireEvent.focusOut],
  ['pageshow', () => fireEvent(window, new Event('pageshow'))],
])('counts a value that was set without typing at the next %s event', (_event, cause) => {
  expect(renderCount().countOf(95, cause)).toEqual(['Left: 5', '']);
});

test('announces the count after one second without typing, and clears it when the form is reset', () => {
  const { form, countOf, countAfter } = renderCount();
  countOf(95);
  countAfter(600);
  countOf(96);
  expect(countAfter(999)).toEqual(['Left: 4', '']);
  expect(countAfter(1)).toEqual(['Left: 4', 'Left: 4']);

  form.reset();
  expect(countAfter(0)).toEqual(['', 'Left: 4']);
  expect(countAfter(1000)).toEqual(['', '']);
});
