import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { payments, refunds } from '../../db/schema/payment.ts';

interface RefundRequest {
  /** Paise; all that is left if undefined. */
  amount?: number | undefined;
  reason: string;
  staffId?: number | undefined;
  creditNoteId?: number | undefined;
}

/**
 * Requests the refund of a payment, or of `amount` paise of it; a job executes it within a minute
 * and retries until it is done. Must run in the transaction of the change that causes it. Throws if
 * the sum of refunds would be more than was paid.
 */
export async function requestPaymentRefund(
  { db, now }: ServiceContext,
  paymentId: number,
  { amount, reason, staffId, creditNoteId }: RefundRequest,
): Promise<void> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.id, paymentId))
    .for('update');
  if (!payment) throw new Error(`There is no payment ${paymentId}`);
  const [back] = await db
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)::integer` })
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId));
  const left = (payment.taken ?? payment.amount) - (back?.sum ?? 0);
  const due = amount ?? left;
  if (due <= 0 || due > left) throw new Error(`Payment ${paymentId} has ${left} paise to pay back`);
  await db.insert(refunds).values({
    paymentId,
    orderId: payment.orderId,
    staffId,
    creditNoteId,
    amount: due,
    reason,
    createdAt: now(),
  });
}
