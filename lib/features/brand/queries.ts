import { cache } from 'react';
import { readOptional } from '../../api/server';
import { getBrand, type BrandPage } from '../../contract/brand';

/** One brand with its text and its maker, or null where this store knows none of that id or cannot say. */
export const findBrand = cache(async (id: number): Promise<BrandPage | null> => {
  const tags = ['brands', 'products'];
  return (await readOptional(getBrand, { params: { id }, tags }, null))?.data ?? null;
});
