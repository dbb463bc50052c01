import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { failedEvent, hydratedEvent, islandTag } from '@/components/lib/island/islandElement';

import { rememberInput } from './rememberInput';

/**
 * Hydrates each island of the page with a root of its own, so that an error in one leaves the others alone, and in a
 * task of its own, so that none is long.
 * @param islands what has rendered the HTML of each, by name
 */
export function hydrateIslands(islands: Readonly<Record<string, ReactNode>>): void {
  for (const element of document.querySelectorAll<HTMLElement>(islandTag)) {
    setTimeout(() => hydrateIsland(element, islands[element.dataset.island ?? '']));
  }
}

function hydrateIsland(element: HTMLElement, island: ReactNode): void {
  const original = element.cloneNode(true);
  const restoreInput = rememberInput(element);
  const onHydrated = () => void element.dispatchEvent(new Event(hydratedEvent));
  hydrateRoot(
    element,
    <Hydrated restoreInput={restoreInput} onHydrated={onHydrated}>
      {island}
    </Hydrated>,
    {
      onRecoverableError: logError,
      onUncaughtError(error) {
        logError(error);
        // React has removed the island. Its HTML works without scripts too.
        element.replaceChildren(...original.childNodes);
        restoreInput();
        element.dispatchEvent(new Event(failedEvent));
      },
    },
  );
}

type HydratedProps = {
  readonly restoreInput: () => void;
  readonly onHydrated: () => void;
  readonly children: ReactNode;
};

/** Its effects run once, because the root is rendered once. */
function Hydrated({ restoreInput, onHydrated, children }: HydratedProps) {
  // Before the browser paints. The controls are new if something had changed the old ones.
  useLayoutEffect(restoreInput, [restoreInput]);
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** An extension that changes the page causes such errors. Without one they are faults, so the tests fail at them. */
function logError(error: unknown): void {
  console.info('Island:', String(error));
}
