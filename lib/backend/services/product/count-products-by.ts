import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { idArray } from './shelf.ts';

/** How many products each of these brands, forms or categories has, on the shelf or not, by its id. */
export async function countProductsBy(
  db: Queryable,
  column: 'brand_id' | 'form_id' | 'category_id',
  ids: readonly number[],
): Promise<Map<number, number>> {
  const by = sql.raw(column);
  const { rows } = await db.execute<{ id: number; count: number }>(sql`
    select p.${by} as id, count(*)::integer as count from products p
    where p.${by} = any(${idArray(ids)}) group by 1`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The same of tags. */
export async function countProductsByTag(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; count: number }>(sql`
    select t.tag_id as id, count(*)::integer as count from product_tags t
    where t.tag_id = any(${idArray(ids)}) group by 1`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
