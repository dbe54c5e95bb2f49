import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { payments } from '../../db/schema/payment.ts';
import { createPaymentLink } from '../payment/create-payment-link.ts';

/**
 * Returns the payment link of a month of Elite; repeated calls return the same link. 503 if the
 * gateway does not answer; the call may be repeated. Must not run in a transaction.
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
