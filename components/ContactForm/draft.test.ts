import { clearForm, restoreDraft, saveDraft } from './draft';

const typed = { first_name: 'Zoë', message: 'Two "people"\nby <spring>. 👩🏽‍💻' };
const empty = { first_name: '', message: '' };

/** Opens the page in the same tab. */
function openPage({ restored = '', id = 'enquiry' } = {}) {
  document.body.innerHTML = `<form id="${id}"><input name="first_name" value="${restored}">
    <textarea name="message"></textarea><input type="hidden" name="user_id" value="key"><input></form>`;
  const form = document.forms[0] as HTMLFormElement;
  restoreDraft(form);
  return {
    form,
    isPosted: () => form.hasAttribute('data-posted'),
    values: () => Object.fromEntries(new FormData(form)),
    type(values: Partial<typeof typed> = typed) {
      for (const [name, value] of Object.entries(values)) {
        (form.elements.namedItem(name) as HTMLInputElement).value = value;
      }
      saveDraft(form);
    },
  };
}

beforeEach(() => sessionStorage.clear());

test('a draft fills only the empty fields of its own form', () => {
  const { type } = openPage();
  type({ message: 'An older draft' });
  type(typed);

  expect(openPage().values()).toEqual({ ...typed, user_id: 'key' });
  expect(openPage({ restored: ' ' }).values()).toEqual({ ...typed, first_name: ' ', user_id: 'key' });
  expect(openPage({ id: 'callback' }).values()).toMatchObject(empty);
  expect({ ...sessionStorage }).toEqual({ 'enquiry-draft': JSON.stringify({ values: typed, posted: false }) });
});

test('a draft that the browser has posted is marked until it changes', () => {
  const { form, type, isPosted } = openPage();
  type();
  expect(isPosted()).toBe(false);
  saveDraft(form, { posted: true });
  const returned = openPage();
  expect([isPosted(), returned.isPosted()]).toEqual([true, true]);
  expect(returned.values()).toMatchObject(typed);

  returned.type({ message: 'Another' });
  expect([returned.isPosted(), openPage().isPosted()]).toEqual([false, false]);
});

test('a cleared form has no draft and no mark', () => {
  sessionStorage.setItem('theme', 'dark');
  const { form, type, isPosted } = openPage();
  type();
  saveDraft(form, { posted: true });
  clearForm(form);
  expect(isPosted()).toBe(false);
  expect(openPage().values()).toMatchObject(empty);
  expect({ ...sessionStorage }).toEqual({ theme: 'dark' });
});

test.each(['x', '{}', 'null', '1'])('%s, which another page has stored under the same name, is no draft', (stored) => {
  sessionStorage.setItem('enquiry-draft', stored);
  const { type, values } = openPage();
  expect(values()).toMatchObject(empty);
  type();
  expect(openPage().values()).toMatchObject(typed);
});

test('no draft is kept if storage is blocked', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const { form, type } = openPage();
  type();
  expect(openPage().values()).toMatchObject(empty);
  expect(() => clearForm(form)).not.toThrow();
});
