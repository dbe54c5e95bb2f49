import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import { toZonedTime } from 'date-fns-tz/toZonedTime';
import { addMonths } from 'date-fns/addMonths';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { indiaZone } from '../../../contract/india-clock.ts';
import type { monthStates } from '../../../contract/staff-member.ts';
import type { ServiceContext } from '../../context.ts';
import { type MembershipRow, memberships } from '../../db/schema/membership.ts';

/**
 * Returns the same time on the same day of the next month, in the time zone of India; the last day
 * of the month if it has no such day.
 */
export function monthLater(moment: Date): Date {
  return fromZonedTime(addMonths(toZonedTime(moment, indiaZone), 1), indiaZone);
}

/** Returns the state of a month of Elite at the moment `now`. */
export function monthState(
  { startsAt, endsAt, cancelledAt }: MembershipRow,
  now: Date,
): (typeof monthStates)[number] {
  if (cancelledAt) return 'cancelled';
  if (endsAt <= now) return 'over';
  return startsAt > now ? 'to come' : 'runs';
}

interface PaidMonth {
  startsAt: Date;
  endsAt: Date;
}

/**
 * Returns the end of the consecutive months that contain `moment`; `months` must be sorted by
 * start.
 */
export function endOfMembership(months: readonly PaidMonth[], moment: Date): Date | undefined {
  let end: Date | undefined;
  for (const { startsAt, endsAt } of months) {
    const isLinked = startsAt <= (end ?? moment);
    if (isLinked && endsAt > (end ?? moment)) end = endsAt;
  }
  return end;
}

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
