import { showAnswer } from '@/components/lib/heroAnswer';

/** Fills the empty fields of a form from its last draft: a value that the browser has restored stays. */
export function restoreDraft(form: HTMLFormElement): void {
  withStorage((storage) => {
    const values = JSON.parse(storage.getItem(keyOf(form)) ?? '{}') as Readonly<Record<string, string>>;
    for (const control of controlsOf(form)) {
      control.value ||= values[control.name] ?? '';
    }
  });
  showAnswer();
}

/** Saves what is typed, one draft for each form, until the tab is closed. */
function saveDraft(form: HTMLFormElement): void {
  const values = Object.fromEntries(Array.from(controlsOf(form), ({ name, value }) => [name, value]));
  withStorage((storage) => storage.setItem(keyOf(form), JSON.stringify(values)));
}

/** Keeps the draft of the page's form. The listeners are the window's, because React may replace the form. */
export function keepDraft(): void {
  // What fills in a form, such as a password manager, may fire only a change event.
  for (const type of ['input', 'change']) {
    addEventListener(type, ({ target }) => {
      const { form } = target as HTMLInputElement;
      if (form) {
        saveDraft(form);
      }
    });
  }
}

/** Empties a form whose message is sent. */
export function clearForm(form: HTMLFormElement): void {
  form.reset();
  withStorage((storage) => storage.removeItem(keyOf(form)));
}

const keyOf = ({ id }: HTMLFormElement) => `${id}-draft`;

function controlsOf(form: HTMLFormElement): NodeListOf<HTMLInputElement> {
  return form.querySelectorAll('[name]:not([type="hidden"])');
}

/** Where storage is blocked or full, or has what another page has written, the form works without a draft. */
function withStorage(access: (storage: Storage) => void): void {
  try {
    access(sessionStorage);
  } catch {
    // Without a draft
  }
}
