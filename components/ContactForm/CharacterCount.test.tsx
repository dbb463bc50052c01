import { act, fireEvent, render, screen } from '@testing-library/react';

import { CharacterCount } from './CharacterCount';

type Changes = { readonly controlId?: string; readonly limit?: number; readonly left?: string; readonly over?: string };

function formWith({
  controlId = 'message',
  limit = 100,
  left = 'Left: {count}',
  over = 'Over: {count}',
}: Changes = {}) {
  return (
    <form>
      <textarea id="message" aria-label="Message" />
      <textarea id="notes" aria-label="Notes" />
      <CharacterCount controlId={controlId} limit={limit} left={left} over={over} />
    </form>
  );
}

function renderCount(changes?: Changes) {
  const { container, ...rendered } = render(formWith(changes));
  return {
    ...rendered,
    shown: () => container.querySelector('p[aria-hidden="true"]')?.textContent,
    announced: () => container.querySelector('p[aria-live="polite"]')?.textContent,
    change: (next: Changes) => rendered.rerender(formWith(next)),
    reset: () => container.querySelector('form')?.reset(),
  };
}

function type(length: number, label = 'Message'): void {
  fireEvent.input(screen.getByLabelText(label), { target: { value: 'x'.repeat(length) } });
}

function wait(milliseconds: number): void {
  act(() => jest.advanceTimersByTime(milliseconds));
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test.each([
  [0, ''],
  [89, ''],
  [90, 'Left: 10'],
  [99, 'Left: 1'],
  [100, 'Left: 0'],
  [101, 'Over: 1'],
  [150, 'Over: 50'],
])('says of %d characters out of 100 “%s”, at once for the eye and after a pause aloud', (length, words) => {
  const { shown, announced } = renderCount();

  type(length);
  expect([shown(), announced()]).toEqual([words, '']);

  wait(1000);
  expect([shown(), announced()]).toEqual([words, words]);
});

test('writes large numbers as a British reader does', () => {
  const { shown } = renderCount({ limit: 10_000 });

  type(9000);
  expect(shown()).toBe('Left: 1,000');

  type(11_234);
  expect(shown()).toBe('Over: 1,234');
});

test('counts what stands in the control already', () => {
  const { shown, change } = renderCount({ limit: 1000 });
  type(95);

  change({ limit: 100 });

  expect(shown()).toBe('Left: 5');
});

test('falls silent again when enough is taken out', () => {
  const { shown, announced } = renderCount();
  type(95);
  wait(1000);

  type(10);
  expect([shown(), announced()]).toEqual(['', 'Left: 5']);

  wait(1000);
  expect([shown(), announced()]).toEqual(['', '']);
});

test('reads nothing out until nobody has typed for a whole second', () => {
  const { announced } = renderCount();

  type(95);
  wait(600);
  type(96);
  wait(999);
  expect(announced()).toBe('');

  wait(1);
  expect(announced()).toBe('Left: 4');
});

test('starts again with the form', () => {
  const { shown, announced, reset } = renderCount();
  type(95);
  wait(1000);

  reset();
  wait(0);
  expect(shown()).toBe('');

  wait(1000);
  expect(announced()).toBe('');
});

test('follows new words, and another control', () => {
  const { shown, change } = renderCount();
  type(95);

  change({ left: 'Rest: {count}' });
  expect(shown()).toBe('Rest: 5');

  type(101);
  change({ over: 'Too many: {count}' });
  expect(shown()).toBe('Too many: 1');

  change({ controlId: 'notes' });
  expect(shown()).toBe('');
  type(98, 'Notes');
  expect(shown()).toBe('Left: 2');
  type(91, 'Message');
  expect(shown()).toBe('Left: 2');
});

test('says nothing where there is no such control', () => {
  const { shown, announced } = renderCount({ controlId: 'nowhere' });
  wait(1000);

  expect([shown(), announced()]).toEqual(['', '']);
});

test('says nothing of a control outside a form until something is typed', () => {
  const { container } = render(
    <>
      <textarea id="message" aria-label="Message" />
      <CharacterCount controlId="message" limit={10} left="Left: {count}" over="Over: {count}" />
    </>,
  );

  type(9);

  expect(container.querySelector('p[aria-hidden="true"]')).toHaveTextContent('Left: 1');
});

test('leaves nothing behind once it is gone', () => {
  const added = jest.spyOn(EventTarget.prototype, 'addEventListener');
  const removed = jest.spyOn(EventTarget.prototype, 'removeEventListener');
  const ownOf = ({ mock }: typeof added | typeof removed, type: string) =>
    mock.calls.filter(([name], call) => name === type && isOfForm(mock.contexts[call])).map(([, listener]) => listener);
  const isOfForm = (target: unknown) => target instanceof HTMLTextAreaElement || target instanceof HTMLFormElement;
  const { unmount } = renderCount();
  type(95);
  const listeners = ['input', 'reset'].map((name) => ownOf(added, name));

  unmount();

  expect(listeners.map((one) => one.length)).toEqual([1, 1]);
  expect(['input', 'reset'].map((name) => ownOf(removed, name))).toEqual(listeners);
  expect(jest.getTimerCount()).toBe(0);
});
