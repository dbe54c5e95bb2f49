import { cache } from 'react';
import { ApiError } from '../../api/api-error';
import { readExtension } from '../../api/server';
import { getBrand, type BrandPage } from '../../contract/brand';
import { reportFailedRead } from '../../api/report-failed-read';
import { readFilterNames } from '../product/queries';

/** A brand of which only the name is known. Throws ApiError 404 if its id is unknown. */
async function readListed(id: number): Promise<{ status: true; data: BrandPage }> {
  const brand = (await readFilterNames())?.brands.find((one) => one.id === id);
  if (!brand) throw new ApiError(404, { message: 'Brand not found' });
  const data = {
    id,
    name: brand.name,
    town: '',
    description: '',
    manufacturer: '',
    fssai_no: null,
    image: null,
    product_count: 0,
    updated_at: '',
  };
  return { status: true, data };
}

export const findBrand = cache(async (id: number): Promise<BrandPage | null> => {
  const options = { params: { id }, tags: ['brands', 'products'] };
  try {
    return (await readExtension(getBrand, options, () => readListed(id))).data;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 404) reportFailedRead(getBrand.path, error);
    return null;
  }
});
