import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { payments, refunds } from '../../db/schema/payment.ts';

/**
 * Writes down that a payment, or `amount` paise of it, is to be paid back; a job sees to it within a
 * minute and goes on until it is done. In the transaction of what causes it. Throws where that would be
 * more than was paid and has not gone back.
 */
export async function requestPaymentRefund(
  { db, now }: ServiceContext,
  paymentId: number,
  { amount, reason, staffId }: { amount?: number; reason: string; staffId?: number },
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
    amount: due,
    reason,
    createdAt: now(),
  });
}
