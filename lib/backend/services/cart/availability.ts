import { sql } from 'drizzle-orm';
import { companyId } from '../../../contract/envelope.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import { conflict, type StoreError } from '../../errors.ts';

/* In these pieces of SQL the table `products` goes by the name of `p`. */

/** Whether this store sells the product at all. */
export const isSold = sql.raw(`(p.is_on_sale and ${companyId} = any(p.websites))`);

/** The stock, 0 where the product is no longer sold; null where it is unknown. */
export const sellableStock = sql`case when ${isSold} then p.stock else 0 end`;

/** The most of a product that may lie in a cart. */
export const mostInCart = sql`coalesce(${sellableStock}, ${sql.raw(String(storeRules.quantityWhereStockUnknown))})`;

/** 409 that names the product and says how many of it can be had. */
export function tooMany(name: string, available: number): StoreError {
  const message =
    available === 0
      ? `${name} is out of stock`
      : `Only ${available} of ${name} ${available === 1 ? 'is' : 'are'} available`;
  return conflict(message, { available_quantity: available });
}
