/** The element around each island. The style sheet gives it no box. */
export const islandTag = 'react-island';

/* Events that an island's element dispatches. They do not bubble. */
/** React has hydrated it. */
export const hydratedEvent = 'hydrated';
/** React has failed. The HTML of the page is in the island again, in new elements. */
export const failedEvent = 'failed';

/**
 * Lets a script handle an element of an island until React does, and again if React fails.
 * @param handle gets the element, and the options for its listeners
 */
export function untilHydrated<Tag extends 'form' | 'header'>(
  island: Element,
  tag: Tag,
  handle: (element: HTMLElementTagNameMap[Tag], options: AddEventListenerOptions) => void,
): void {
  const hydration = new AbortController();
  const begin = (options: AddEventListenerOptions) => {
    const element = island.querySelector(tag);
    if (element) {
      handle(element, options);
    }
  };
  begin({ signal: hydration.signal });
  island.addEventListener(hydratedEvent, () => hydration.abort());
  island.addEventListener(failedEvent, () => {
    hydration.abort();
    begin({});
  });
}
