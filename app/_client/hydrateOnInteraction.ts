import { holdSubmit } from '@/components/ContactForm/holdSubmit';
import { hydratedEvent, islandTag } from '@/components/lib/island/islandElement';

/** The first of these events, or a submit, loads the module. */
const interactionEvents = ['pointerdown', 'keydown', 'focusin', 'scroll'];

/** Milliseconds within which the site answers, if there is a connection. */
const answerTimeout = 5000;

/**
 * Loads the module with React at the first interaction. A submit of the form waits for it.
 * @param importModule loads the module that hydrates the islands. Browsers may remember that an attempt has failed, so
 * each needs another URL
 */
export function hydrateOnInteraction(importModule: (attempt: number) => Promise<unknown>): void {
  let attempts = 0;
  let loading: Promise<unknown> | undefined;
  let isHydrated = false;

  const load = () => (loading ??= importModule(attempts++).catch(checkConnection));
  // navigator.onLine is also true in a network that leads nowhere.
  const checkConnection = () =>
    fetch('', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(answerTimeout) }).then(
      () => form?.postNatively(),
      () => {
        loading = undefined;
        form?.keepHolding();
      },
    );

  const island = document.querySelector(`${islandTag}:has(form)`);
  const form = island && holdSubmit(island, load, checkConnection);
  interactionEvents.forEach((type) => addEventListener(type, load, { capture: true, once: true }));
  addEventListener('online', () => attempts && load());
  // It does not bubble.
  addEventListener(hydratedEvent, () => (isHydrated = true), true);
  // A page that is left while the module loads never goes on loading it when the visitor comes back.
  addEventListener(
    'pageshow',
    ({ persisted }) => persisted && loading && !isHydrated && navigator.onLine && location.reload(),
  );
}
