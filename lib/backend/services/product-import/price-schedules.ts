import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { WrittenProduct } from './write-products.ts';

/**
 * Ends running price schedules of products whose price the import has changed; the previous price
 * is not restored.
 */
export async function endRunningPrices(
  { db, now }: ServiceContext,
  written: readonly WrittenProduct[],
): Promise<void> {
  const ids = written
    .filter(({ known, record }) => known && known.price !== record.price)
    .map(({ id }) => id);
  if (ids.length === 0) return;
  await db.execute(sql`
    update price_schedules set ended_at = ${now().toISOString()}::timestamptz
    where started_at is not null and ended_at is null
      and product_id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::integer)`);
}
