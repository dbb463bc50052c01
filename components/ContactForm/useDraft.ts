import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

import { rememberInput } from '@/components/lib/island/rememberInput';

import { restoreDraft } from './draft';
import type { EnquiryState } from './useEnquiry';

/**
 * Turns off the browser's validation and fills in the draft. When an error makes React render the form anew, it gets what
 * was typed in the form before.
 */
export function useDraft({ formRef, restoreInputRef, hideCorrected }: EnquiryState): void {
  useLayoutEffect(() => {
    const form = formRef.current;
    const parent = form?.parentElement;
    if (!form || !parent) {
      return;
    }
    // Not in the HTML, which works without scripts too. A state would come after the event that releases a held submit.
    form.noValidate = true;
    restoreInputRef.current?.();
    restoreDraft(form);
    // React removes the form after this. Its controls keep their values.
    return () => {
      restoreInputRef.current = rememberInput(parent);
    };
  }, [formRef, restoreInputRef]);

  // keepDraft() has filled in a page from memory before.
  const onPageShow = useEffectEvent(hideCorrected);
  useEffect(() => {
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);
}
