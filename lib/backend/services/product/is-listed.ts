import { sql, type SQL } from 'drizzle-orm';
import { isSold } from '../cart/availability.ts';

/* In these pieces of SQL the table `products` goes by the name of `p`. */

/** Whether everybody can see the product at the moment that `now` stands for. */
export const isListed = (now: unknown): SQL =>
  sql`(${isSold} and (p.public_from is null or p.public_from <= ${now}::timestamptz))`;

/** Ids in one value, as PostgreSQL reads arrays. */
export const idArray = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::integer[]`;
