import { sql } from 'drizzle-orm';
import { products } from '../../db/schema/catalogue.ts';

/* As `formatNetQuantity` of the storefront: kilograms and litres from 1,000 on. */
const isLarge = sql`${products.unit} in ('g', 'ml') and ${products.netQuantity} >= 1000`;
const unit = sql`case when ${isLarge} then case ${products.unit} when 'g' then 'kg' else 'L' end
  when ${products.unit} = 'l' then 'L' else ${products.unit} end`;

/** Net quantity with its unit, such as `250 g`; empty for a product that is gone. */
export const packSize = sql<string>`
  coalesce(trim_scale(${products.netQuantity} / case when ${isLarge} then 1000 else 1 end)
    || ' ' || ${unit}, '')`;
