import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { returnLines, returnRequests } from '../../db/schema/order.ts';
import { creditOrder, hasPaidBack } from '../refund/credit-order.ts';
import { readStanding } from '../refund/order-standing.ts';
import { creditsOfReturn } from '../refund/credits-of.ts';
import type { LockedOrder } from './lock-order.ts';
import { resolveReturn, usualResolution } from './replacement/resolve-return.ts';

/**
 * Settles the received return of a locked order: refunds the price of what is not replaced to its
 * means of payment, with a credit note. Goods that came back before staff decided are resolved by
 * their reason. Returns whether money went back.
 */
export async function settleReturn(
  context: ServiceContext,
  order: LockedOrder,
  staffId?: number,
): Promise<boolean> {
  const { db } = context;
  const received = await db
    .update(returnRequests)
    .set({ status: 'settled' })
    .where(and(eq(returnRequests.orderId, order.id), eq(returnRequests.status, 'received')))
    .returning();
  const refunded: number[] = [];
  for (const request of received) {
    const isDecided = request.resolution !== null;
    const resolution = isDecided ? request.resolution : usualResolution(request);
    if (!isDecided && resolution === 'replacement') {
      await resolveReturn(context, order, request, { resolution, staffId });
    }
    if (resolution === 'refund') refunded.push(request.id);
  }
  if (refunded.length === 0) return false;
  const back = await db
    .select({ lineId: returnLines.orderLineId, quantity: returnLines.quantity })
    .from(returnLines)
    .where(inArray(returnLines.returnId, refunded))
    .orderBy(asc(returnLines.orderLineId));
  const standing = await readStanding(context, order);
  const credits = await creditsOfReturn(context, order.id, standing.rows, back);
  const reason = 'Goods returned';
  return hasPaidBack(await creditOrder(context, order, standing, { credits, reason, staffId }));
}
