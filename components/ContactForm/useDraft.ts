import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

import type { EnquiryState } from './useEnquiry';

/** Turns off the browser's validation, and takes back errors of a page from memory. */
export function useDraft({ formRef, hideCorrected }: EnquiryState): void {
  useLayoutEffect(() => {
    const form = formRef.current;
    if (form) {
      // Not in the HTML, which works without scripts too. A state would come after the event that releases a held submit.
      form.noValidate = true;
    }
  }, [formRef]);

  // keepDraft() has filled in a page from memory before.
  const onPageShow = useEffectEvent(hideCorrected);
  useEffect(() => {
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);
}
