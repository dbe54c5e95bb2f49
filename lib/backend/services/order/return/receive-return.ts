import { and, eq, inArray } from 'drizzle-orm';
import { isReplacementReason } from '../../../../contract/order-change.ts';
import type { ServiceContext } from '../../../context.ts';
import { orderLines, returnLines, returnRequests } from '../../../db/schema/order.ts';
import { giveBackStock } from '../step/give-back-stock.ts';

const open = ['requested', 'accepted'];

/**
 * Receives the returned goods of a locked order: pieces that can be sold go back into stock
 * (`isSellable`; if left out, all that were not damaged, wrong or expired). The refund is made when
 * the return is settled.
 */
export async function receiveReturn(
  { db, ...context }: ServiceContext,
  orderId: number,
  isSellable: boolean | undefined,
): Promise<void> {
  const ofThis = and(eq(returnRequests.orderId, orderId), inArray(returnRequests.status, open));
  const back = await db
    .select({
      reason: returnRequests.reason,
      quantity: returnLines.quantity,
      productId: orderLines.productId,
    })
    .from(returnRequests)
    .innerJoin(returnLines, eq(returnLines.returnId, returnRequests.id))
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .where(ofThis);
  await db
    .update(returnRequests)
    .set({ status: 'received', decidedAt: context.now() })
    .where(ofThis);
  const unwanted = back.filter(({ reason }) => !isReplacementReason(reason));
  const decided = isSellable ? back : [];
  const shelved = isSellable === undefined ? unwanted : decided;
  await giveBackStock({ ...context, db }, orderId, shelved, 'returned');
}
