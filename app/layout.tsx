import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { LoginHost } from '@/components/account/login-host';
import { CurrentFrame } from '@/components/layout/current-page';
import { LiveTabs } from '@/components/layout/live-tabs';
import { MobileAppMode } from '@/components/layout/mobile-app-mode';
import { ToastHost } from '@/components/layout/toast-host';
import { firstScript } from '@/lib/platform/first-script';
import { shopIcon } from '@/lib/features/share/shop-icon';
import { ShopProvider } from '@/lib/features/shop-profile/shop-context';
import { readShop } from '@/lib/features/shop-profile/queries';
import { site } from '@/lib/platform/site';
import icons from './drawings/icons.svg';
import { fontVariables } from './fonts';
import './shop.css';

export async function generateMetadata(): Promise<Metadata> {
  const shop = await readShop();
  const { name, description } = shop;
  return {
    metadataBase: new URL(site.url()),
    title: { default: name, template: `%s | ${name}` },
    description,
    applicationName: name,
    appleWebApp: { title: name },
    icons: shop.has_demo
      ? { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/apple-icon.png' }
      : { icon: shopIcon(shop, 192), apple: shopIcon(shop, 192) },
    formatDetection: { telephone: false, date: false, address: false },
    openGraph: { type: 'website', siteName: name, locale: 'en_IN' },
    twitter: { card: 'summary_large_image' },
  };
}

export const viewport: Viewport = { themeColor: '#12352a' };

/** A page is sent when it is complete, with its true status. */
export const instant = false;

export default async function RootLayout({ children }: { children: ReactNode }) {
  const shop = await readShop();
  return (
    <html lang="en-IN" className={fontVariables} suppressHydrationWarning>
      <head>
        <link rel="preload" as="image" href={icons.src} crossOrigin="anonymous" />
        <script dangerouslySetInnerHTML={{ __html: firstScript }} />
      </head>
      <body>
        <ShopProvider shop={shop}>
          <CurrentFrame>{children}</CurrentFrame>
          <MobileAppMode />
          <LiveTabs />
          <ToastHost />
          <LoginHost />
        </ShopProvider>
      </body>
    </html>
  );
}
