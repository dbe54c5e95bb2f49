'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { isInMobileApp } from '@/lib/platform/mobile-app-script';

/** Keeps `data-mobile` true to the address when a link is followed without a page load. */
export function MobileAppMode() {
  const pathname = usePathname();
  useEffect(() => {
    document.documentElement.toggleAttribute('data-mobile', isInMobileApp(window.location.search));
  }, [pathname]);
  return null;
}
