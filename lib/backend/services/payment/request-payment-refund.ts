import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { payments, refunds } from '../../db/schema/payment.ts';

/**
 * Writes down that a payment, or `amount` paise of it, is to be paid back; a job sees to it within a
 * minute and goes on until it is done. In the transaction of what causes it.
 */
export async function requestPaymentRefund(
  { db, now }: ServiceContext,
  paymentId: number,
  { amount, reason }: { amount?: number; reason: string },
): Promise<void> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (!payment) throw new Error(`There is no payment ${paymentId}`);
  await db.insert(refunds).values({
    paymentId,
    orderId: payment.orderId,
    amount: amount ?? payment.amount,
    reason,
    createdAt: now(),
  });
}
