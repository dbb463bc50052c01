import { act, fireEvent, render, screen } from '@testing-library/react';

import { CharacterCount } from './CharacterCount';

function renderCount({ limit = 100, language = 'en-GB', text = '' } = {}) {
  const { container } = render(
    <form>
      <textarea id="message" defaultValue={text} />
      <CharacterCount
        controlId="message"
        limit={limit}
        copy={{ left: 'Left: {count}', over: 'Over: {count}', language }}
      />
    </form>,
  );
  return {
    shown: () => container.querySelector('p[aria-hidden="true"]')?.textContent,
    announced: () => container.querySelector('p[aria-live="polite"]')?.textContent,
    reset: () => container.querySelector('form')?.reset(),
  };
}

function type(length: number): void {
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'x'.repeat(length) } });
}

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

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
  const { shown, announced } = renderCount();

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

test('announces the count after one second without typing', () => {
  const { announced } = renderCount();

  type(95);
  wait(600);
  type(96);
  wait(999);
  expect(announced()).toBe('');

  wait(1);
  expect(announced()).toBe('Left: 4');
});

test('clears the count when the form is reset', () => {
  const { shown, announced, reset } = renderCount();
  type(95);
  wait(1000);

  reset();
  wait(0);
  expect(shown()).toBe('');
  wait(1000);
  expect(announced()).toBe('');
});
