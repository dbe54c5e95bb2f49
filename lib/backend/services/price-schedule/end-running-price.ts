import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { priceSchedules } from '../../db/schema/price-schedule.ts';

/** To be called where somebody sets a price by hand: what ran until now does not come back for it. */
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
