import { formatInTimeZone } from '../../format-in-time-zone.ts';
import { storeRules } from '../../../contract/store-rules.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A month of Elite as far as its cancellation goes. */
export interface MonthToCancel {
  paidAt: Date;
  endsAt: Date;
  isCancelled: boolean;
  /** What `usedBenefit` answers. */
  used: string | undefined;
}

/** Until when a month that was paid for at `paidAt` can be cancelled. */
export const cancelUntil = (paidAt: Date): Date =>
  new Date(paidAt.getTime() + storeRules.membershipCancelDays * dayMs);

/**
 * Why a month of Elite can't be cancelled at the moment `now`, in a sentence for the member;
 * undefined where it can (within 3 weeks, if no benefit was used).
 */
export function cancelObstacle(
  { paidAt, endsAt, isCancelled, used }: MonthToCancel,
  now: Date,
): string | undefined {
  if (isCancelled) return 'This month is cancelled already.';
  if (endsAt <= now) return 'This month is over.';
  if (now > cancelUntil(paidAt)) {
    const day = formatInTimeZone(cancelUntil(paidAt), 'Asia/Kolkata', 'd MMMM yyyy');
    return `A month can be cancelled within 3 weeks of its payment: that was until ${day}.`;
  }
  return used && `A month can be cancelled as long as no benefit was used: ${used}.`;
}
