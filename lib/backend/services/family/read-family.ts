import { sql } from 'drizzle-orm';
import { cutPackSize, writePackSize } from '../../../contract/pack-size.ts';
import { companyId } from '../../../contract/envelope.ts';
import { toRupees } from '../../../contract/money.ts';
import type { StaffFamily, StaffFamilyRow } from '../../../contract/staff-family.ts';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { notFound } from '../../errors.ts';

export interface FamilyState {
  id: number;
  name: string;
  axes: string[];
  version: number;
}

interface MemberRow extends Record<string, unknown> {
  productId: number;
  version: number;
  options: string[];
  name: string;
  sku: string;
  barcode: string | null;
  netQuantity: number;
  unit: string;
  price: number;
  basePrice: number;
  stock: number | null;
  isOnSale: boolean;
  isCombo: boolean;
  images: string[];
}

/** Returns the family of a product; undefined if it belongs to none. */
async function findFamily(db: Queryable, productId: number): Promise<FamilyState | undefined> {
  const { rows } = await db.execute<Record<string, unknown> & FamilyState>(sql`
    select f.id, f.name, f.axes, f.version
    from family_members m join families f on f.id = m.family_id
    where m.product_id = ${productId}`);
  return rows[0];
}

/**
 * Returns the family of a product with all sizes, published or not; without a family, what a new
 * one could begin with. Throws 404 for an unknown product.
 */
export async function readStaffFamily(
  { db }: ServiceContext,
  productId: number,
): Promise<StaffFamily> {
  const family = await findFamily(db, productId);
  const { rows } = await db.execute<MemberRow>(sql`
    select p.id as "productId", p.version, coalesce(m.options, '{}') as options, p.name, p.sku,
      p.barcode, p.net_quantity::float8 as "netQuantity", p.unit, p.price,
      p.base_price as "basePrice", p.stock, p.is_on_sale as "isOnSale",
      exists (select from combos k where k.product_id = p.id) as "isCombo",
      array(select i.path from product_images i where i.product_id = p.id order by i.position)
        as images
    from products p left join family_members m on m.product_id = p.id
    where ${companyId} = any(p.websites)
      and ${family ? sql`m.family_id = ${family.id}` : sql`p.id = ${productId}`}
    order by m.position, p.id`);
  const [first] = rows;
  if (!first) throw notFound('Product');
  const pictures = [...new Set(rows.flatMap(({ images }) => images))];
  if (family) return { ...family, rows: rows.map(toRow), pictures };
  const size = cutPackSize(first.name);
  const option = writePackSize(size?.size ?? { quantity: first.netQuantity, unit: first.unit });
  return {
    id: null,
    version: null,
    name: size?.rest || first.name,
    axes: ['Size'],
    rows: [{ ...toRow(first), options: [option] }],
    pictures,
  };
}

const toRow = (row: MemberRow): StaffFamilyRow => ({
  product_id: row.productId,
  version: row.version,
  options: row.options,
  name: row.name,
  sku: row.sku,
  barcode: row.barcode,
  net_quantity: row.netQuantity,
  unit: row.unit,
  product_price: toRupees(row.price),
  base_price: toRupees(row.basePrice),
  available_stock_quantity: row.stock,
  is_on_sale: row.isOnSale,
  is_combo: row.isCombo,
  image1: row.images[0] ?? null,
});
