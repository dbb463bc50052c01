/** The Trusted Types policy allows script URLs of this form only. */
export const chunkAddress = /^\/_next\/static\/[^.]+\.js$/;
