'use client';

import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import type { AnswerOf } from '../../contract/endpoint';
import { packingMaterialsPath } from '../../contract/paths';
import type { listPackingMaterials, ProductCard } from '../../contract/product';
import { storeRules } from '../../contract/store-rules';

const path = `${packingMaterialsPath}?categoryID=${storeRules.packingCategoryId}`;

/** Empty while loading. */
export function usePackingMaterials(): ProductCard[] {
  const { data } = useSWR<AnswerOf<typeof listPackingMaterials>>(path, readLazily, {
    revalidateOnFocus: false,
  });
  return data?.data ?? [];
}
