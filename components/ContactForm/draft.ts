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

export function saveDraft(enquiry: Enquiry): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(enquiry));
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
