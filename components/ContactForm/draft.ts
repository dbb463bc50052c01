type Draft = {
  /** What was typed, by field name. */
  readonly values: Readonly<Record<string, string>>;
  /** Whether the browser has posted it. Whether it has arrived is unknown: no script sees the response. */
  readonly posted: boolean;
};

/** On a form that the browser posts itself, or has posted. The style sheet then says so. */
export const nativeAttribute = 'data-native';

/** Fills the empty fields of a form from its last draft: a value that the browser has restored stays. */
export function restoreDraft(form: HTMLFormElement): void {
  const stored = withStorage((storage) => storage.getItem(keyOf(form)));
  if (stored) {
    const { values, posted } = JSON.parse(stored) as Draft;
    for (const control of controlsOf(form)) {
      control.value ||= values[control.name] ?? '';
    }
    form.toggleAttribute(nativeAttribute, posted);
  }
}

/** Saves what is typed, one draft for each form, until the tab is closed. */
export function saveDraft(form: HTMLFormElement, posted = false): void {
  form.toggleAttribute(nativeAttribute, posted);
  const values = Object.fromEntries(Array.from(controlsOf(form), ({ name, value }) => [name, value]));
  const draft: Draft = { values, posted };
  withStorage((storage) => storage.setItem(keyOf(form), JSON.stringify(draft)));
}

export function deleteDraft(form: HTMLFormElement): void {
  form.removeAttribute(nativeAttribute);
  withStorage((storage) => storage.removeItem(keyOf(form)));
}

const keyOf = ({ id }: HTMLFormElement) => `${id}-draft`;

function controlsOf(form: HTMLFormElement): NodeListOf<HTMLInputElement> {
  return form.querySelectorAll('[name]:not([type="hidden"])');
}

/** Where storage is blocked or full, the form works without a draft. */
function withStorage<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}
