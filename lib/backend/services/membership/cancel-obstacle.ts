import { formatInIndia } from '../../../contract/format-in-india.ts';
import { storeRules } from '../../../contract/store-rules.ts';
import type { ServiceContext } from '../../context.ts';
import type { MembershipRow } from '../../db/schema/membership.ts';
import { readBenefits, usedBenefit } from './read-benefits.ts';

const { membershipCancelWeeks: weeks } = storeRules;
const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Data of a month of Elite that decides whether it can be cancelled. */
export interface MonthToCancel {
  paidAt: Date;
  endsAt: Date;
  isCancelled: boolean;
  /** Result of `usedBenefit`. */
  used: string | undefined;
}

/** End of the cancellation period of a month paid at `paidAt`. */
const cancelUntil = (paidAt: Date): Date => new Date(paidAt.getTime() + weeks * weekMs);

/**
 * Returns why a month of Elite cannot be cancelled at the moment `now`, as a sentence for the
 * member; undefined if it can (within `membershipCancelWeeks`, if no benefit was used).
 */
export function cancelObstacle(
  { paidAt, endsAt, isCancelled, used }: MonthToCancel,
  now: Date,
): string | undefined {
  if (isCancelled) return 'This month has already been cancelled.';
  if (endsAt <= now) return 'This month is over.';
  if (now > cancelUntil(paidAt)) {
    const day = formatInIndia(cancelUntil(paidAt), 'd MMMM yyyy');
    return `You could cancel this month within ${weeks} weeks of payment, until ${day}.`;
  }
  return used && `This month can’t be cancelled because a benefit was used: ${used}.`;
}

/** Returns why a month of Elite cannot be cancelled now, as a sentence; undefined if it can. */
export async function whyNotCancelled(
  context: ServiceContext,
  { customerId, startsAt, endsAt, createdAt, cancelledAt }: MembershipRow,
): Promise<string | undefined> {
  const now = context.now();
  const month = { paidAt: createdAt, endsAt, isCancelled: cancelledAt !== null, used: undefined };
  const obstacle = cancelObstacle(month, now);
  // Benefits are read only if nothing else prevents the cancellation.
  if (obstacle || startsAt > now) return obstacle;
  const benefits = await readBenefits(context, customerId, { from: startsAt, to: endsAt });
  return cancelObstacle({ ...month, used: usedBenefit(benefits) }, now);
}
