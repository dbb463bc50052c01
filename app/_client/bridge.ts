import { beginMessage } from '@/components/ContactForm/beginMessage';
import { keepDraft, nativeAttribute, restoreDraft } from '@/components/ContactForm/draft';
import { hydratedEvent, islandTag } from '@/components/Island/islandElement';
import { closeMenu, isScrolled } from '@/components/NavigationBar/barBehaviour';

/** The first of these events, or a submit, loads the module. Browsers fire pointermove for a pointer at rest, too. */
const interactionEvents = ['pointerdown', 'keydown', 'focusin', 'scroll'];

/** Milliseconds that a held submit waits for the module. */
const holdTimeout = 12_000;

/**
 * Loads the module with React, and its styles, at the first interaction. Until React has hydrated an island, it does
 * what cannot wait: it gives the bar its background, closes its menu, keeps the draft of a form, holds its submit, and
 * remembers the buttons that were pressed in other islands.
 * @param importModule loads the module that hydrates the islands
 */
export function bridge(importModule: () => Promise<unknown>): void {
  let loading: Promise<unknown> | undefined;
  let isHydrated = false;
  const releases: (() => void)[] = [];
  // Without the module, the menu stays native and the browser posts the forms.
  const load = () => {
    applyLaterStyles();
    return (loading ??= importModule().catch(() => releases.forEach((release) => release())));
  };

  for (const island of document.querySelectorAll(islandTag)) {
    const controller = new AbortController();
    island.addEventListener(hydratedEvent, () => controller.abort((isHydrated = true)));
    const [content] = island.children;
    if (content instanceof HTMLFormElement) {
      releases.push(bridgeForm(content, load, controller.signal));
    } else if (content?.matches('header')) {
      bridgeBar(content as HTMLElement, controller.signal);
    } else {
      bridgeButtons(island, controller.signal);
    }
  }

  document.querySelector('[data-year]')?.replaceChildren(String(new Date().getFullYear()));
  // Before most first interactions, which would wait for it
  addEventListener('load', applyLaterStyles);
  interactionEvents.forEach((type) => addEventListener(type, load, { capture: true, once: true }));
  // A page that is left while the module loads never goes on loading it when the visitor comes back.
  addEventListener(
    'pageshow',
    ({ persisted }) => persisted && loading && !isHydrated && navigator.onLine && location.reload(),
  );
  // WebKit prints no picture that it has not loaded yet.
  addEventListener('beforeprint', () => {
    for (const image of document.images) {
      image.loading = 'eager';
    }
  });
}

/** The style sheet for print has the styles for what comes after an interaction, too. */
function applyLaterStyles(): void {
  document.querySelector('link[media=print]')?.removeAttribute('media');
}

/** Presses the buttons of an island again that were pressed before React was there. */
function bridgeButtons(island: Element, signal: AbortSignal): void {
  const pressed: (HTMLElement | null)[] = [];
  island.addEventListener('click', ({ target }) => pressed.push((target as Element).closest('button')), { signal });
  signal.addEventListener('abort', () => pressed.forEach((button) => button?.click()));
}

function bridgeBar(bar: HTMLElement, signal: AbortSignal): void {
  const update = () => (bar.dataset.scrolled = String(isScrolled()));
  // The browser scrolls to a fragment, or where the visitor was, after this. To read the position now forces a layout.
  addEventListener('scroll', update, { signal });
  // Of a slow page, the visitor may have scrolled the beginning.
  addEventListener('load', update, { signal });
  // A scroll event may be due when React takes over.
  signal.addEventListener('abort', update);
  bar.addEventListener('click', ({ target }) => (target as Element).closest('a') && closeMenu(bar), { signal });
}

/** @returns a function that lets the browser validate and post the form */
function bridgeForm(form: HTMLFormElement, load: () => void, signal: AbortSignal): () => void {
  const island = form.parentElement;
  let isHeld = false;
  let isReleased = false;

  /** For an invalid form the browser fires no submit event, but an invalid event for each invalid field. */
  function hold(event: Event): void {
    if (isReleased) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (!isHeld) {
      isHeld = true;
      showLoading(form, true);
      load();
      setTimeout(release, holdTimeout);
    }
  }

  function submitIfHeld(): void {
    if (isHeld) {
      isHeld = false;
      // React may have rendered another form.
      const current = island?.querySelector('form');
      if (current) {
        showLoading(current, false);
        current.requestSubmit();
      }
    }
  }

  function release(): void {
    if (!signal.aborted) {
      isReleased = true;
      // The style sheet then shows what the visitor will see.
      form.toggleAttribute(nativeAttribute, true);
      submitIfHeld();
    }
  }

  restoreDraft(form);
  ['submit', 'invalid'].forEach((type) => form.addEventListener(type, hold, { capture: true, signal }));
  keepDraft(form, () => isReleased, { signal });
  beginMessage(form, { signal });
  signal.addEventListener('abort', submitIfHeld);
  return release;
}

/** In the live region of the form. */
function showLoading(form: HTMLFormElement, isLoading: boolean): void {
  const status = form.querySelector<HTMLElement>('[data-loading]');
  status?.replaceChildren(isLoading ? (status.dataset.loading ?? '') : '');
}
