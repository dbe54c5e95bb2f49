import { eq } from 'drizzle-orm';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { refunds } from '../../db/schema/payment.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, notFound } from '../../errors.ts';
import { lockOrder } from '../order/lock-order.ts';
import { tellOfOrderRefund } from '../payment/tell-of-refund.ts';
import { writeAudit } from '../staff/write-audit.ts';

/** Not paid by a gateway: cash, and refunds that failed at the gateway. */
const waits = ['by_hand', 'failed'];

/**
 * Marks a refund as paid by the shop and notifies the customer; returns the order's id. Throws 404
 * if unknown, 409 if it does not wait for a payment by hand.
 */
export async function payByHand(
  context: ServiceContext,
  caller: CustomerCaller,
  refundId: number,
  reference: string,
): Promise<number> {
  return inTransaction(context.db, async (tx) => {
    const within = { ...context, db: tx };
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
    if (!refund || refund.orderId === null) throw notFound('Refund');
    if (!waits.includes(refund.status)) {
      throw conflict('This refund does not wait to be paid by hand', { state: refund.status });
    }
    const done = {
      status: 'done_by_hand',
      providerReference: reference,
      settledAt: context.now(),
    };
    await tx.update(refunds).set(done).where(eq(refunds.id, refundId));
    await writeAudit(within, caller, {
      action: 'refund.by-hand',
      subject: `order:${refund.orderId}`,
      before: { refund: refundId, status: refund.status },
      after: { reference },
    });
    const order = await lockOrder(within, refund.orderId);
    await tellOfOrderRefund(tx, order, refund, 'by_hand');
    return refund.orderId;
  });
}
