'use client';

import { useEffect, useMemo } from 'react';
import type { CartItem } from '../../contract/cart';
import { personalKeys } from '../../platform/session/personal-data';
import { deviceStore } from '../../platform/session/safe-storage';
import { useStoredText, writeStored } from '../../platform/session/stored-text';
import { parseSeenPrices, withSeen, type SeenPrices } from './seen-prices';

const key = personalKeys.seenPrices;

interface SeenPricesUse {
  seen: SeenPrices;
  accept: (item: CartItem) => void;
}

export function useSeenPrices(items: readonly CartItem[] | undefined): SeenPricesUse {
  const text = useStoredText(deviceStore, key);
  const seen = useMemo(() => parseSeenPrices(text), [text]);
  useEffect(() => {
    if (!items) return;
    const savedText = deviceStore().getItem(key);
    const wanted = JSON.stringify(withSeen(parseSeenPrices(savedText), items));
    if (wanted !== savedText) writeStored(deviceStore(), key, wanted);
  }, [items, text]);
  return {
    seen,
    accept: ({ product_id, selling_price }) =>
      writeStored(deviceStore(), key, JSON.stringify({ ...seen, [product_id]: selling_price })),
  };
}
