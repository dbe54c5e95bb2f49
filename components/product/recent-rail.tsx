import { useEffect } from 'react';
import useSWR from 'swr';
import { ApiError } from '@/lib/api/api-error';
import { readLazily } from '@/lib/api/lazily';
import { buildPath, type AnswerOf } from '@/lib/contract/endpoint';
import { productPath } from '@/lib/contract/paths';
import type { getProduct, Product } from '@/lib/contract/product';
import { deviceStore } from '@/lib/platform/session/safe-storage';
import { parseRecent, recentlyViewedKey } from '@/lib/features/product/recently-viewed';
import { ProductRail } from './product-rail';

const maxProducts = 6;

/** Empty if the product is no longer sold. */
async function readProduct(id: number): Promise<Product[]> {
  try {
    const path = buildPath({ path: productPath }, { id });
    return [(await readLazily<AnswerOf<typeof getProduct>>(path)).data];
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

/** Products viewed before in this browser, with current prices; undefined while loading. */
function useRecentlyViewed(productId: number): Product[] | undefined {
  const { data } = useSWR(
    ['recently-viewed', productId],
    async () => {
      const ids = parseRecent(deviceStore().getItem(recentlyViewedKey));
      const others = ids.filter((id) => id !== productId).slice(0, maxProducts);
      return (await Promise.all(others.map(readProduct))).flat();
    },
    { revalidateOnFocus: false },
  );
  return data;
}

export function RecentRail({ productId, onEmpty }: { productId: number; onEmpty: () => void }) {
  const products = useRecentlyViewed(productId);
  const isEmpty = products?.length === 0;
  useEffect(() => {
    if (isEmpty) onEmpty();
  }, [isEmpty, onEmpty]);
  return products && <ProductRail title="Recently viewed" products={products} />;
}
