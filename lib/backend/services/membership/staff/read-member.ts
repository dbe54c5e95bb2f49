import { sql } from 'drizzle-orm';
import type { StaffMember, StaffMonth } from '../../../../contract/staff-member.ts';
import type { CustomerCaller, ServiceContext } from '../../../context.ts';
import { customers } from '../../../db/schema/customer.ts';
import { notFound } from '../../../errors.ts';
import { toRupees } from '../../../../contract/money.ts';
import { visibleTo } from '../../customer/visible-to.ts';
import { memberUntil, monthState } from '../membership-month.ts';
import { listSubscriptions, type BoughtMonth } from '../list-subscriptions.ts';
import { readBenefits } from '../read-benefits.ts';

/**
 * Returns a customer's months of Elite with the benefits used; 404 if the caller may not see the
 * customer.
 */
export async function readMember(
  context: ServiceContext,
  caller: CustomerCaller,
  customerId: number,
): Promise<StaffMember> {
  const [customer] = await context.db
    .select()
    .from(customers)
    .where(sql`id = ${customerId} and ${visibleTo(caller)}`);
  if (!customer) throw notFound('Customer');
  const months: StaffMonth[] = [];
  for (const bought of await listSubscriptions(context, customerId)) {
    months.push(await toStaffMonth(context, bought));
  }
  return {
    id: customerId,
    name: `${customer.firstName} ${customer.lastName}`.trim() || (customer.mobile ?? ''),
    email: customer.email ?? '',
    elite_until: (await memberUntil(context, customerId))?.toISOString() ?? null,
    is_closed: customer.deactivatedAt !== null,
    months,
  };
}

async function toStaffMonth(
  context: ServiceContext,
  { month, obstacle, refund }: BoughtMonth,
): Promise<StaffMonth> {
  const { id, customerId, startsAt, endsAt, cancelledAt, paymentId } = month;
  const span = { from: startsAt, to: cancelledAt ?? endsAt };
  const { orders, consultations } = await readBenefits(context, customerId, span);
  return {
    id,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    state: monthState(month, context.now()),
    is_gift: paymentId === null,
    cancel_obstacle: obstacle ?? null,
    refund: refund && {
      amount: toRupees(refund.amount),
      // A database constraint allows no other states.
      state: refund.status as NonNullable<StaffMonth['refund']>['state'],
    },
    benefits: {
      orders: orders.filter(({ isPriority }) => isPriority).length,
      free_deliveries: orders.filter(({ hasFreeDelivery }) => hasFreeDelivery).length,
      early_accesses: orders.filter(({ hasEarlyAccess }) => hasEarlyAccess).length,
      consultations,
    },
  };
}
