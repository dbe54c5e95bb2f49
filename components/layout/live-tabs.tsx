'use client';

import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { repeatEarlyTap } from '@/lib/platform/early-tap';

/* Lazy chunk: other tabs have no news before the page is drawn. */
const TabListener = lazy<ComponentType>(() =>
  import('./tab-listener').then(
    (module) => ({ default: module.TabListener }),
    () => ({ default: () => null }),
  ),
);

export function LiveTabs() {
  useEffect(repeatEarlyTap, []);
  return (
    <Suspense>
      <TabListener />
    </Suspense>
  );
}
