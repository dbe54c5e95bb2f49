import { sql, type SQL } from 'drizzle-orm';
import { isSold } from '../cart/availability.ts';

/* In these SQL fragments the table `products` has the alias `p`. */

/** Condition that the product is public at the time `now`. */
export const isListed = (now: unknown): SQL =>
  sql`(${isSold} and (p.public_from is null or p.public_from <= ${now}::timestamptz))`;

/** Ids as one parameter: a PostgreSQL array literal. */
export const idArray = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::integer[]`;
