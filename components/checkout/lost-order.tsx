'use client';

import { useEffect, useRef, useState } from 'react';
import { openAttempt } from '@/lib/order/attempt';
import { sendAttempt } from '@/lib/order/send-attempt';
import { tabStore } from '@/lib/session/safe-storage';
import { useOrderPlaced } from './use-order-placed';

/**
 * Stands where a customer's cart is empty. If the answer to their last order was lost, the cart is
 * empty because the order was placed: asking once more with its key gives that answer again.
 */
export function LostOrder() {
  const orderPlaced = useOrderPlaced();
  const [isAsking, setIsAsking] = useState(false);
  const hasAsked = useRef(false);
  useEffect(() => {
    const attempt = openAttempt(tabStore());
    if (!attempt || hasAsked.current) return;
    hasAsked.current = true;
    setIsAsking(true);
    sendAttempt(attempt)
      .then((outcome) => (outcome.kind === 'placed' ? orderPlaced() : undefined))
      .catch((error: unknown) => console.error(error))
      .finally(() => setIsAsking(false));
  }, [orderPlaced]);
  return (
    <p role="status" className="mt-4 text-ink-2">
      {isAsking && 'One moment, we are asking for your last order …'}
    </p>
  );
}
