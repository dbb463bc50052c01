/** The element around each island. The style sheet gives it no box. */
export const islandTag = 'react-island';

/* Events that an island's element dispatches. They do not bubble. */
/** React has hydrated it. */
export const hydratedEvent = 'hydrated';
/** React has failed. The HTML of the page is in the island again, in new elements. */
export const failedEvent = 'failed';
