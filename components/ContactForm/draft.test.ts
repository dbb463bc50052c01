import { clearForm, keepDraft, restoreDraft } from './draft';

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
    values: () => Object.fromEntries(new FormData(form)),
    type(values: Partial<typeof typed> = typed, event = 'input') {
      for (const [name, value] of Object.entries(values)) {
        const control = form.elements.namedItem(name) as HTMLInputElement;
        control.value = value;
        control.dispatchEvent(new Event(event, { bubbles: true }));
      }
    },
  };
}

beforeAll(keepDraft);
beforeEach(() => sessionStorage.clear());

test.each(['input', 'change'])(
  'what was typed, until an %s event, fills only empty fields of the same form',
  (event) => {
    const { type } = openPage();
    type({ message: 'An older draft' });
    type(typed, event);

    expect(openPage().values()).toEqual({ ...typed, user_id: 'key' });
    expect(openPage({ restored: ' ' }).values()).toEqual({ ...typed, first_name: ' ', user_id: 'key' });
    expect(openPage({ id: 'callback' }).values()).toMatchObject(empty);
    expect({ ...sessionStorage }).toEqual({ 'enquiry-draft': JSON.stringify(typed) });
  },
);

test('a cleared form has no draft', () => {
  sessionStorage.setItem('theme', 'dark');
  const { form, type } = openPage();
  type();
  clearForm(form);
  expect(openPage().values()).toMatchObject(empty);
  expect({ ...sessionStorage }).toEqual({ theme: 'dark' });
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
