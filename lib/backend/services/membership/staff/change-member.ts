import { eq } from 'drizzle-orm';
import type { MonthReason, StaffMember } from '../../../../contract/staff-member.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { memberships } from '../../../db/schema/membership.ts';
import { withinTransaction } from '../../../db/transaction.ts';
import { conflict } from '../../../errors.ts';
import { toRupees } from '../../../../contract/money.ts';
import { holdVisible } from '../../customer/visible-to.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { addMonth } from '../add-month.ts';
import { cancelMembership } from '../cancel-membership.ts';
import { readMember } from './read-member.ts';

/**
 * Gives a customer a month of Elite without payment. 404 if the caller may not see the customer,
 * 409 if the account is closed or the months were changed since they were read (optimistic
 * locking).
 */
export async function giveMonth(
  context: ServiceContext,
  caller: CustomerCaller,
  customerId: number,
  { reason, seen_months: seen }: MonthReason,
): Promise<StaffMember> {
  return withinTransaction(context, async (within, tx) => {
    const member = await holdVisible(within, caller, customerId);
    const count = await tx.$count(memberships, eq(memberships.customerId, customerId));
    if (seen !== undefined && seen !== count) {
      throw conflict('A month has just been added. Check and try again.');
    }
    const month = await addMonth(within, member, { paymentId: null, amount: 0 });
    await writeAudit(within, caller, 'member.give_month', `customer:${customerId}`, {
      after: { month: month.id, until: month.endsAt.toISOString(), reason },
    });
    return readMember(within, caller, customerId);
  });
}

/**
 * Ends a month of Elite and the later ones, under the same rules as for the member, and refunds the
 * payments. 404 if it is not the customer's, 409 with the reason if the rules do not allow it.
 */
export async function endMonth(
  context: ServiceContext,
  caller: CustomerCaller,
  { customerId, monthId }: { customerId: number; monthId: number },
  { reason }: MonthReason,
): Promise<StaffMember> {
  return withinTransaction(context, async (within) => {
    await holdVisible(within, caller, customerId);
    const refund = await cancelMembership(within, customerId, monthId);
    await writeAudit(within, caller, 'member.end_month', `customer:${customerId}`, {
      after: { month: monthId, refund: toRupees(refund), reason },
    });
    return readMember(within, caller, customerId);
  });
}
