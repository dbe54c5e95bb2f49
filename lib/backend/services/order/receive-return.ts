import { and, eq, inArray } from 'drizzle-orm';
import { isReplacementReason } from '../../../contract/order-change.ts';
import type { ServiceContext } from '../../context.ts';
import { orderLines, returnLines, returnRequests } from '../../db/schema/order.ts';
import { giveBackGiftVoucher } from './give-back-gift-voucher.ts';
import { giveBackStock } from './give-back-stock.ts';
import { requestRefund } from './request-refund.ts';

const open = ['requested', 'accepted'];

/**
 * Takes in what was sent back of a locked order: onto the shelf again where it can be sold
 * (`isSellable`; left out, whatever was not damaged, wrong or expired), and its price goes back where
 * it is not replaced: what was paid online to be refunded, the rest onto its gift voucher as far as
 * that paid.
 */
export async function receiveReturn(
  context: ServiceContext,
  orderId: number,
  isSellable: boolean | undefined,
): Promise<void> {
  const { db, now } = context;
  const back = await db
    .select({
      reason: returnRequests.reason,
      quantity: returnLines.quantity,
      productId: orderLines.productId,
      bought: orderLines.quantity,
      charged: orderLines.total,
      discount: orderLines.discount,
    })
    .from(returnRequests)
    .innerJoin(returnLines, eq(returnLines.returnId, returnRequests.id))
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .where(and(eq(returnRequests.orderId, orderId), inArray(returnRequests.status, open)));
  await db
    .update(returnRequests)
    .set({ status: 'received', decidedAt: now() })
    .where(and(eq(returnRequests.orderId, orderId), inArray(returnRequests.status, open)));

  const unwanted = back.filter(({ reason }) => !isReplacementReason(reason));
  const due = unwanted.reduce(
    (sum, { charged, discount, quantity, bought }) =>
      sum + Math.floor(((charged - discount) * quantity) / bought),
    0,
  );
  if (due > 0) {
    const refunded = await requestRefund(context, orderId, 'Goods returned', due);
    await giveBackGiftVoucher(context, orderId, due - refunded);
  }
  const decided = isSellable ? back : [];
  const shelved = isSellable === undefined ? unwanted : decided;
  await giveBackStock(context, orderId, shelved, 'returned');
}

/** Closes what was received of a locked order. */
export async function settleReturn({ db }: ServiceContext, orderId: number): Promise<void> {
  await db
    .update(returnRequests)
    .set({ status: 'settled' })
    .where(and(eq(returnRequests.orderId, orderId), eq(returnRequests.status, 'received')));
}
