import type { Metadata, Viewport } from 'next';

import { language } from '@/content/site';

import { siteUrl } from './_site/siteUrl';
import { surfaceInverse, themeColour } from './_site/themeColour';

import '@/styles/global.scss';

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
};

export const viewport: Viewport = {
  themeColor: themeColour(surfaceInverse),
};

export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    <html lang={language}>
      <body>{children}</body>
    </html>
  );
}
