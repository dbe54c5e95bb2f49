import type { ServiceContext } from '../../context.ts';
import type { MembershipRow } from '../../db/schema/membership.ts';
import { cancelObstacle } from './cancel-obstacle.ts';
import { readBenefits } from './read-benefits.ts';
import { usedBenefit } from './used-benefit.ts';

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
