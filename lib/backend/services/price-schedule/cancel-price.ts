import { and, eq, isNull } from 'drizzle-orm';
import type { PriceSchedule } from '../../../contract/staff-product-price.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { priceSchedules } from '../../db/schema/price-schedule.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../errors.ts';
import { lockProduct } from '../product/lock-product.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { applyTurns } from './apply-turns.ts';
import { listSchedules } from './list-schedules.ts';

/**
 * Cancels a planned price; a running one ends at once and the previous price applies again. Throws
 * 404 if the product has no open schedule with this id. Returns the remaining schedules.
 */
export async function cancelPrice(
  context: ServiceContext,
  caller: CustomerCaller,
  productId: number,
  scheduleId: number,
): Promise<PriceSchedule[]> {
  return inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    const product = await lockProduct(tx, productId);
    const open = and(
      eq(priceSchedules.id, scheduleId),
      eq(priceSchedules.productId, productId),
      isNull(priceSchedules.endedAt),
    );
    const [schedule] = await tx.select().from(priceSchedules).where(open);
    if (!schedule) throw notFound('Planned price');
    if (schedule.startedAt) {
      await tx.update(priceSchedules).set({ endsAt: context.now() }).where(open);
    } else {
      await tx.delete(priceSchedules).where(open);
    }
    const { price, startsAt, endsAt } = schedule;
    await writeAudit(within, caller, {
      action: 'price.cancel',
      subject: `product:${productId}`,
      before: { price, startsAt, endsAt },
    });
    await applyTurns(within, product);
    return listSchedules(within, productId);
  });
}
