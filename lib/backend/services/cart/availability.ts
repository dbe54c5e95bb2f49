import { sql } from 'drizzle-orm';
import { storeRules } from '../../../contract/store-rules.ts';
import { isSold } from '../../db/is-listed.ts';
import { conflict, type StoreError } from '../../errors.ts';

/* These SQL fragments require the alias `p` for the table `products`. */

/** The stock, 0 if the product is no longer sold; null if it is unknown. */
export const sellableStock = sql`case when ${isSold} then p.stock else 0 end`;

export const maxCartQuantity = sql`coalesce(${sellableStock}, ${sql.raw(String(storeRules.quantityWhereStockUnknown))})`;

/**
 * Returns the 409 that names the product and its available quantity. `isShared`: other lines of the
 * cart take the rest of its stock.
 */
export function tooMany(name: string, available: number, isShared = false): StoreError {
  const are = available === 1 ? 'is' : 'are';
  const rest = isShared ? ', as other items in your cart use the rest' : '';
  const message =
    available === 0
      ? isShared
        ? `${name} is not available, as other items in your cart use up its stock`
        : `${name} is out of stock`
      : `Only ${available} of ${name} ${are} available${rest}`;
  return conflict(message, { available_quantity: available }, 'quantity_unavailable');
}
