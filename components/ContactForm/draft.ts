import type { Enquiry } from './validateEnquiry';

/** One draft a browser tab; the browser drops it with the tab. */
const key = 'enquiry';

/** What was typed before a reload; nothing where there is none, or where the browser keeps nothing. */
export function readDraft(): Partial<Enquiry> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const entries = typeof draft === 'object' && draft !== null ? Object.entries(draft) : [];
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
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

/** Saves what is typed, pasted or filled in, from the first letter on: before React is there, and after. */
export function keepDraft(): void {
  ['input', 'change'].forEach((type) => addEventListener(type, saveDraft, true));
}

function saveDraft({ target }: Event): void {
  try {
    const form = (target as HTMLInputElement).form as HTMLFormElement;
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(new FormData(form))));
  } catch {
    // Storage is blocked or full: the form works without.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There was none to forget.
  }
}
