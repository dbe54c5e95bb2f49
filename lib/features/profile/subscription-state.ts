import type { Subscription } from '../../contract/subscription';

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
