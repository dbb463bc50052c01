import { prepareForm } from '@/components/ContactForm/prepareForm';
import { hydratedEvent, islandTag } from '@/components/lib/island/islandElement';
import { prepareBar } from '@/components/NavigationBar/prepareBar';

import { applyDeferredStyles } from './preparePage';

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

  const islandsWith = (tag: string) => [...document.querySelectorAll(`${islandTag}:has(${tag})`)];
  islandsWith('header').forEach(prepareBar);
  const forms = islandsWith('form').map((island) => prepareForm(island, load, checkConnection));
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
