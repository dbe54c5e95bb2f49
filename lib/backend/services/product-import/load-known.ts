import { sql } from 'drizzle-orm';
import { companyId } from '../../../contract/envelope.ts';
import type { Queryable } from '../../db/client.ts';
import { selectColumns } from '../product/product-rows.ts';
import { listedColumns, type KnownProduct } from './product-draft.ts';

/** Lookup key of a SKU: case-insensitive. */
export const skuKey = (sku: string): string => sku.toLowerCase();

/** Returns the products with these SKUs by `skuKey`, of all shops in this database. */
export async function loadKnown(
  db: Queryable,
  skus: readonly string[],
): Promise<Map<string, KnownProduct>> {
  const keys = JSON.stringify(skus.map(skuKey));
  const { rows } = await db.execute<KnownProduct & Record<string, unknown>>(sql`
    select ${knownColumns} from products p
    where lower(p.sku) in (select jsonb_array_elements_text(${keys}::jsonb))`);
  return new Map(rows.map((row) => [skuKey(row.sku), row]));
}

/** The columns of `KnownProduct`, from `products p`. */
export const knownColumns = sql`
  ${selectColumns(['id', 'sku', 'slug', 'searchText', 'version', ...listedColumns])},
  (select max(s.price) from price_schedules s where s.product_id = p.id and s.ended_at is null)
    as "plannedPrice",
  ${companyId} = any(p.websites) as "isOurs",
  array(select pt.tag_id from product_tags pt where pt.product_id = p.id order by pt.tag_id)
    as "tagIds",
  array(select i.path from product_images i where i.product_id = p.id order by i.position)
    as images`;
