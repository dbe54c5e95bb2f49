import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { payments, type PaymentRow } from '../../db/schema/payment.ts';

/**
 * Returns the customer's membership payment with the client's id `txnid`; undefined if there is
 * none.
 */
export async function findMembershipPayment(
  { db }: ServiceContext,
  customerId: number,
  txnid: string,
): Promise<PaymentRow | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.customerId, customerId),
        eq(payments.purpose, 'membership'),
        eq(payments.clientKey, txnid),
      ),
    );
  return payment;
}
