import type { Enquiry } from './validateEnquiry';

/** sessionStorage keeps one draft per tab and deletes it with the tab. */
const key = 'enquiry';

/** @returns what was typed before a reload, or an empty object if nothing is stored */
export function readDraft(): Partial<Enquiry> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Enquiry>;
  } catch {
    return {};
  }
}

export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Saves the form at every input, before and after hydration. */
export function autosaveDraft(): void {
  ['input', 'change'].forEach((type) => addEventListener(type, saveDraft, true));
}

function saveDraft({ target }: Event): void {
  try {
    const form = (target as HTMLInputElement).form as HTMLFormElement;
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(new FormData(form))));
  } catch {
    // Storage is blocked or full. The form works without a draft.
  }
}

export function deleteDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is no draft.
  }
}
