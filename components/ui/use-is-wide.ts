'use client';

import { useSyncExternalStore } from 'react';

const query = '(width >= 48rem)';

function listen(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Returns whether the window is as wide as a tablet; false before hydration. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    listen,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
