import { readLazily } from '../../api/lazily';
import { findProductByCode, type ScannedProduct } from '../../contract/staff-product-grid';
import { listPath } from '../list-path';

/** Finds a product by SKU or barcode. Throws ApiError, 404 if there is none. */
export async function findProduct(code: string): Promise<ScannedProduct> {
  const { data } = await readLazily<{ data: ScannedProduct }>(
    listPath(findProductByCode, { code }),
  );
  return data;
}
