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
      return `${rupees} is being refunded.`;
    case 'settled':
      return `${rupees} was refunded to your original payment method.`;
    case 'failed':
      return `We couldn’t refund ${rupees} yet. Our care team is looking into it.`;
  }
}
