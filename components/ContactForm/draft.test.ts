import { fireEvent } from '@testing-library/react';

import { deleteDraft, keepDraft } from './draft';

const typed = { first_name: 'Zoë', message: 'Two "people"\nby <spring>. 👩🏽‍💻' };
const empty = { first_name: '', message: '' };

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

test.each(['input', 'change'] as const)('is saved at %s events, and fills only empty fields', (event) => {
  const { type } = openPage();
  type({ message: 'An older draft' }, event);
  type(typed, event);

  expect(openPage().values()).toEqual({ ...typed, user_id: 'key' });
  expect(openPage({ restored: ' ' }).values()).toEqual({ ...typed, first_name: ' ', user_id: 'key' });
  expect({ ...sessionStorage }).toEqual({ enquiry: JSON.stringify({ values: typed, posted: false }) });
});

test('is marked when the browser posts it, until it changes', () => {
  const { form, type, isPosted } = openPage();
  type();
  const handle = (event: Event) => event.preventDefault();
  form.addEventListener('submit', handle);
  fireEvent.submit(form); // A script sends it.
  expect([isPosted(), String(sessionStorage.enquiry)]).toEqual([false, expect.stringContaining('"posted":false')]);

  form.removeEventListener('submit', handle);
  fireEvent.submit(form);
  const returned = openPage();
  expect([isPosted(), returned.isPosted()]).toEqual([true, true]);
  expect(returned.values()).toMatchObject(typed);

  returned.type({ message: 'Another' });
  expect([returned.isPosted(), openPage().isPosted()]).toEqual([false, false]);
});

test('alone is deleted', () => {
  sessionStorage.setItem('theme', 'dark');
  openPage().type();
  deleteDraft();
  expect(openPage().values()).toMatchObject(empty);
  expect({ ...sessionStorage }).toEqual({ theme: 'dark' });
});

test('is not kept if storage is blocked', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  openPage().type();
  expect(openPage().values()).toMatchObject(empty);
  expect(deleteDraft).not.toThrow();
});
