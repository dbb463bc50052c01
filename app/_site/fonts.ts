import localFont from 'next/font/local';

// Both hold the letters of English. Letters with accents, and the fallbacks, are in styles/fonts.scss.
// A font that comes late is not used until the next page: with it, lines could break elsewhere, and the layout
// would shift. Next preloads both, since each has only a tenth of a second to arrive.
export const hanken = localFont({
  src: '../../styles/fonts/hanken-grotesk-text.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-hanken',
  adjustFontFallback: false,
});

export const bricolage = localFont({
  src: '../../styles/fonts/bricolage-grotesque-display.woff2',
  weight: '700',
  display: 'optional',
  variable: '--font-bricolage',
  adjustFontFallback: false,
});
