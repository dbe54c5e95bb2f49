import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { memberships } from '../../db/schema/membership.ts';
import type { PaymentRow } from '../../db/schema/payment.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { requestPaymentRefund } from '../payment/request-payment-refund.ts';
import { eliteUntil } from './elite-until.ts';
import { monthLater } from './month-later.ts';

/**
 * A month of Elite has been paid for: it begins at this moment, or where the months that run end.
 * Where the account was closed meanwhile, the money goes back.
 */
export async function membershipPaid(context: ServiceContext, payment: PaymentRow): Promise<void> {
  const { db, now } = context;
  const { customerId } = payment;
  if (customerId === null) throw new Error(`Payment ${payment.txnId} is nobody's`);
  // Two months that are paid at once come one after the other.
  const [member] = await db
    .select()
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
  if (!member) throw new Error(`Customer ${customerId} is gone`);
  if (member.deactivatedAt) {
    await requestPaymentRefund(context, payment.id, { reason: 'Paid when the account was closed' });
    return;
  }
  const runsUntil = await eliteUntil(context, customerId);
  const startsAt = runsUntil ?? now();
  const endsAt = monthLater(startsAt);
  await db
    .insert(memberships)
    .values({ customerId, paymentId: payment.id, startsAt, endsAt, createdAt: now() });
  await queueMessage(db, {
    kind: 'membership_begun',
    to: { email: member.email, mobile: member.mobile },
    data: {
      firstName: member.firstName,
      startsAt,
      endsAt,
      amount: payment.amount,
      isRenewal: runsUntil !== undefined,
    },
    key: payment.id,
  });
}
