import { failedEvent, hydratedEvent } from '@/components/lib/island/islandElement';

/** Milliseconds that a held submit waits for the module. */
const holdTimeout = 12_000;

/**
 * Holds the submit of the form in an island until React or, if React does not come, the browser can handle it.
 * @param load loads the module with React
 * @param checkConnection called if the module does not come in time
 * @returns what to do when the module does not come
 */
export function holdSubmit(island: Element, load: () => void, checkConnection: () => void) {
  let isReleased = false;
  let isHeld = false;
  let timer = 0;
  /** React may have rendered another form in place of the first. */
  const currentForm = () => island.querySelector('form') as HTMLFormElement;

  function onSubmit(event: Event): void {
    if (!isReleased) {
      event.preventDefault();
      event.stopPropagation();
      isHeld = true;
      showStatus('loading');
      timer ||= window.setTimeout(checkConnection, holdTimeout);
      load();
    }
  }

  function release(isNative: boolean): void {
    isReleased = true;
    // The style sheet then says what the visitor will see.
    currentForm().toggleAttribute('data-native', isNative);
    clearTimeout(timer);
    if (isHeld) {
      isHeld = false;
      showStatus();
      currentForm().requestSubmit();
    }
  }

  /** In the live region of the form. */
  function showStatus(name?: 'loading' | 'waiting'): void {
    const status = currentForm().querySelector<HTMLElement>('[data-loading]');
    status?.replaceChildren((name && status.dataset[name]) ?? '');
  }

  // For an invalid form the browser fires no submit event, but an invalid event for each invalid field.
  ['submit', 'invalid'].forEach((type) => island.addEventListener(type, onSubmit, true));
  island.addEventListener(hydratedEvent, () => release(false));
  island.addEventListener(failedEvent, () => release(true));

  return {
    /** The browser validates and posts the form, if React does not. */
    postNatively() {
      if (!isReleased) {
        release(true);
      }
    },
    /** Without a connection, a held submit waits for it. */
    keepHolding() {
      if (isHeld) {
        clearTimeout(timer);
        timer = 0;
        showStatus('waiting');
      }
    },
  };
}
