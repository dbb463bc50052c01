import { prepareForm } from '@/components/ContactForm/prepareForm';
import { hydratedEvent, islandTag } from '@/components/islandElement';
import { prepareBar } from '@/components/NavigationBar/prepareBar';

/** The first of these events, or a submit, loads the module. Browsers fire pointermove for a pointer at rest, too. */
const interactionEvents = ['pointerdown', 'keydown', 'focusin', 'scroll'];

/** Milliseconds within which the site answers, if there is a connection. */
const answerTimeout = 5000;

/**
 * Loads the module with React at the first interaction. The bar and the forms do what cannot wait for it.
 * @param importModule loads the module that hydrates the islands. Browsers may remember that an attempt has failed, so
 * each needs another URL
 */
export function hydrateOnInteraction(importModule: (attempt: number) => Promise<unknown>): void {
  let attempts = 0;
  let loading: Promise<unknown> | undefined;
  let isHydrated = false;

  const load = () => {
    applyDeferredStyles();
    return (loading ??= importModule(attempts++).catch(checkConnection));
  };
  // navigator.onLine is also true in a network that leads nowhere.
  const checkConnection = () =>
    fetch('', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(answerTimeout) }).then(
      () => forms.forEach(({ postNatively }) => postNatively()),
      () => {
        loading = undefined;
        forms.forEach(({ keepHolding }) => keepHolding());
      },
    );

  document.querySelector('[data-while-loading]')?.remove();
  prepareBar(document.querySelector('header') as HTMLElement);
  const forms = Array.from(document.querySelectorAll<HTMLFormElement>(`${islandTag} form`), (form) =>
    prepareForm(form, load, checkConnection),
  );

  document.querySelector('[data-year]')?.replaceChildren(String(new Date().getFullYear()));
  // Before most first interactions, which would wait for it
  addEventListener('load', applyDeferredStyles);
  interactionEvents.forEach((type) => addEventListener(type, load, { capture: true, once: true }));
  addEventListener('online', () => attempts && load());
  // It does not bubble.
  addEventListener(hydratedEvent, () => (isHydrated = true), true);
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
function applyDeferredStyles(): void {
  document.querySelector('link[media=print]')?.removeAttribute('media');
}
