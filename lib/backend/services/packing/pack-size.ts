import { sql } from 'drizzle-orm';
import { products } from '../../db/schema/catalogue.ts';

/** Net quantity with its unit, such as `250 g`; empty for a product that is gone. */
export const packSize = sql<string>`
  coalesce(trim_scale(${products.netQuantity}) || ' ' || ${products.unit}, '')`;
