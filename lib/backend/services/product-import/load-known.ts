import { sql } from 'drizzle-orm';
import { companyId } from '../../../contract/envelope.ts';
import type { Queryable } from '../../db/client.ts';
import { selectColumns } from '../product/product-columns.ts';
import { listedColumns, type KnownProduct } from './product-draft.ts';

/** How a product is found by its SKU: the letters' case does not count. */
export const skuKey = (sku: string): string => sku.toLowerCase();

/** The products of this database that have one of these SKUs, by `skuKey`. */
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

/** The columns of `KnownProduct`, of `products p`. */
export const knownColumns = sql`
  ${selectColumns(['id', 'sku', 'slug', 'searchText', 'version', ...listedColumns])},
  (select max(s.price) from price_schedules s where s.product_id = p.id and s.ended_at is null)
    as "plannedPrice",
  ${companyId} = any(p.websites) as "isOurs",
  array(select pt.tag_id from product_tags pt where pt.product_id = p.id order by pt.tag_id)
    as "tagIds",
  array(select i.path from product_images i where i.product_id = p.id order by i.position)
    as images`;
