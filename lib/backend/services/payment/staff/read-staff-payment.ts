import { asc, eq } from 'drizzle-orm';
import type { StaffPaymentDetail } from '../../../../contract/staff-payment.ts';
import type { ServiceContext } from '../../../context.ts';
import { paymentEvents, payments, refunds } from '../../../db/schema/payment.ts';
import { notFound } from '../../../errors.ts';
import { paymentColumns } from './payment-columns.ts';
import { toPaymentDetail } from './serialize.ts';

/** Returns one payment with its events and refunds. Throws 404 if unknown. */
export async function readStaffPayment(
  { db }: ServiceContext,
  id: number,
): Promise<StaffPaymentDetail> {
  const [seen] = await db.select(paymentColumns).from(payments).where(eq(payments.id, id));
  if (!seen) throw notFound('Payment');
  const events = await db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, id))
    .orderBy(asc(paymentEvents.id));
  const back = await db
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, id))
    .orderBy(asc(refunds.id));
  return toPaymentDetail(seen, events, back);
}
