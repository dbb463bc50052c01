import { act, fireEvent, render, screen } from '@testing-library/react';

import { CharacterCount } from './CharacterCount';

const copy = { left: 'Left: {count}', over: 'Over: {count}', language: 'en-GB' };

function formWith({ controlId = 'message', limit = 100, ...overrides }: Partial<typeof copy & Props> = {}) {
  return (
    <form>
      <textarea id="message" aria-label="Message" />
      <textarea id="notes" aria-label="Notes" />
      <CharacterCount controlId={controlId} limit={limit} copy={{ ...copy, ...overrides }} />
    </form>
  );
}
type Props = { readonly controlId: string; readonly limit: number };

function renderCount(changes?: Parameters<typeof formWith>[0]) {
  const { container, rerender } = render(formWith(changes));
  return {
    shown: () => container.querySelector('p[aria-hidden="true"]')?.textContent,
    announced: () => container.querySelector('p[aria-live="polite"]')?.textContent,
    change: (next: Parameters<typeof formWith>[0]) => rerender(formWith(next)),
    reset: () => container.querySelector('form')?.reset(),
  };
}

function type(length: number, label = 'Message'): void {
  fireEvent.input(screen.getByLabelText(label), { target: { value: 'x'.repeat(length) } });
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
  ['en-GB', '1,234'],
  ['de-DE', '1.234'],
])('formats the number for %s', (language, number) => {
  const { shown } = renderCount({ limit: 10_000, language });

  type(11_234);

  expect(shown()).toBe(`Over: ${number}`);
});

test('updates the count when its props change', () => {
  const { shown, change } = renderCount({ limit: 1000 });
  type(95);
  expect(shown()).toBe('');

  change({ limit: 100 });
  expect(shown()).toBe('Left: 5');
  change({ left: 'Rest: {count}' });
  expect(shown()).toBe('Rest: 5');
  change({ controlId: 'notes' });
  expect(shown()).toBe('');
  type(101, 'Notes');
  expect(shown()).toBe('Over: 1');
  change({ controlId: 'notes', over: 'Too many: {count}' });
  expect(shown()).toBe('Too many: 1');
  change({ controlId: 'notes', over: 'Too many: {count}', limit: 10, language: 'de-DE' });
  expect(shown()).toBe('Too many: 91');
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

test('shows nothing if the control does not exist', () => {
  const { shown } = renderCount({ controlId: 'nowhere' });

  expect(shown()).toBe('');
});

test('removes its listener from the previous control', () => {
  const { change } = renderCount();
  const log = jest.spyOn(console, 'error');
  const message = screen.getByLabelText('Message');
  const removed = jest.spyOn(message, 'removeEventListener');

  change({ controlId: 'notes' });

  expect(removed.mock.calls.map(([event]) => event)).toEqual(['input']);
  expect(log).not.toHaveBeenCalled();
});
