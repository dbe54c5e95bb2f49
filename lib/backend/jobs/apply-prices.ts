import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { withinTransaction } from '../db/transaction.ts';
import { applyTurns } from '../services/price-schedule/apply-turns.ts';
import { lockProduct } from '../services/product/lock-product.ts';

/**
 * Applies planned prices that are due and reverts those that have expired: one transaction per
 * product, so that one failure does not block the others.
 */
export async function applyPrices(context: ServiceContext): Promise<void> {
  const moment = context.now().toISOString();
  const { rows } = await context.db.execute<{ productId: number }>(sql`
    select distinct product_id as "productId" from price_schedules
    where ended_at is null
      and (case when started_at is null then starts_at else ends_at end) <= ${moment}::timestamptz
    order by 1`);
  const failures: unknown[] = [];
  for (const { productId } of rows) {
    try {
      await withinTransaction(context, async (within, tx) => {
        await applyTurns(within, await lockProduct(tx, productId));
      });
    } catch (error) {
      context.log.error({ err: error, productId }, 'a planned price could not be charged');
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new Error(`${failures.length} planned prices were not charged`);
}
