import { fireEvent } from '@testing-library/react';

import { deleteDraft, keepDraft } from './draft';

const typed = { first_name: 'Zoë', message: 'Two "people"\nby <spring>. 👩🏽‍💻' };

/** Opens the page in the same tab. */
function openPage({ restored = '' } = {}) {
  document.body.innerHTML = `<form><input name="first_name" value="${restored}"><textarea name="message"></textarea>
    <input type="hidden" name="user_id" value="key"><input></form>`;
  const form = document.forms[0] as HTMLFormElement;
  keepDraft(form);
  return {
    form,
    isPosted: () => form.hasAttribute('data-posted'),
    values: () => Object.fromEntries(new FormData(form)),
    type(values: Partial<typeof typed> = typed, event: 'input' | 'change' = 'input') {
      for (const [name, value] of Object.entries(values)) {
        fireEvent[event](form.elements.namedItem(name) as Element, { target: { value } });
      }
    },
  };
}

beforeEach(() => sessionStorage.clear());

test.each(['input', 'change'] as const)('a draft is saved at %s events, in this tab only', (event) => {
  const { type } = openPage();
  type({ message: 'An older draft' }, event);
  type(typed, event);

  expect(openPage().values()).toEqual({ ...typed, user_id: 'key' });
  expect({ ...sessionStorage }).toEqual({ enquiry: JSON.stringify({ values: typed, posted: false }) });
  expect(localStorage).toHaveLength(0);
});

test('a draft fills only empty fields', () => {
  openPage().type();
  expect(openPage({ restored: ' ' }).values()).toEqual({ ...typed, first_name: ' ', user_id: 'key' });
});

test('a draft that the browser posts is marked until it changes', () => {
  const { form, type, isPosted } = openPage();
  type();
  expect(isPosted()).toBe(false);
  fireEvent.submit(form);
  expect(isPosted()).toBe(true);

  const returned = openPage();
  expect(returned.isPosted()).toBe(true);
  expect(returned.values()).toMatchObject(typed);
  returned.type({ message: 'Another' });
  expect([returned.isPosted(), openPage().isPosted()]).toEqual([false, false]);
});

test('a submit that a script handles does not mark the draft', () => {
  const { form, type, isPosted } = openPage();
  type();
  form.addEventListener('submit', (event) => event.preventDefault());

  fireEvent.submit(form);

  expect([isPosted(), openPage().isPosted()]).toEqual([false, false]);
});

test('only the draft is deleted', () => {
  sessionStorage.setItem('theme', 'dark');
  openPage().type();
  deleteDraft();
  expect(openPage().values()).toMatchObject({ first_name: '', message: '' });
  expect({ ...sessionStorage }).toEqual({ theme: 'dark' });
});

test('the form works without a draft if storage is blocked', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

  openPage().type();

  expect(openPage().values()).toMatchObject({ first_name: '', message: '' });
  expect(deleteDraft).not.toThrow();
});
