import type { Metadata, Viewport } from 'next';

import { sitePath, siteUrl } from '@/components/lib/siteUrl';
import { language } from '@/content/site';

import { surfaceInverse, themeColour } from './_site/themeColour';

import '@/styles/global.scss';

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  icons: {
    icon: [
      { url: sitePath('/favicon.ico'), sizes: '32x32' },
      { url: sitePath('/icon.svg'), type: 'image/svg+xml' },
    ],
    apple: sitePath('/apple-touch-icon.png'),
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
