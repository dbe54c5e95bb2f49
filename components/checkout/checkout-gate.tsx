'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useMemo } from 'react';
import { checkoutStateKey, parseCheckoutState } from '@/lib/features/order/checkout-state';
import { routes } from '@/lib/platform/routes';
import { tabStore } from '@/lib/platform/session/safe-storage';
import { useStoredText } from '@/lib/platform/session/stored-text';
import { CheckoutScreen, type CheckoutScreenProps } from './checkout-screen';

interface CheckoutGateProps extends Omit<CheckoutScreenProps, 'carried'> {
  customerId: number;
}

/** Shows the checkout to those who come from the cart; sends the others there. */
export function CheckoutGate({ customerId, ...props }: CheckoutGateProps) {
  const router = useRouter();
  const text = useStoredText(tabStore, checkoutStateKey);
  const carried = useMemo(() => parseCheckoutState(text, customerId), [text, customerId]);
  useEffect(() => {
    // The store itself: during hydration `text` is that of the server, null.
    const isCarried = parseCheckoutState(tabStore().getItem(checkoutStateKey), customerId) !== null;
    if (!isCarried) router.replace(routes.cart);
  }, [router, customerId]);
  if (carried) return <CheckoutScreen {...props} carried={carried} />;
  return (
    <p role="status" className="frame py-18 text-center font-display text-4">
      One moment …
    </p>
  );
}
