import { useEffect } from 'react';

import type { Field } from '@/content/schema/contact';

import type { EnquiryState } from './enquiryState';
import { errorListId, statusId } from './slots';

/** Sets what depends on the state outside of React's elements: attributes of the form, focus, scroll position and title. */
export function useFormAttributes(
  form: HTMLFormElement,
  fields: readonly Field[],
  { progress, errors, rejections }: EnquiryState,
  titlePrefix: string,
): void {
  const inFlight = progress.status === 'loading' || progress.status === 'sending';
  const hasErrors = errors.length > 0;

  useEffect(() => {
    form.setAttribute('data-status', progress.status);
    form.querySelector('[type="submit"]')?.setAttribute('aria-disabled', String(inFlight));
    // On a small screen the result may be below the fold.
    if (progress.status === 'sent' || progress.status === 'failed') {
      document.getElementById(statusId)?.scrollIntoView({ block: 'nearest' });
    }
  }, [form, progress, inFlight]);

  useEffect(() => {
    form.addEventListener('focusin', scrollFieldIntoView);
    return () => form.removeEventListener('focusin', scrollFieldIntoView);
  }, [form]);

  useEffect(() => {
    for (const { name } of fields) {
      const isInvalid = errors.some((error) => error.name === name);
      document.getElementById(name)?.setAttribute('aria-invalid', String(isInvalid));
    }
  }, [fields, errors]);

  useEffect(() => {
    if (rejections > 0) {
      document.getElementById(errorListId)?.parentElement?.focus();
    }
  }, [rejections]);

  useEffect(() => {
    if (!hasErrors) {
      return;
    }
    const { title } = document;
    document.title = titlePrefix + title;
    return () => {
      document.title = title;
    };
  }, [hasErrors, titlePrefix]);

  useEffect(() => {
    if (!inFlight) {
      return;
    }
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [inFlight]);
}

/**
 * Browsers scroll a focused control into view, but not the label, hint and error above it. Not smoothly, because
 * WebKit's own scrolling to the caret would end it.
 */
function scrollFieldIntoView({ target }: FocusEvent): void {
  const field = (target as HTMLInputElement).labels?.[0]?.parentElement;
  if (field) {
    const tall = field.offsetHeight > window.innerHeight / 2;
    field.scrollIntoView({ block: tall ? 'start' : 'nearest', behavior: 'instant' });
  }
}
