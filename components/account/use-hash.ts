'use client';

import { useSyncExternalStore } from 'react';

/* A link of Next to another hash of the same page fires no hashchange; the Navigation API tells. */
function listen(changed: () => void): () => void {
  // Next moves while React commits, when nothing may be rendered yet.
  const listener = () => queueMicrotask(changed);
  const navigation = 'navigation' in window ? window.navigation : undefined;
  window.addEventListener('hashchange', listener);
  navigation?.addEventListener('currententrychange', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    navigation?.removeEventListener('currententrychange', listener);
  };
}

/** The hash of the address without its `#`; null on the server and until the page is alive. */
export function useHash(): string | null {
  return useSyncExternalStore(
    listen,
    () => window.location.hash.slice(1),
    () => null,
  );
}
