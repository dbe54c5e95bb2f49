import { cache } from 'react';
import { readOptional } from '../../api/server';
import { getBrand, type BrandPage } from '../../contract/brand';

/** Returns one brand; null if its id is unknown or the API fails. */
export const findBrand = cache(async (id: number): Promise<BrandPage | null> => {
  const tags = ['brands', 'products'];
  return (await readOptional(getBrand, { params: { id }, tags }, null))?.data ?? null;
});
