import { and, inArray, sql } from 'drizzle-orm';
import { companyId } from '../../../contract/envelope.ts';
import type { Queryable } from '../../db/client.ts';
import { products } from '../../db/schema/catalogue.ts';

/** Returns which of these ids are products of this site, on sale or not. */
export async function productsThere(db: Queryable, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), sql`${companyId} = any(${products.websites})`));
  return new Set(rows.map(({ id }) => id));
}
