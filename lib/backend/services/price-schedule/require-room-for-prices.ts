import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { invalid } from '../../errors.ts';

/**
 * Throws 400 if a planned price, or a price restored at the end of a schedule, is above this MRP
 * (paise).
 */
export async function requirePriceLimit(
  { db }: ServiceContext,
  productId: number,
  basePrice: number,
): Promise<void> {
  const { rows } = await db.execute(sql`
    select 1 from price_schedules
    where product_id = ${productId} and ended_at is null
      and greatest(price, price_before) > ${basePrice} limit 1`);
  if (rows.length > 0) throw invalid({ base_price: ['A planned price is above this MRP'] });
}
