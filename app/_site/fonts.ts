import localFont from 'next/font/local';

// Both hold the letters of English; those with accents, and the fallbacks, are in styles/fonts.scss. Running text
// keeps the fallback when its font comes late, since its lines could break elsewhere; headings swap.
// Only the text font is worth a preload: it has a tenth of a second to arrive in, the other may swap.
export const hanken = localFont({
  src: '../../styles/fonts/hanken-grotesk-text.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-hanken',
  adjustFontFallback: false,
});

export const bricolage = localFont({
  src: '../../styles/fonts/bricolage-grotesque-display.woff2',
  weight: '400',
  display: 'swap',
  variable: '--font-bricolage',
  adjustFontFallback: false,
  preload: false,
});
