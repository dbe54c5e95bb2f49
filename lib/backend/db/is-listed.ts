import { sql, type SQL } from 'drizzle-orm';
import { companyId } from '../../contract/envelope.ts';

/* In these SQL fragments the table `products` has the alias `p`. */

/** Whether this store sells the product at all. */
export const isSold = sql.raw(`(p.is_on_sale and ${companyId} = any(p.websites))`);

/** Condition that the product is public at the time `now`. */
export const isListed = (now: unknown): SQL =>
  sql`(${isSold} and (p.public_from is null or p.public_from <= ${now}::timestamptz))`;
