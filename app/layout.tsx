import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { LoginHost } from '@/components/account/login-host';
import { LiveTabs } from '@/components/layout/live-tabs';
import { ToastHost } from '@/components/layout/toast-host';
import { site } from '@/lib/site';
import icons from './drawings/icons.svg';
import { fontVariables } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(site.url()),
  title: site.name,
  description: site.description,
  applicationName: site.name,
  appleWebApp: { title: site.name },
  formatDetection: { telephone: false, date: false, address: false },
  openGraph: { type: 'website', siteName: site.name, locale: 'en_IN' },
  twitter: { card: 'summary_large_image' },
};

export const viewport: Viewport = { themeColor: '#12352a' };

/* Hides the chrome inside the mobile app before the first paint, on pages that are cached for all. */
const mobileApp = `if(new URLSearchParams(location.search).get('mobile')==='true')document.documentElement.dataset.mobile=''`;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={fontVariables} suppressHydrationWarning>
      <head>
        <link rel="preload" as="image" href={icons.src} crossOrigin="anonymous" />
        <script dangerouslySetInnerHTML={{ __html: mobileApp }} />
      </head>
      <body>
        {children}
        <LiveTabs />
        <ToastHost />
        <LoginHost />
      </body>
    </html>
  );
}
