import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

import { rememberInput } from '@/components/rememberInput';

import { restoreDraft } from './draft';
import { prefillMessage } from './prefillMessage';
import type { SendState } from './useEnquiry';

/**
 * Turns off the browser's validation, and fills in the draft and what is chosen in the hero. When an error makes React
 * render the form anew, it gets what was typed in the form before.
 * @param restore belongs to a component that React does not render anew
 */
export function useRestoredInput(
  form: RefObject<HTMLFormElement | null>,
  restore: RefObject<(() => void) | undefined>,
): void {
  useLayoutEffect(() => {
    const { current } = form;
    const parent = current?.parentElement;
    if (!current || !parent) {
      return;
    }
    // Not in the HTML, which works without scripts too. A state would come after the event that releases a held submit.
    current.toggleAttribute('novalidate', true);
    restore.current?.();
    restoreDraft(current);
    const listening = new AbortController();
    prefillMessage(current, { signal: listening.signal });
    return () => {
      listening.abort();
      // React removes the form after this. Its controls keep their values.
      restore.current = rememberInput(parent);
    };
  }, [form, restore]);
}

/** What follows outside of the form: the title of the page, and a warning before leaving. */
export function usePageEffects(inFlight: boolean, hasErrors: boolean, titlePrefix: string): void {
  useEffect(() => {
    if (!hasErrors) {
      return;
    }
    const { title } = document;
    document.title = titlePrefix + title;
    return () => {
      // An extension may have added to the title. A translator may have changed it.
      document.title = document.title.includes(titlePrefix) ? document.title.replace(titlePrefix, '') : title;
    };
  }, [hasErrors, titlePrefix]);

  useEffect(() => {
    if (!inFlight) {
      return;
    }
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [inFlight]);
}

/**
 * @param announcedRef belongs to a component that React does not render anew
 * @returns a ref for the summary, which takes focus after each rejected submit, and one for the status
 */
export function useAnnouncements(sendState: SendState, announcedRef: RefObject<SendState | undefined>) {
  const summary = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // In a form rendered anew, the visitor may be typing again. If the old summary had focus, nothing has it now.
    const hasFocus = document.activeElement !== document.body;
    if (announcedRef.current === sendState && hasFocus) {
      return;
    }
    announcedRef.current = sendState;
    if (sendState.status === 'rejected') {
      summary.current?.focus();
      // A summary that is higher than the window would begin below the bar of the page.
      summary.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    } else if (sendState.status === 'sent' || sendState.status === 'failed') {
      // On a small screen the result may be below the fold.
      status.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [sendState, announcedRef]);

  return { summary, status };
}
