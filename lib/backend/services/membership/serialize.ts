import type { refundStates, Subscription } from '../../../contract/subscription.ts';
import { toRupees } from '../../../contract/money.ts';
import type { BoughtMonth } from './list-subscriptions.ts';

type RefundState = (typeof refundStates)[number];

/** Maps a month of Elite to its state at the moment `now`. */
export function toSubscription(
  { month, firstName, lastName, obstacle, invoiceNumber, refund }: BoughtMonth,
  now: Date,
): Subscription {
  const isCancelled = month.cancelledAt !== null;
  const isExpired = month.endsAt <= now;
  const hasEnded = isCancelled || isExpired;
  return {
    id: month.id,
    user_data: { name: `${firstName} ${lastName}`.trim() },
    start_date: month.startsAt.toISOString(),
    end_date: month.endsAt.toISOString(),
    is_expired: isExpired,
    is_active: !isCancelled && month.startsAt <= now && !isExpired,
    is_cancelled: isCancelled,
    is_cancellable: obstacle === undefined,
    cancel_obstacle: hasEnded ? null : (obstacle ?? null),
    invoice_number: invoiceNumber,
    refund: refund && { amount: toRupees(refund.amount), state: refund.status as RefundState },
  };
}
