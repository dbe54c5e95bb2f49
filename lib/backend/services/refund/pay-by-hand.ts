import { eq } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { payments, refunds, type RefundRow } from '../../db/schema/payment.ts';
import type { Transaction } from '../../db/client.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { conflict, notFound } from '../../errors.ts';
import { lockOrder } from '../order/lock-order.ts';
import { tellOfOrderRefund, tellOfRefund } from '../payment/tell-of-refund.ts';
import { writeAudit } from '../staff/write-audit.ts';

/** Not paid by a gateway: cash, and refunds that failed at the gateway. */
const waits = ['by_hand', 'failed'];

/**
 * Marks a refund as paid by the shop and notifies the customer; returns the order's id, null for a
 * month of Elite or a gift voucher. Throws 404 if unknown, 409 if it does not wait for a manual
 * payment.
 */
export async function payByHand(
  context: ServiceContext,
  caller: CustomerCaller,
  refundId: number,
  reference: string,
): Promise<number | null> {
  return withinTransaction(context, async (within, tx) => {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
    if (!refund) throw notFound('Refund');
    if (!waits.includes(refund.status)) {
      throw conflict('This refund is not waiting for a manual payment', { state: refund.status });
    }
    const done = {
      status: 'done_by_hand',
      providerReference: reference,
      settledAt: context.now(),
    };
    await tx.update(refunds).set(done).where(eq(refunds.id, refundId));
    await writeAudit(
      within,
      caller,
      'refund.by-hand',
      refund.orderId === null ? `payment:${refund.paymentId}` : `order:${refund.orderId}`,
      { before: { refund: refundId, status: refund.status }, after: { reference } },
    );
    await tell(within, refund);
    return refund.orderId;
  });
}

async function tell(
  within: ServiceContext & { db: Transaction },
  refund: RefundRow,
): Promise<void> {
  const { db } = within;
  if (refund.orderId !== null) {
    await tellOfOrderRefund(db, await lockOrder(within, refund.orderId), refund, 'by_hand');
    return;
  }
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.id, refund.paymentId ?? 0));
  if (payment) await tellOfRefund(db, payment, refund, 'by_hand');
}
