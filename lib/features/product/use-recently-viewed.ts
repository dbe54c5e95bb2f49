'use client';

import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import { pathOf, type AnswerOf } from '../../contract/endpoint';
import { productPath } from '../../contract/paths';
import type { getProduct, Product } from '../../contract/product';
import { deviceStore } from '../../platform/session/safe-storage';
import { parseRecent, recentlyViewedKey } from './recently-viewed';

const shown = 6;

/* Products that are no longer sold are skipped. */
async function readProducts(ids: number[]): Promise<Product[]> {
  const answers = await Promise.allSettled(
    ids.map((id) => readLazily<AnswerOf<typeof getProduct>>(pathOf({ path: productPath }, { id }))),
  );
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.data] : []));
}

/** Products viewed before in this browser, with current prices; undefined while loading. */
export function useRecentlyViewed(productId: number): Product[] | undefined {
  const { data } = useSWR(
    ['recently-viewed', productId],
    () => {
      const ids = parseRecent(deviceStore().getItem(recentlyViewedKey));
      return readProducts(ids.filter((id) => id !== productId).slice(0, shown));
    },
    { revalidateOnFocus: false },
  );
  return data;
}
