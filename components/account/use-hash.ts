import { useEffect, useSyncExternalStore } from 'react';

/*
 * Next links to another hash of the same page fire no `hashchange` event; the Navigation API does.
 */
function listen(changed: () => void): () => void {
  // Next navigates during the React commit, when no render may be scheduled yet.
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

/* Works around Next 16.4, which appends a link's hash to the hash that the page was opened with. */
function mendAddress() {
  if (window.location.hash.lastIndexOf('#') > 0)
    window.history.replaceState(window.history.state, '', `#${hashHere()}`);
}

/** Returns the URL hash without its `#`; null on the server and before hydration. */
export function useHash(): string | null {
  const hash = useSyncExternalStore(listen, hashHere, () => null);
  useEffect(mendAddress);
  return hash;
}
