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

/** Skips products that are no longer sold. */
async function readProducts(ids: number[]): Promise<Product[]> {
  const read = (id: number) =>
    readLazily<AnswerOf<typeof getProduct>>(buildPath({ path: productPath }, { id })).then(
      ({ data }) => [data],
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return [];
        throw error;
      },
    );
  const [first, rest] = [ids.slice(0, maxProducts), ids.slice(maxProducts)];
  const found = (await Promise.all(first.map(read))).flat();
  if (found.length === first.length || rest.length === 0) return found;
  const more = (await Promise.all(rest.map(read))).flat();
  return [...found, ...more].slice(0, maxProducts);
}

/** Products viewed before in this browser, with current prices; undefined while loading. */
function useRecentlyViewed(productId: number): Product[] | undefined {
  const { data } = useSWR(
    ['recently-viewed', productId],
    () => {
      const ids = parseRecent(deviceStore().getItem(recentlyViewedKey));
      return readProducts(ids.filter((id) => id !== productId));
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
