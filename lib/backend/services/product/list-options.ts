import { asc, sql } from 'drizzle-orm';
import type { Brand, FilterOption } from '../../../contract/product.ts';
import { recall, withMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { idArray } from '../../db/id-array.ts';
import { brands, productForms, tags } from '../../db/schema/catalogue.ts';

/** Returns the tags by id: the badges come first. */
export async function listProductTags({ db }: ServiceContext): Promise<FilterOption[]> {
  return db.select({ id: tags.id, name: tags.name }).from(tags).orderBy(asc(tags.id));
}

export async function listProductForms({ db }: ServiceContext): Promise<FilterOption[]> {
  return db
    .select({ id: productForms.id, name: productForms.name })
    .from(productForms)
    .orderBy(asc(productForms.name));
}

export async function listBrands({ db }: ServiceContext): Promise<Brand[]> {
  return db
    .select({
      id: brands.id,
      name: brands.name,
      description: brands.description,
      town: brands.town,
    })
    .from(brands)
    .orderBy(asc(brands.name));
}

type Column = 'brand_id' | 'form_id' | 'category_id';

/**
 * Returns the number of products per brand, form or category, by id, on sale or not; as in the
 * shop, the sizes of a family are one product.
 */
export async function countProductsBy(
  db: Queryable,
  column: Column,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const by = sql.raw(column);
  const { rows } = await db.execute<{ id: number; count: number }>(sql`
    select p.${by} as id, count(distinct coalesce(m.family_id, -p.id))::integer as count
    from products p left join family_members m on m.product_id = p.id
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

/** Counts products by tag id, a family as one; tags without products are left out. */
export async function countProductsByTag(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; count: number }>(sql`
    select t.tag_id as id, count(distinct coalesce(m.family_id, -t.product_id))::integer as count
    from product_tags t left join family_members m on m.product_id = t.product_id
    where t.tag_id = any(${idArray(ids)}) group by 1`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
