'use client';

import { useEffect, useSyncExternalStore } from 'react';

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

const hashHere = () => window.location.hash.split('#').at(-1) ?? '';

/* Next 16.4 puts a link's hash behind the one that its page was first opened with. */
function mendAddress() {
  if (window.location.hash.lastIndexOf('#') > 0)
    window.history.replaceState(window.history.state, '', `#${hashHere()}`);
}

/** The hash of the address without its `#`; null on the server and until the page is alive. */
export function useHash(): string | null {
  const hash = useSyncExternalStore(listen, hashHere, () => null);
  useEffect(mendAddress);
  return hash;
}
