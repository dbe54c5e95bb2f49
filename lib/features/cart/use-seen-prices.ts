'use client';

import { useEffect, useMemo } from 'react';
import type { CartItem } from '../../contract/cart';
import { deviceStore } from '../../platform/session/safe-storage';
import { useStoredText, writeStored } from '../../platform/session/stored-text';
import { parseSeenPrices, seenPricesKey, withSeen, type SeenPrices } from './seen-prices';

interface SeenPricesUse {
  seen: SeenPrices;
  accept: (item: CartItem) => void;
}

export function useSeenPrices(items: readonly CartItem[] | undefined): SeenPricesUse {
  const text = useStoredText(deviceStore, seenPricesKey);
  const seen = useMemo(() => parseSeenPrices(text), [text]);
  useEffect(() => {
    if (!items) return;
    const kept = deviceStore().getItem(seenPricesKey);
    const wanted = JSON.stringify(withSeen(parseSeenPrices(kept), items));
    if (wanted !== kept) writeStored(deviceStore(), seenPricesKey, wanted);
  }, [items, text]);
  return {
    seen,
    accept: ({ product_id, selling_price }) =>
      writeStored(
        deviceStore(),
        seenPricesKey,
        JSON.stringify({ ...seen, [product_id]: selling_price }),
      ),
  };
}
