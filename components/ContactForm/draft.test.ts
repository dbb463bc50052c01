import { fireEvent } from '@testing-library/react';

import { autosaveDraft, deleteDraft, hasDraft, readDraft } from './draft';

const typed = { first_name: 'Zoë', message: 'Two "people"\nby <spring>. 👩🏽‍💻' };

function type(values: Readonly<Record<string, string>> = typed, event: 'input' | 'change' = 'input'): void {
  document.body.innerHTML = '<form><input name="first_name"><textarea name="message"></textarea><input></form>';
  for (const [name, value] of Object.entries(values)) {
    const control = document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
    control.value = value;
    fireEvent[event](control);
  }
}

beforeAll(autosaveDraft);
beforeEach(() => sessionStorage.clear());

test.each(['input', 'change'] as const)('saves the form to sessionStorage only, on %s events', (event) => {
  type({ ...typed, message: 'An older draft' }, event);
  type(typed, event);

  expect(hasDraft()).toBe(true);
  expect(readDraft()).toEqual(typed);
  expect(Object.keys(sessionStorage)).toEqual(['enquiry']);
  expect(localStorage).toHaveLength(0);
});

test('has no draft before saving and after deleting', () => {
  sessionStorage.setItem('theme', 'dark');
  expect([hasDraft(), readDraft()]).toEqual([false, {}]);
  type();

  deleteDraft();

  expect([hasDraft(), readDraft()]).toEqual([false, {}]);
  expect({ ...sessionStorage }).toEqual({ theme: 'dark' });
});

test('works without a draft if storage is blocked', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

  type();

  expect([hasDraft(), readDraft()]).toEqual([false, {}]);
  expect(deleteDraft).not.toThrow();
});
