import type { Metadata, Viewport } from 'next';

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

export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    <html lang={language}>
      <body>{children}</body>
    </html>
  );
}
