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

const optionColumn = (at: number) => sql`coalesce((
    select f.axes[${sql.raw(String(at))}] || ': ' || m.options[${sql.raw(String(at))}]
    from family_members m join families f on f.id = m.family_id where m.product_id = p.id), '')`;

/** The columns of `KnownProduct`, from `products p`. */
export const knownColumns = sql`
  ${selectColumns(['id', 'sku', 'slug', 'searchText', 'version', ...listedColumns])},
  (select max(s.price) from price_schedules s where s.product_id = p.id and s.ended_at is null)
    as "plannedPrice",
  ${companyId} = any(p.websites) as "isOurs",
  array(select pt.tag_id from product_tags pt where pt.product_id = p.id order by pt.tag_id)
    as "tagIds",
  array(select i.path from product_images i where i.product_id = p.id order by i.position)
    as images,
  coalesce((
    select case when lower(f.name) in (
        select lower(name) from families group by lower(name) having count(*) > 1)
      then f.name || ' #' || f.id else f.name end
    from family_members m join families f on f.id = m.family_id
    where m.product_id = p.id), '') as family,
  ${optionColumn(1)} as option1, ${optionColumn(2)} as option2,
  coalesce((
    select string_agg(o.sku || '×' || i.quantity, ' | ' order by i.position, o.id)
    from combo_items i join products o on o.id = i.product_id where i.combo_id = p.id), '')
    as "comboOf",
  (select k.percent_off from combos k where k.product_id = p.id) as "percentOff"`;
