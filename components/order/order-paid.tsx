'use client';

import type { Order } from '@/lib/contract/order';
import { personalKeys } from '@/lib/platform/session/personal-data';
import { tabStore } from '@/lib/platform/session/safe-storage';
import { useStoredText } from '@/lib/platform/session/stored-text';
import { OrderThanks } from './order-thanks';

/** Thanks for an order that was paid just now; nothing on any other order. */
export function OrderPaid({ order }: { order: Order }) {
  const placed = useStoredText(tabStore, personalKeys.placedOrder);
  if (placed !== order.order_id) return null;
  return <OrderThanks orderId={order.order_id} shown={order} />;
}
