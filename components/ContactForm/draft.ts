type Draft = {
  /** What was typed, by field name. */
  readonly values: Record<string, string>;
  /** Whether the browser has posted it. Whether it has arrived is unknown: no script sees the response. */
  readonly posted: boolean;
};

/** sessionStorage keeps one draft per tab and deletes it with the tab. */
const key = 'enquiry';
/** On the form while it contains a posted draft. The style sheet then shows what the browser did. */
export const postedAttribute = 'data-posted';

/** Fills the form from the last draft, and saves it at every input and when the browser posts it. */
export function keepDraft(form: HTMLFormElement): void {
  const storage = readStorage();
  if (!storage) {
    return;
  }
  const controls = form.querySelectorAll<HTMLInputElement>('[name]:not([type="hidden"])');
  const draft: Draft = { values: {}, posted: false, ...JSON.parse(storage.getItem(key) ?? '{}') };
  for (const control of controls) {
    // A value that the browser has restored stays.
    control.value ||= draft.values[control.name] ?? '';
  }
  form.toggleAttribute(postedAttribute, draft.posted);

  const save = (posted: boolean) => {
    form.toggleAttribute(postedAttribute, posted);
    for (const { name, value } of controls) {
      draft.values[name] = value;
    }
    storage.setItem(key, JSON.stringify({ ...draft, posted }));
  };
  ['input', 'change'].forEach((type) => form.addEventListener(type, () => save(false)));
  // On the window, so that it comes after the listeners that prevent the default action.
  addEventListener('submit', ({ defaultPrevented }) => defaultPrevented || save(true));
}

export function deleteDraft(): void {
  readStorage()?.removeItem(key);
}

/** Without storage, which a browser may block, the form works without a draft. */
function readStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
