'use client';

import { HaldiDot } from '@/components/ui/haldi-dot';
import { formatRupees } from '@/lib/format/money';
import { ownDeliveryCost } from '@/lib/features/membership/own-delivery-cost';
import { useMembership } from '@/lib/features/membership/use-membership';
import { useOrders } from '@/lib/features/order/use-orders';
import { useShop } from '@/lib/features/shop-profile/shop-context';

const lastOrders = 10;

/** What a customer without membership would have saved; nothing where members pay for delivery. */
export function OwnSaving() {
  const { who } = useMembership();
  const { elite_benefits: benefits } = useShop();
  const isShown = who === 'customer' && benefits.delivery_fee === 0;
  const { data } = useOrders(1, lastOrders, isShown);
  const { orders, fees } = ownDeliveryCost(data?.data ?? []);
  if (!isShown || fees === 0) return null;
  const which = orders === 1 ? 'your last order' : `your last ${orders} orders`;
  return (
    <p role="status" className="mt-3 flex items-baseline gap-2 font-[550]">
      <HaldiDot />
      You paid {formatRupees(fees)} for delivery on {which}. As a member you’d have paid{' '}
      {formatRupees(0)}.
    </p>
  );
}
