'use client';

import { useCallback, useSyncExternalStore } from 'react';
import type { Store } from './safe-storage';

const listeners = new Set<() => void>();

/** Writes a text, or removes it, and tells every component that shows it. */
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

/** A text of the browser's storage that stays live; null where there is none, and on the server. */
export function useStoredText(store: () => Store, key: string): string | null {
  const read = useCallback(() => store().getItem(key), [store, key]);
  return useSyncExternalStore(listen, read, () => null);
}
