type Draft = {
  /** What was typed, by field name. */
  readonly values: Readonly<Record<string, string>>;
  /** Whether the browser has posted it. Whether it has arrived is unknown: no script sees the response. */
  readonly posted: boolean;
};

/** On a form that the browser posts itself, or has posted. The style sheet then says so. */
export const browserPostsAttribute = 'data-browser-posts';

/** Fills the empty fields of a form from its last draft: a value that the browser has restored stays. */
export function restoreDraft(form: HTMLFormElement): void {
  withStorage((storage) => {
    const stored = storage.getItem(keyOf(form));
    if (stored) {
      const { values, posted } = JSON.parse(stored) as Draft;
      for (const control of controlsOf(form)) {
        control.value ||= values[control.name] ?? '';
      }
      form.toggleAttribute(browserPostsAttribute, posted);
    }
  });
}

type Posting = {
  /** Whether the browser has posted the form. */
  readonly posted?: boolean;
  /** Whether it will, as after it has. */
  readonly browserPosts?: boolean;
};

/** Saves what is typed, one draft for each form, until the tab is closed. */
export function saveDraft(form: HTMLFormElement, { posted = false, browserPosts = posted }: Posting = {}): void {
  form.toggleAttribute(browserPostsAttribute, browserPosts);
  const values = Object.fromEntries(Array.from(controlsOf(form), ({ name, value }) => [name, value]));
  const draft: Draft = { values, posted };
  withStorage((storage) => storage.setItem(keyOf(form), JSON.stringify(draft)));
}

/** For a page from memory: in a later page of this tab, the visitor may have gone on writing, or have sent it. */
export function reloadDraft(form: HTMLFormElement): void {
  withStorage((storage) => {
    storage.getItem(keyOf(form)); // Throws where storage is blocked, before the form is emptied.
    form.reset();
  });
  restoreDraft(form);
}

/**
 * Keeps the draft of a form without React.
 * @param browserPosts whether the browser posts the form itself. A submit that is held gets to no listener of the form
 */
export function saveDraftOnInput(
  form: HTMLFormElement,
  browserPosts: () => boolean,
  options: AddEventListenerOptions = {},
): void {
  const save = () => saveDraft(form, { browserPosts: browserPosts() });
  ['input', 'change'].forEach((type) => form.addEventListener(type, save, options));
  form.addEventListener('submit', () => saveDraft(form, { posted: true }), options);
}

export function deleteDraft(form: HTMLFormElement): void {
  form.removeAttribute(browserPostsAttribute);
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
