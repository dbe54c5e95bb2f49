'use client';

import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import { productListPath } from '../../contract/paths';
import type { ProductList } from '../../contract/product';

/** Reads nothing while the text is empty. */
export function useSearchHits(text: string) {
  const query = text.trim();
  const path = query && `${productListPath}?${new URLSearchParams({ prod_search: query })}`;
  return useSWR<ProductList>(path || null, readLazily, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
}
