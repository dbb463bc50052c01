import type { Viewport } from 'next';

// A <meta> knows no custom properties, so these repeat two of styles/tokens.scss.
export const surfaceInverse = { light: '#0a2926', dark: '#041311' };
export const surfaceInverseDeep = { light: '#061917', dark: '#020b0a' };

/** The colour of the browser’s own bar, in each theme: that of the top of the page. */
export function themeColour({ light, dark }: typeof surfaceInverse): Viewport['themeColor'] {
  // Browsers use the first entry that matches.
  return [{ media: '(prefers-color-scheme: dark)', color: dark }, { color: light }];
}
