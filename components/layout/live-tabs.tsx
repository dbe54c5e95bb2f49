'use client';

import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { toastSuccess } from '@/components/ui/toast';
import { cartKey } from '@/lib/cart/use-cart';
import { hearTabs } from '@/lib/session/tabs';
import { wishlistKey } from '@/lib/wishlist/use-wishlist';

/** Follows what other tabs of this browser do, and says what was to be said after a reload. */
export function LiveTabs() {
  const { mutate } = useSWRConfig();
  useEffect(
    () =>
      hearTabs((news) => {
        if (news === 'cart') void mutate(cartKey);
        else if (news === 'wishlist') void mutate(wishlistKey);
        else void mutate(() => true);
      }),
    [mutate],
  );
  useEffect(() => {
    const text = sessionStorage.getItem('said-after-reload');
    if (!text) return;
    sessionStorage.removeItem('said-after-reload');
    toastSuccess(text);
  }, []);
  return null;
}
