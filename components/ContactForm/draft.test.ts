import { fireEvent } from '@testing-library/react';

import { forgetDraft, hasDraft, keepDraft, readDraft } from './draft';

const typed = { first_name: 'Zoë', message: 'Two "people"\nby <spring>. 👩🏽‍💻' };

function type(values: Readonly<Record<string, string>> = typed, event: 'input' | 'change' = 'input'): void {
  document.body.innerHTML = '<form><input name="first_name"><textarea name="message"></textarea><input></form>';
  for (const [name, value] of Object.entries(values)) {
    const control = document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
    control.value = value;
    fireEvent[event](control);
  }
}

beforeAll(keepDraft);
beforeEach(() => sessionStorage.clear());

test.each(['input', 'change'] as const)('keeps what an event named %s tells of, for this tab alone', (event) => {
  type(typed, event);

  expect(hasDraft()).toBe(true);
  expect(readDraft()).toEqual(typed);
  expect(Object.keys(sessionStorage)).toEqual(['enquiry']);
  expect(localStorage).toHaveLength(0);
});

test('keeps the last state of the form', () => {
  type();
  type({ ...typed, message: 'One' });

  expect(readDraft()).toEqual({ ...typed, message: 'One' });
});

test('has no draft before one is kept, nor after it is forgotten', () => {
  sessionStorage.setItem('theme', 'dark');
  expect([hasDraft(), readDraft()]).toEqual([false, {}]);
  type();

  forgetDraft();

  expect([hasDraft(), readDraft()]).toEqual([false, {}]);
  expect({ ...sessionStorage }).toEqual({ theme: 'dark' });
});

test.each(['', '{', 'undefined', 'null', '5', '"text"', '{"message":5}'])('reads no draft from %j', (rubbish) => {
  sessionStorage.setItem('enquiry', rubbish);

  expect(readDraft()).toEqual({});
});

test('does without a draft where storage is blocked', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

  type();

  expect([hasDraft(), readDraft()]).toEqual([false, {}]);
  expect(forgetDraft).not.toThrow();
});
