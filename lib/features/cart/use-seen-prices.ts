'use client';

import { useEffect, useMemo } from 'react';
import type { CartItem } from '../../contract/cart';
import { deviceStore } from '../../platform/session/safe-storage';
import { useStoredText, writeStored } from '../../platform/session/stored-text';
import { parseSeenPrices, seenPricesKey, withSeen, type SeenPrices } from './seen-prices';

interface SeenPricesUse {
  seen: SeenPrices;
  /** Takes the price of one product as it is now. */
  accept: (item: CartItem) => void;
}

/** Which prices the customer has seen in the cart before; remembers those that are new. */
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
