import { failedEvent, hydratedEvent } from '@/components/islandElement';

import { browserPostsAttribute, restoreDraft, saveDraftOnInput } from './draft';
import { prefillMessage } from './prefillMessage';

/** Milliseconds that a held submit waits for the module. */
const holdTimeout = 12_000;

/**
 * Keeps the draft of a form and holds its submit, until React does both.
 * @param load loads the module with React
 * @param checkConnection called if the module does not come in time
 * @returns what to do when the module does not come
 */
export function prepareForm(form: HTMLFormElement, load: () => void, checkConnection: () => void) {
  const island = form.parentElement;
  const hydration = new AbortController();
  const { signal } = hydration;
  let timer = 0;
  let isHeld = false;
  let browserPosts = false;

  /** For an invalid form the browser fires no submit event, but an invalid event for each invalid field. */
  function hold(event: Event): void {
    if (browserPosts) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    isHeld = true;
    show(form, 'loading');
    timer ||= window.setTimeout(checkConnection, holdTimeout);
    load();
  }

  /** @param current may be another form, which React has rendered */
  function submitIfHeld(current: HTMLFormElement): void {
    clearTimeout(timer);
    if (isHeld) {
      isHeld = false;
      show(current);
      current.requestSubmit();
    }
  }

  /** After this, the form of the island is React's, or that of the HTML, restored. */
  function release(): HTMLFormElement {
    hydration.abort();
    return island?.querySelector('form') ?? form;
  }

  restoreDraft(form);
  ['submit', 'invalid'].forEach((type) => form.addEventListener(type, hold, { capture: true, signal }));
  saveDraftOnInput(form, () => browserPosts, { signal });
  prefillMessage(form, { signal });
  island?.addEventListener(hydratedEvent, () => submitIfHeld(release()));
  island?.addEventListener(failedEvent, () => {
    const restored = release();
    restored.toggleAttribute(browserPostsAttribute, true);
    saveDraftOnInput(restored, () => true);
    submitIfHeld(restored);
  });

  return {
    /** The browser validates and posts the form, if React does not. The style sheet says what the visitor will see. */
    postNatively() {
      if (!signal.aborted) {
        browserPosts = true;
        form.toggleAttribute(browserPostsAttribute, true);
        submitIfHeld(form);
      }
    },
    /** Without a connection, a held submit waits for it. */
    keepHolding() {
      if (isHeld) {
        clearTimeout(timer);
        timer = 0;
        show(form, 'waiting');
      }
    },
  };
}

/** In the live region of the form. */
function show(form: HTMLFormElement, name?: 'loading' | 'waiting'): void {
  const status = form.querySelector<HTMLElement>('[data-loading]');
  status?.replaceChildren((name && status.dataset[name]) ?? '');
}
