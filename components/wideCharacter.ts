/** Of scripts such as Han and Hangul: about twice as wide as a Latin letter. */
export const wideCharacter = /[\u1100-\u115f\u2e80-\u{3ffff}]/u;
