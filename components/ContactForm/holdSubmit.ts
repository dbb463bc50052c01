import { hydratedEvent } from '@/components/islandElement';

import { nativeAttribute, restoreDraft, saveDraftOnInput } from './draft';
import { prefillMessage } from './prefillMessage';

/** Milliseconds that a held submit waits for the module. */
const holdTimeout = 12_000;

/**
 * Keeps the draft of a form and holds its submit, until React does both.
 * @param load loads the module with React
 * @param checkConnection called if the module does not come in time
 * @returns a function that is called when the module does not come. With a connection, the browser validates and posts
 * the form. Without one, the submit is held on
 */
export function holdSubmit(form: HTMLFormElement, load: () => void, checkConnection: () => void) {
  const island = form.parentElement;
  const hydration = new AbortController();
  const { signal } = hydration;
  let timer = 0;
  let isHeld = false;
  let isNative = false;

  /** For an invalid form the browser fires no submit event, but an invalid event for each invalid field. */
  function hold(event: Event): void {
    if (isNative) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    isHeld = true;
    show(form, 'loading');
    timer ||= window.setTimeout(checkConnection, holdTimeout);
    load();
  }

  function submitIfHeld(): void {
    clearTimeout(timer);
    // React may have rendered another form.
    const current = island?.querySelector('form');
    if (isHeld && current) {
      isHeld = false;
      show(current);
      current.requestSubmit();
    }
  }

  restoreDraft(form);
  ['submit', 'invalid'].forEach((type) => form.addEventListener(type, hold, { capture: true, signal }));
  saveDraftOnInput(form, () => isNative, { signal });
  prefillMessage(form, { signal });
  island?.addEventListener(hydratedEvent, () => {
    hydration.abort();
    submitIfHeld();
  });

  return (isOnline: boolean) => {
    if (isOnline && !signal.aborted) {
      isNative = true;
      // The style sheet then shows what the visitor will see.
      form.toggleAttribute(nativeAttribute, true);
      submitIfHeld();
    } else if (isHeld) {
      clearTimeout(timer);
      timer = 0;
      show(form, 'waiting');
    }
  };
}

/** In the live region of the form. */
function show(form: HTMLFormElement, text?: 'loading' | 'waiting'): void {
  const status = form.querySelector<HTMLElement>('[data-loading]');
  status?.replaceChildren((text && status.dataset[text]) ?? '');
}
