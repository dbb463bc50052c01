import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

import { rememberInput } from '@/components/lib/island/rememberInput';

import { reloadDraft, restoreDraft, saveDraftOnEdit } from './draft';
import { prefillMessage } from './prefillMessage';
import type { EnquiryState } from './useEnquiry';

/**
 * Turns off the browser's validation, keeps the draft, and fills in that and what is chosen in the hero. When an error
 * makes React render the form anew, it gets what was typed in the form before.
 */
export function useKeptInput({ formRef, restoreInputRef }: EnquiryState): void {
  useLayoutEffect(() => {
    const form = formRef.current;
    const parent = form?.parentElement;
    if (!form || !parent) {
      return;
    }
    // Not in the HTML, which works without scripts too. A state would come after the event that releases a held submit.
    form.toggleAttribute('novalidate', true);
    restoreInputRef.current?.();
    restoreDraft(form);
    const listening = new AbortController();
    const options = { signal: listening.signal };
    saveDraftOnEdit(form, options);
    prefillMessage(form, options);
    return () => {
      listening.abort();
      // React removes the form after this. Its controls keep their values.
      restoreInputRef.current = rememberInput(parent);
    };
  }, [formRef, restoreInputRef]);
}

/** Begins the title of the page with the prefix, unless it is empty. */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    if (prefix) {
      const { title } = document;
      document.title = prefix + title;
      return () => {
        // An extension may have added to the title. A translator may have changed it.
        document.title = document.title.includes(prefix) ? document.title.replace(prefix, '') : title;
      };
    }
  }, [prefix]);
}

/** Lets the browser ask before the page is left while a message is on its way. */
export function useLeaveWarning(isSending: boolean): void {
  useEffect(() => {
    if (isSending) {
      const warn = (event: BeforeUnloadEvent) => event.preventDefault();
      addEventListener('beforeunload', warn);
      return () => removeEventListener('beforeunload', warn);
    }
  }, [isSending]);
}

/** @returns a ref for the summary, which takes focus after each rejected submit, and one for the status */
export function useAnnouncements({ sendState: { status }, announcement, announcedRef }: EnquiryState) {
  const summaryRef = useRef<HTMLDivElement>(null);
  const statusRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // In a form rendered anew, the visitor may be typing again. If the old summary had focus, nothing has it now.
    const hasFocus = document.activeElement !== document.body;
    if (announcedRef.current === announcement && hasFocus) {
      return;
    }
    announcedRef.current = announcement;
    if (status === 'rejected') {
      summaryRef.current?.focus();
      // A summary that is higher than the window would begin below the bar of the page.
      summaryRef.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    } else if (status === 'sent' || status === 'failed') {
      // On a small screen the result may be below the fold.
      statusRef.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [status, announcement, announcedRef]);

  return { summaryRef, statusRef };
}

/** Fills in the draft when the browser shows the page from memory. */
export function useReloadedDraft({ formRef, hideCorrected }: EnquiryState): void {
  const onPageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && formRef.current) {
      reloadDraft(formRef.current);
      hideCorrected();
    }
  });
  useEffect(() => {
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);
}
