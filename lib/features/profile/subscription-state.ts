import type { Subscription } from '../../contract/subscription';
import { formatRupees } from '../../format/money';

export type SubscriptionState = 'Active' | 'Expired' | 'Cancelled' | 'Starts later';

type Flags = Pick<Subscription, 'is_active' | 'is_expired' | 'is_cancelled'>;

export function subscriptionState({
  is_active,
  is_expired,
  is_cancelled,
}: Flags): SubscriptionState {
  if (is_cancelled) return 'Cancelled';
  if (is_active) return 'Active';
  return is_expired ? 'Expired' : 'Starts later';
}

type Refund = NonNullable<Subscription['refund']>;

export function refundText({ amount, state }: Refund): string {
  const rupees = formatRupees(amount);
  switch (state) {
    case 'requested':
    case 'sent':
      return `${rupees} is on its way back to you.`;
    case 'settled':
      return `${rupees} went back to the account that you paid from.`;
    case 'failed':
      return `${rupees} could not be sent back yet. Our care team is looking into it.`;
  }
}
