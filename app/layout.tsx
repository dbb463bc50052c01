import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';

import { colours } from '@/content/colours';
import { language } from '@/content/metadata';

import { environment } from './_site/environment';

import '@/styles/global.scss';

export const metadata: Metadata = {
  metadataBase: new URL(environment().siteUrl),
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  },
};

export const viewport: Viewport = {
  themeColor: colours.light['surface-inverse'],
};

type RootLayoutProps = {
  readonly children: ReactNode;
};

export default function RootLayout({ children }: RootLayoutProps) {
  return (
    <html lang={language}>
      <body>{children}</body>
    </html>
  );
}
