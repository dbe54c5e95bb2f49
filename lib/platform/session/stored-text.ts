import { useCallback, useSyncExternalStore } from 'react';
import type { Store } from './safe-storage';

const listeners = new Set<() => void>();

/** Writes or removes a text and notifies all components that use it. */
export function writeStored(store: Store, key: string, text: string | null): void {
  if (text === null) store.removeItem(key);
  else store.setItem(key, text);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Live text of the browser's storage; null if there is none and on the server. */
export function useStoredText(store: () => Store, key: string): string | null {
  const read = useCallback(() => store().getItem(key), [store, key]);
  return useSyncExternalStore(listen, read, () => null);
}
