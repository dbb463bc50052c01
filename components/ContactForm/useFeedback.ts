import { useEffect, useLayoutEffect } from 'react';

import type { EnquiryState } from './useEnquiry';

/**
 * Shows the visitor what becomes of a submit where the markup cannot: by focus, scrolling, the title of the page, and a
 * question to whoever leaves while a message is on its way.
 * @param errorPrefix of the title
 */
export function useFeedback(enquiry: EnquiryState, errorPrefix: string): void {
  const { sendState, announcement, formRef, summaryRef, statusRef } = enquiry;
  const { status } = sendState;
  const isSending = status === 'sending';
  const titlePrefix = status === 'rejected' ? errorPrefix : '';

  // After each submit and each answer, before the browser paints: the page may have become shorter.
  useLayoutEffect(() => {
    if (status === 'rejected') {
      summaryRef.current?.focus();
      // A summary that is higher than the window would begin below the bar of the page.
      summaryRef.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    } else if (status === 'sent' || status === 'failed') {
      // Only a form that shows the thanks has a tabindex. With the focus on the days, Orca would read all of them.
      formRef.current?.focus();
      // On a small screen the result may be outside of the window. Among the thanks, the status has no box to scroll to.
      statusRef.current?.scrollIntoView({ block: 'nearest' });
      statusRef.current?.querySelector('span')?.scrollIntoView({ block: 'nearest' });
    } else if (status === 'editing' && announcement > 0) {
      formRef.current?.querySelector<HTMLElement>('[name]')?.focus();
    }
  }, [status, announcement, formRef, summaryRef, statusRef]);

  useEffect(() => {
    if (isSending) {
      const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
      addEventListener('beforeunload', askBeforeLeaving);
      return () => removeEventListener('beforeunload', askBeforeLeaving);
    }
  }, [isSending]);

  useEffect(() => {
    if (titlePrefix) {
      const { title } = document;
      document.title = titlePrefix + title;
      return () => void (document.title = title);
    }
  }, [titlePrefix]);
}
