/** The only addresses that a page's Trusted Types policy lets a script be loaded from. */
export const chunkAddress = /^\/_next\/static\/[^.]+\.js$/;
