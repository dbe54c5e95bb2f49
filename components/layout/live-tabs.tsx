'use client';

import { lazy, Suspense, type ComponentType } from 'react';

/* Lazy chunk: other tabs have no news before the page is drawn. */
const TabListener = lazy<ComponentType>(() =>
  import('./tab-listener').then(
    (module) => ({ default: module.TabListener }),
    () => ({ default: () => null }),
  ),
);

export function LiveTabs() {
  return (
    <Suspense>
      <TabListener />
    </Suspense>
  );
}
