import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { orderAttempt, sendAttempt } from '@/lib/features/order/send-attempt';
import { routes } from '@/lib/platform/routes';
import { useOrderPlaced } from './use-order-placed';

/**
 * Shown when the cart is empty. If the answer to the last order was lost, the cart is empty because
 * that order was placed: repeating the request with the same idempotency key returns it.
 */
export function LostOrder() {
  const after = useOrderPlaced();
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const hasStarted = useRef(false);
  useEffect(() => {
    const attempt = orderAttempt.open();
    if (!attempt || hasStarted.current) return;
    hasStarted.current = true;
    setIsAsking(true);
    sendAttempt(attempt)
      .then((outcome) => {
        if (outcome.kind === 'placed') return after.placed(outcome.orderId);
        // Payment starts on the order page, where the customer sees the amount.
        const waits = outcome.kind === 'to pay' || outcome.kind === 'unpaid';
        return waits ? router.push(routes.order(outcome.orderId)) : undefined;
      })
      .catch((error: unknown) => console.error(error))
      .finally(() => setIsAsking(false));
  }, [after, router]);
  return (
    <p role="status" className="mt-4 text-ink-2">
      {isAsking && 'Checking your last order…'}
    </p>
  );
}
