import localFont from 'next/font/local';

// Both files contain the English letters. styles/fonts.scss declares accented letters and fallback fonts.
// `optional` prevents layout shift: a font that takes longer than about 100 ms is first used on the next page.
// Next preloads both files so that they load in time.
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
