import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { idArray } from '../../db/id-array.ts';
import { namedStatement } from '../../db/named-statement.ts';

const readRelated = namedStatement<{ id: number }>(
  'related_by_family',
  sql`
    with changed as (
      select unnest(${sql.placeholder('ids')}::integer[]) as id
      union select combo_id from combo_items
      where product_id = any(${sql.placeholder('ids')}::integer[])
    )
    select id from changed
    union
    select other.product_id from changed
      join family_members own on own.product_id = changed.id
      join family_members other on other.family_id = own.family_id
    order by id`,
);

/**
 * Returns the products whose pages show name, price, stock or size of these: these, the combos that
 * contain them, and the other members of the families of both. By id.
 */
export async function relatedByFamily(
  db: Queryable,
  productIds: readonly number[],
): Promise<number[]> {
  if (productIds.length === 0) return [];
  return (await readRelated(db, { ids: `{${productIds.join(',')}}` })).map(({ id }) => id);
}

/** Returns the cache tags of the pages of `relatedByFamily`. */
export async function relatedPageTags(
  db: Queryable,
  productIds: readonly number[],
): Promise<string[]> {
  return (await relatedByFamily(db, productIds)).map((id) => `product:${id}`);
}

/** Returns the combos that contain one of these products; by id. */
export async function combosWith(db: Queryable, productIds: readonly number[]): Promise<number[]> {
  if (productIds.length === 0) return [];
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct combo_id as id from combo_items
    where product_id = any(${idArray(productIds)}) order by 1`);
  return rows.map(({ id }) => id);
}
