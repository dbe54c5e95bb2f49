import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { returnLines, returnRequests, type OrderRow } from '../../../db/schema/order.ts';
import { creditTotal } from '../../invoice/credit-rows.ts';
import { creditOrder, hasPaidBack } from '../../refund/credit-order.ts';
import { readOrderBalance, type OrderBalance } from '../../refund/order-balance.ts';
import { shareOut } from '../../refund/pay-out.ts';
import { requireShownRefund, type PlannedRefund } from '../../refund/planned-refund.ts';
import { creditsOfReturn } from '../../refund/credits-of.ts';
import type { LockedOrder } from '../lock-order.ts';
import { resolveReturn, usualResolution } from './resolve-return.ts';

type ReturnRequest = typeof returnRequests.$inferSelect;

/**
 * Settles the received return of a locked order: refunds the price of all goods that are not
 * replaced to their means of payment, with a credit note. Goods that came back before staff decided
 * are resolved by their reason. Returns whether money was refunded.
 */
export async function settleReturn(
  context: ServiceContext,
  order: LockedOrder,
  { staffId, shownRefund }: { staffId?: number | undefined; shownRefund?: number | undefined },
): Promise<boolean> {
  const { db } = context;
  const received = await db
    .update(returnRequests)
    .set({
      status: 'settled',
      // The replacement was cancelled.
      resolution: sql`case when ${returnRequests.resolution} = 'replacement'
        and ${returnRequests.replacementId} is null then 'refund'
        else ${returnRequests.resolution} end`,
    })
    .where(and(eq(returnRequests.orderId, order.id), eq(returnRequests.status, 'received')))
    .returning();
  const balance = await readOrderBalance(context, order);
  const { credits, shares } = await planReturnRefund(context, order, balance, received);
  requireShownRefund(shares, shownRefund);
  for (const request of received) {
    if (request.resolution === null && isReplaced(request)) {
      await resolveReturn(context, order, request, { resolution: 'replacement', staffId });
    }
  }
  if (credits.length === 0) return false;
  const reason = 'Items returned';
  return hasPaidBack(
    await creditOrder(context, order, balance, { credits, shares, reason, staffId }),
  );
}

type Resolved = Pick<ReturnRequest, 'id' | 'resolution' | 'replacementId' | 'reason'>;

const isReplaced = (request: Resolved): boolean =>
  request.resolution === null
    ? usualResolution(request) === 'replacement'
    : request.replacementId !== null;

/** Plans the refund of received returns of an order, without replaced goods. */
export async function planReturnRefund(
  context: ServiceContext,
  order: OrderRow,
  balance: OrderBalance,
  received: readonly Resolved[],
): Promise<PlannedRefund> {
  const refunded = received.filter((request) => !isReplaced(request)).map(({ id }) => id);
  const back =
    refunded.length === 0
      ? []
      : await context.db
          .select({ lineId: returnLines.orderLineId, quantity: returnLines.quantity })
          .from(returnLines)
          .where(inArray(returnLines.returnId, refunded))
          .orderBy(asc(returnLines.orderLineId));
  const credits = await creditsOfReturn(context, order.id, balance.rows, back);
  return { credits, shares: shareOut(balance, creditTotal(balance, credits)) };
}
