'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { readLazily } from '@/lib/api/lazily';
import { buildPath, type AnswerOf } from '@/lib/contract/endpoint';
import { productPath } from '@/lib/contract/paths';
import type { getProduct, Product } from '@/lib/contract/product';
import { deviceStore } from '@/lib/platform/session/safe-storage';
import { parseRecent, recentlyViewedKey } from '@/lib/features/product/recently-viewed';
import { ProductRail } from './product-rail';

const shown = 6;

/* Products that are no longer sold are skipped. */
async function readProducts(ids: number[]): Promise<Product[]> {
  const answers = await Promise.allSettled(
    ids.map((id) =>
      readLazily<AnswerOf<typeof getProduct>>(buildPath({ path: productPath }, { id })),
    ),
  );
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.data] : []));
}

/** Products viewed before in this browser, with current prices; undefined while loading. */
function useRecentlyViewed(productId: number): Product[] | undefined {
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

interface RecentRailProps {
  productId: number;
  onEmpty: () => void;
}

export function RecentRail({ productId, onEmpty }: RecentRailProps) {
  const products = useRecentlyViewed(productId);
  const isEmpty = products?.length === 0;
  useEffect(() => {
    if (isEmpty) onEmpty();
  }, [isEmpty, onEmpty]);
  return products && <ProductRail title="Recently viewed" products={products} />;
}
