'use client';

import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import type { AnswerOf } from '../../contract/endpoint';
import { packingMaterialsPath } from '../../contract/paths';
import type { listPackingMaterials, ProductCard } from '../../contract/product';
import { storeRules } from '../../contract/store-rules';

const path = `${packingMaterialsPath}?categoryID=${storeRules.packingCategoryId}`;

/** Paper, cloth and boxes for a gift; none until they are known. */
export function usePackingMaterials(): ProductCard[] {
  const { data } = useSWR<AnswerOf<typeof listPackingMaterials>>(path, readLazily, {
    revalidateOnFocus: false,
  });
  return data?.data ?? [];
}
