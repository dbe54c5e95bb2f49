import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { ServiceContext } from '../../../context.ts';
import { orders } from '../../../db/schema/order.ts';
import { payments } from '../../../db/schema/payment.ts';
import { withinTransaction } from '../../../db/transaction.ts';
import { askAbout } from '../../payment/check-payments.ts';
import { openStatuses } from '../../payment/payment-status.ts';
import { deadlineOf } from '../../payment/deadline-of.ts';
import { cancelLocked } from '../step/cancel-order.ts';
import { lockOrder } from '../lock-order.ts';

const batchSize = 100;
/* A failed payment may have succeeded late. */
const mayYetSucceed = [...openStatuses, 'failed'];
/* Time limit for gateway requests per run: orders expire even if gateways are slow. */
const secondsToAsk = 20;

/**
 * Expires unpaid online orders, each in its own transaction: everything they hold is given back as
 * for a cancelled order. Asks the payment gateway one last time before.
 */
export async function expireOrders(context: ServiceContext): Promise<void> {
  const overdue = await context.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        lte(orders.expiresAt, context.now()),
        isNull(orders.paidAt),
        eq(orders.status, 'Pending'),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(batchSize);
  const mayAsk = deadlineOf(secondsToAsk);
  for (const { id } of overdue) {
    await expire(context, id, mayAsk).catch((error: unknown) => {
      context.log.error({ err: error, order: id }, 'an order could not run out');
    });
  }
}

async function expire(
  context: ServiceContext,
  orderId: number,
  mayAsk: () => boolean,
): Promise<void> {
  const open = await context.db
    .select({ txnId: payments.txnId })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, mayYetSucceed)));
  for (const { txnId } of open) {
    if (!mayAsk()) break;
    // If the gateway does not answer, the order expires anyway; a late payment is refunded.
    await askAbout(context, txnId).catch((error: unknown) => {
      context.log.warn({ err: error, txnId }, 'a gateway could not be asked a last time');
    });
  }
  await withinTransaction(context, async (within) => {
    const order = await lockOrder(within, orderId);
    const isOverdue = order.expiresAt !== null && order.expiresAt <= context.now();
    if (order.status !== 'Pending' || order.paidAt || !isOverdue) return;
    await cancelLocked(within, order, { reason: 'Not paid within 24 hours', as: 'expired' });
  });
}
