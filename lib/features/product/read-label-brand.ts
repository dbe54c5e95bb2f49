import 'server-only';
import { readOptional } from '../../api/server';
import { getBrand, type BrandPage } from '../../contract/brand';

/**
 * Returns the brand whose certificates are on the labels of its products; null if the call fails.
 */
export async function readLabelBrand(id: number): Promise<BrandPage | null> {
  const answer = await readOptional(getBrand, { params: { id }, tags: ['brands'] }, null);
  return answer?.data ?? null;
}
