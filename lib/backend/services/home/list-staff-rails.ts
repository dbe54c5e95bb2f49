import { sql } from 'drizzle-orm';
import { companyId } from '../../../contract/envelope.ts';
import { productRails } from '../../../contract/staff-product.ts';
import type { RailName, RailProduct, StaffRail } from '../../../contract/staff-rail.ts';
import type { ServiceContext } from '../../context.ts';

interface RailRow extends Record<string, unknown> {
  rail: RailName;
  id: number;
  name: string;
  sku: string;
  image: string | null;
  isOnSale: boolean;
  isAvailable: boolean;
  startsAtMs: number | null;
}

/** Returns the home page rails for staff, with products that are not visible at the moment. */
export async function listStaffRails({ db, now }: ServiceContext): Promise<StaffRail[]> {
  const { rows } = await db.execute<RailRow>(sql`
    select rail, id, name, sku, home_image as image, is_on_sale as "isOnSale",
      is_available as "isAvailable",
      case when public_from > ${now().toISOString()}::timestamptz
        then (extract(epoch from public_from) * 1000)::float8 end as "startsAtMs"
    from products where rail is not null and ${companyId} = any(websites)
    order by rail_position, id`);
  return productRails.map((name) => ({
    name,
    products: rows.filter(({ rail }) => rail === name).map(toRailProduct),
  }));
}

const toRailProduct = (row: RailRow): RailProduct => ({
  id: row.id,
  name: row.name,
  sku: row.sku,
  image1: row.image,
  is_on_sale: row.isOnSale,
  is_in_stock: row.isAvailable,
  starts_at: row.startsAtMs === null ? null : new Date(row.startsAtMs).toISOString(),
});
