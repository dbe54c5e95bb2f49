import { cache } from 'react';
import { ApiError } from '../api/api-error';
import { readStore } from '../api/server';
import { getBrand, type BrandPage } from '../contract/brand';

/** One brand with its text and its maker, or null where this store knows none of that id. */
export const findBrand = cache(async (id: number): Promise<BrandPage | null> => {
  try {
    return (await readStore(getBrand, { params: { id }, tags: ['brands', 'products'] })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
});
