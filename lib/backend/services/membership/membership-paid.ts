import { eq } from 'drizzle-orm';
import { addMonths } from 'date-fns';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { memberships } from '../../db/schema/membership.ts';
import type { PaymentRow } from '../../db/schema/payment.ts';
import { eliteUntil } from './elite-until.ts';

/** A month of Elite has been paid for: it begins now, or where the months that run end. */
export async function membershipPaid(context: ServiceContext, payment: PaymentRow): Promise<void> {
  const { db, now } = context;
  const { customerId } = payment;
  if (customerId === null) throw new Error(`Payment ${payment.txnId} is nobody's`);
  // Two months that are paid at once come one after the other.
  await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
  const startsAt = (await eliteUntil(context, customerId)) ?? now();
  await db.insert(memberships).values({
    customerId,
    paymentId: payment.id,
    startsAt,
    endsAt: addMonths(startsAt, 1),
    createdAt: now(),
  });
}
