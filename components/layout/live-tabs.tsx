'use client';

import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { toastSuccess } from '@/components/ui/toast';
import { cameAlongKey } from '@/lib/cart/came-along-key';
import { cartKey } from '@/lib/cart/use-cart';
import { tabStore } from '@/lib/session/safe-storage';
import { useStoredText } from '@/lib/session/stored-text';
import { hearTabs } from '@/lib/session/tabs';
import { wishlistKey } from '@/lib/wishlist/use-wishlist';

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
  const cameAlong = useStoredText(tabStore, cameAlongKey);
  useEffect(() => {
    if (cameAlong) void sayWhatCameAlong();
  }, [cameAlong]);
  return null;
}

async function sayWhatCameAlong(): Promise<void> {
  const { takeCameAlong } = await import('@/lib/cart/came-along');
  const text = takeCameAlong();
  if (text) toastSuccess(text);
}
