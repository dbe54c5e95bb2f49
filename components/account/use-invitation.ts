'use client';

import { useEffect } from 'react';
import { tabStore } from '@/lib/platform/session/safe-storage';

const key = 'was-invited';

export function stopInviting(): void {
  tabStore().setItem(key, 'yes');
}

/** Opens the login popup once per session. `isDue`: a guest is on the home page. */
export function useInvitation(isDue: boolean): void {
  useEffect(() => {
    if (!isDue || tabStore().getItem(key)) return;
    if (document.documentElement.dataset['mobile'] !== undefined) return;
    const leaving = new AbortController();
    import('./invite').then(
      ({ invite }) => invite(leaving.signal),
      () => undefined,
    );
    return () => leaving.abort();
  }, [isDue]);
}
