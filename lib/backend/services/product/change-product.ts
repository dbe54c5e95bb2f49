import type { ProductChange, StaffProduct } from '../../../contract/staff-product.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { lockTaxonomyShared } from '../category/lock-taxonomy.ts';
import { announceProducts } from './announce-products.ts';
import { lockProduct } from './lock-product.ts';
import { readStaffProduct } from './read-staff-product.ts';
import { staleProduct } from './stale-product.ts';
import { writeProduct } from './write-product.ts';

/**
 * The category ancestors and the search words depend on these fields, so the taxonomy is locked
 * (shared) before they change.
 */
const taxonomyFields = [
  'name',
  'local_name',
  'brand_id',
  'form_id',
  'category_id',
  'tag_ids',
  'search_words',
] as const;

/**
 * Changes a product, including publishing and unpublishing it; returns the changed product. Throws
 * 404 for an unknown product, 400 for invalid values such as a price above the MRP, 409 if the
 * given `version` is not the newest (optimistic locking).
 */
export async function changeProduct(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  { version, ...changes }: ProductChange,
): Promise<StaffProduct> {
  return withinTransaction(context, async (within, tx) => {
    if (taxonomyFields.some((name) => changes[name] !== undefined)) await lockTaxonomyShared(tx);
    const before = await lockProduct(tx, id);
    if (version !== undefined && version !== before.version) {
      throw await staleProduct(within, before, version);
    }
    const effect = await writeProduct(within, caller, before, changes);
    if (effect) await announceProducts(within, [effect]);
    return readStaffProduct(within, id);
  });
}
