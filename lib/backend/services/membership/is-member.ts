import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { memberships } from '../../db/schema/membership.ts';

function runningMonth({ db, now }: ServiceContext, customerId: number) {
  const moment = now();
  return db
    .select({ id: memberships.id })
    .from(memberships)
    .where(
      and(
        eq(memberships.customerId, customerId),
        lte(memberships.startsAt, moment),
        gt(memberships.endsAt, moment),
        isNull(memberships.cancelledAt),
      ),
    )
    .limit(1);
}

/** Whether a month of Elite is active now. */
export async function isMember(context: ServiceContext, customerId: number): Promise<boolean> {
  return (await runningMonth(context, customerId)).length > 0;
}

/**
 * As `isMember`, with a shared row lock on the month until the transaction ends, so that it cannot
 * be cancelled and refunded after a benefit was granted.
 */
export async function lockMembership(within: ServiceContext, customerId: number): Promise<boolean> {
  return (await runningMonth(within, customerId).for('share')).length > 0;
}
