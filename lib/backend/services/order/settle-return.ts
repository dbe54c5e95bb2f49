import { and, asc, eq } from 'drizzle-orm';
import { isReplacementReason } from '../../../contract/order-change.ts';
import type { ServiceContext } from '../../context.ts';
import { orderLines, returnLines, returnRequests } from '../../db/schema/order.ts';
import { creditOrder } from '../refund/credit-order.ts';
import { readStanding } from '../refund/order-standing.ts';
import { creditsOfReturn } from '../refund/credits-of.ts';
import type { LockedOrder } from './lock-order.ts';

/**
 * Settles the received return of a locked order: refunds the price of what is not replaced to its
 * means of payment, with a credit note.
 */
export async function settleReturn(
  context: ServiceContext,
  order: LockedOrder,
  staffId?: number,
): Promise<void> {
  const received = and(eq(returnRequests.orderId, order.id), eq(returnRequests.status, 'received'));
  const back = await context.db
    .select({
      reason: returnRequests.reason,
      lineId: returnLines.orderLineId,
      quantity: returnLines.quantity,
    })
    .from(returnRequests)
    .innerJoin(returnLines, eq(returnLines.returnId, returnRequests.id))
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .where(received)
    .orderBy(asc(returnLines.orderLineId));
  await context.db.update(returnRequests).set({ status: 'settled' }).where(received);

  const unwanted = back.filter(({ reason }) => !isReplacementReason(reason));
  if (unwanted.length === 0) return;
  const standing = await readStanding(context, order);
  const credits = await creditsOfReturn(context, order.id, standing.rows, unwanted);
  await creditOrder(context, order, standing, { credits, reason: 'Goods returned', staffId });
}
