import type { NewProduct, StaffProduct } from '../../../contract/staff-product.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockTaxonomyShared } from '../category/lock-taxonomy.ts';
import { announceProducts } from './announce-products.ts';
import { insertProduct } from './insert-product.ts';
import { readStaffProduct } from './read-staff-product.ts';

/**
 * Creates a product, off sale. Throws 400 with the field for invalid values, with `sku` if the SKU
 * is taken.
 */
export async function createProduct(
  context: ServiceContext,
  caller: CustomerCaller,
  input: NewProduct,
): Promise<StaffProduct> {
  return inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    await lockTaxonomyShared(tx);
    const effect = await insertProduct(within, caller, input);
    await announceProducts(within, [effect]);
    return readStaffProduct(within, effect.before.id);
  });
}
