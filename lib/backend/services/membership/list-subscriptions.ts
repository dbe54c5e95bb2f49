import { desc, eq } from 'drizzle-orm';
import type { Subscription } from '../../../contract/subscription.ts';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { memberships } from '../../db/schema/membership.ts';

function selectMonths({ db }: ServiceContext, customerId: number) {
  return db
    .select({ month: memberships, firstName: customers.firstName, lastName: customers.lastName })
    .from(memberships)
    .innerJoin(customers, eq(customers.id, memberships.customerId))
    .where(eq(memberships.customerId, customerId))
    .orderBy(desc(memberships.startsAt), desc(memberships.id));
}

/** A month of Elite with the name of who has it. */
export type BoughtMonth = Awaited<ReturnType<typeof selectMonths>>[number];

/** The months of Elite that the customer has bought, the newest first. */
export function listSubscriptions(
  context: ServiceContext,
  customerId: number,
): Promise<BoughtMonth[]> {
  return selectMonths(context, customerId);
}

/** Whether there is any. */
export async function hasSubscriptions(
  context: ServiceContext,
  customerId: number,
): Promise<boolean> {
  return (await selectMonths(context, customerId).limit(1)).length > 0;
}

/** A month as it stands at the moment `now`. */
export function toSubscription(
  { month, firstName, lastName }: BoughtMonth,
  now: Date,
): Subscription {
  const isCancelled = month.cancelledAt !== null;
  return {
    id: month.id,
    user_data: { name: `${firstName} ${lastName}`.trim() },
    start_date: month.startsAt.toISOString(),
    end_date: month.endsAt.toISOString(),
    is_expired: month.endsAt <= now,
    is_active: !isCancelled && month.startsAt <= now && month.endsAt > now,
    is_cancelled: isCancelled,
  };
}
