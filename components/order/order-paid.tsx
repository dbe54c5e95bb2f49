'use client';

import { personalKeys } from '@/lib/platform/session/personal-data';
import { tabStore } from '@/lib/platform/session/safe-storage';
import { useStoredText } from '@/lib/platform/session/stored-text';
import { OrderThanks } from './order-thanks';

/** Thanks for an order that was paid just now; nothing on any other order. */
export function OrderPaid({ orderId }: { orderId: string }) {
  const placed = useStoredText(tabStore, personalKeys.placedOrder);
  if (placed !== orderId) return null;
  return <OrderThanks orderId={orderId} hasEmail isOnOrder />;
}
