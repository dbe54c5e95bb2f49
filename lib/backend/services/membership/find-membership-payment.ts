import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { payments, type PaymentRow } from '../../db/schema/payment.ts';

/** The customer's payment of a month of Elite that the client calls `txnid`; undefined where none is. */
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
