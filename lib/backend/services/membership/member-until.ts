import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { memberships } from '../../db/schema/membership.ts';
import { endOfMembership } from './end-of-membership.ts';

/**
 * Returns the end of the customer's Elite membership without a gap; undefined if not a member now.
 */
export async function memberUntil(
  { db, now }: ServiceContext,
  customerId: number,
): Promise<Date | undefined> {
  const moment = now();
  const months = await db
    .select({ startsAt: memberships.startsAt, endsAt: memberships.endsAt })
    .from(memberships)
    .where(
      and(
        eq(memberships.customerId, customerId),
        gt(memberships.endsAt, moment),
        isNull(memberships.cancelledAt),
      ),
    )
    .orderBy(asc(memberships.startsAt));
  return endOfMembership(months, moment);
}
