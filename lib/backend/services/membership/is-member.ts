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

/** Whether a paid month of Elite runs at this moment. */
export async function isMember(context: ServiceContext, customerId: number): Promise<boolean> {
  return (await runningMonth(context, customerId)).length > 0;
}

/**
 * The same for what a member gets by it, in a transaction: until that ends the month can't be
 * cancelled, so that nobody has both a benefit and the money back.
 */
export async function lockMembership(within: ServiceContext, customerId: number): Promise<boolean> {
  return (await runningMonth(within, customerId).for('share')).length > 0;
}
