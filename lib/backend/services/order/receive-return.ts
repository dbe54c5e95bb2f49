import { and, eq, inArray } from 'drizzle-orm';
import { isReplacementReason } from '../../../contract/order-change.ts';
import type { ServiceContext } from '../../context.ts';
import { orderLines, returnLines, returnRequests } from '../../db/schema/order.ts';
import { giveBackStock } from './give-back-stock.ts';

const open = ['requested', 'accepted'];

/**
 * Takes in what was sent back of a locked order: back into stock where it can be sold
 * (`isSellable`; left out, whatever was not damaged, wrong or expired). Its price goes back when the
 * return is settled.
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
