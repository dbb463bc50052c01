/** The element around each island. The style sheet gives it no box. */
export const islandTag = 'react-island';

/** The event that an island's element dispatches once React has hydrated it. It does not bubble. */
export const hydratedEvent = 'hydrated';
