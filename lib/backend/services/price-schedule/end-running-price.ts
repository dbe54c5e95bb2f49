import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { priceSchedules } from '../../db/schema/price-schedule.ts';

/**
 * Ends the running schedule without restoring the previous price. Must be called when staff set a
 * price by hand.
 */
export async function endRunningPrice(
  { db, now }: ServiceContext,
  productId: number,
): Promise<void> {
  await db
    .update(priceSchedules)
    .set({ endedAt: now() })
    .where(
      and(
        eq(priceSchedules.productId, productId),
        isNotNull(priceSchedules.startedAt),
        isNull(priceSchedules.endedAt),
      ),
    );
}
