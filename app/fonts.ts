import localFont from 'next/font/local';

// Both are subset to Latin letters, with their fallbacks in styles/font-fallbacks.scss.
export const hanken = localFont({
  src: '../styles/fonts/hanken-grotesk-text.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-hanken',
  adjustFontFallback: false,
});

export const bricolage = localFont({
  src: '../styles/fonts/bricolage-grotesque-display.woff2',
  weight: '400',
  display: 'swap',
  variable: '--font-bricolage',
  adjustFontFallback: false,
});
