'use client';

import { useSyncExternalStore } from 'react';

/* From here on there is room for a table. */
const query = '(width >= 48rem)';

function listen(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the window is as wide as a tablet; false until the browser has been asked. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    listen,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
