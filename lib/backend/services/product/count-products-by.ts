import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { recall, withMemory } from '../../catalogue-cache/catalogue-memory.ts';
import { idArray } from '../../db/id-array.ts';

type Column = 'brand_id' | 'form_id' | 'category_id';

/** Returns the number of products per brand, form or category, by id, on sale or not. */
export async function countProductsBy(
  db: Queryable,
  column: Column,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const by = sql.raw(column);
  const { rows } = await db.execute<{ id: number; count: number }>(sql`
    select p.${by} as id, count(*)::integer as count from products p
    where p.${by} = any(${idArray(ids)}) group by 1`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The same, cached until the catalogue changes. */
export function recallProductsBy(
  context: ServiceContext,
  column: Column,
  ids: readonly number[],
): Promise<Map<number, number>> {
  return withMemory(context, async ({ lists }) => ({
    answer: await recall(lists, `products by ${column} ${ids.join(' ')}`, () =>
      countProductsBy(context.db, column, ids),
    ),
  }));
}

/** Returns the number of products per tag. */
export async function countProductsByTag(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; count: number }>(sql`
    select t.tag_id as id, count(*)::integer as count from product_tags t
    where t.tag_id = any(${idArray(ids)}) group by 1`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
