import { sql } from 'drizzle-orm';
import { companyId } from '../../../contract/envelope.ts';
import { toRupees } from '../../../contract/money.ts';
import type { StaffCombo } from '../../../contract/staff-combo.ts';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { notFound } from '../../errors.ts';

/** Discount and items of a combo, as the audit log stores them. */
export interface ComboState {
  percent_off: number | null;
  items: { product_id: number; sku: string; quantity: number }[];
}

/** Returns discount and items of a combo; undefined if the product is not a combo. */
export async function readComboState(
  db: Queryable,
  productId: number,
): Promise<ComboState | undefined> {
  const { rows } = await db.execute<Record<string, unknown> & ComboState>(sql`
    select k.percent_off / 100.0::float8 as percent_off, (
      select coalesce(json_agg(json_build_object('product_id', p.id, 'sku', p.sku,
        'quantity', i.quantity) order by i.position), '[]')
      from combo_items i join products p on p.id = i.product_id
      where i.combo_id = k.product_id) as items
    from combos k where k.product_id = ${productId}`);
  return rows[0];
}

interface ItemRow {
  id: number;
  name: string;
  sku: string;
  image: string | null;
  quantity: number;
  price: number;
  basePrice: number;
  stock: number | null;
  isOnSale: boolean;
}

interface ComboRow extends Record<string, unknown> {
  version: number;
  percentOff: number | null;
  isCombo: boolean;
  price: number;
  basePrice: number;
  stock: number | null;
  isOnSale: boolean;
  items: ItemRow[];
}

/**
 * Returns a combo for staff; null for a product that is none. Throws 404 for an unknown product.
 */
export async function readStaffCombo(
  { db }: ServiceContext,
  productId: number,
): Promise<StaffCombo | null> {
  const { rows } = await db.execute<ComboRow>(sql`
    select p.version, k.product_id is not null as "isCombo",
      (k.percent_off / 100.0)::float8 as "percentOff", p.price, p.base_price as "basePrice",
      p.stock, p.is_on_sale as "isOnSale", (
        select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'sku', o.sku,
          'image', o.home_image, 'quantity', i.quantity, 'price', o.price,
          'basePrice', o.base_price, 'stock', o.stock, 'isOnSale', o.is_on_sale)
          order by i.position), '[]')
        from combo_items i join products o on o.id = i.product_id
        where i.combo_id = p.id) as items
    from products p left join combos k on k.product_id = p.id
    where p.id = ${productId} and ${companyId} = any(p.websites)`);
  const [row] = rows;
  if (!row) throw notFound('Product');
  if (!row.isCombo) return null;
  return {
    version: row.version,
    percent_off: row.percentOff,
    product_price: toRupees(row.price),
    base_price: toRupees(row.basePrice),
    available_stock_quantity: row.stock,
    is_on_sale: row.isOnSale,
    items: row.items.map((item) => ({
      product_id: item.id,
      name: item.name,
      sku: item.sku,
      image1: item.image,
      quantity: item.quantity,
      product_price: toRupees(item.price),
      base_price: toRupees(item.basePrice),
      available_stock_quantity: item.stock,
      is_on_sale: item.isOnSale,
    })),
  };
}
