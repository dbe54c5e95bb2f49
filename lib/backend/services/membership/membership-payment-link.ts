import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { payments } from '../../db/schema/payment.ts';
import { createPaymentLink } from '../payment/create-payment-link.ts';

/**
 * Where a month of Elite is paid: the same address however often it is asked for. 503 where the
 * gateway does not answer; then it may be asked for again. Not to be called in a transaction.
 */
export async function membershipPaymentLink(
  context: ServiceContext,
  txnId: string,
): Promise<string> {
  const [payment] = await context.db
    .select({ paymentUrl: payments.paymentUrl })
    .from(payments)
    .where(eq(payments.txnId, txnId));
  return payment?.paymentUrl ?? createPaymentLink(context, txnId);
}
