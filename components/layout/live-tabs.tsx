'use client';

import { lazy, Suspense, useEffect, type ComponentType } from 'react';

declare global {
  interface Window {
    /** Last button tapped before hydration; null: none, false: hydrated. */
    earlyTap?: HTMLButtonElement | null | false;
  }
}

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

/**
 * Repeats the last tap from before hydration. Later, because React hydrates the part around a click
 * at once, but not while it runs effects.
 */
function repeatEarlyTap(): void {
  const button = window.earlyTap;
  window.earlyTap = false;
  setTimeout(() => {
    if (button && button.isConnected) button.click();
  });
}
