import { useEffectEvent, useLayoutEffect } from 'react';

import { rememberInput } from '@/components/lib/island/rememberInput';

import { reloadDraft, restoreDraft, saveDraftOnEdit } from './draft';
import { prefillMessage } from './prefillMessage';
import type { EnquiryState } from './useEnquiry';

/**
 * Turns off the browser's validation, keeps the draft, and fills in that and what is chosen in the hero. When an error
 * makes React render the form anew, it gets what was typed in the form before.
 */
export function useDraft({ formRef, restoreInputRef, hideCorrected }: EnquiryState): void {
  const onPageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && formRef.current) {
      reloadDraft(formRef.current);
      hideCorrected();
    }
  });

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
    addEventListener('pageshow', onPageShow, options);
    return () => {
      listening.abort();
      // React removes the form after this. Its controls keep their values.
      restoreInputRef.current = rememberInput(parent);
    };
  }, [formRef, restoreInputRef]);
}
