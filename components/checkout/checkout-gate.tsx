'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useMemo } from 'react';
import { checkoutStateKey, parseCheckoutState } from '@/lib/features/order/checkout-state';
import { routes } from '@/lib/platform/routes';
import { tabStore } from '@/lib/platform/session/safe-storage';
import { useStoredText } from '@/lib/platform/session/stored-text';
import { useSession } from '@/lib/platform/session/use-session';
import { CheckoutScreen, type CheckoutScreenProps } from './checkout-screen';

/** Shows the checkout to those who come from the cart; sends the others there. */
export function CheckoutGate(props: Omit<CheckoutScreenProps, 'carried'>) {
  const router = useRouter();
  const person = useSession();
  const text = useStoredText(tabStore, checkoutStateKey);
  const carried = useMemo(
    () => (person ? parseCheckoutState(text, Number(person.id)) : null),
    [text, person],
  );
  useEffect(() => {
    if (person === undefined) return;
    // The store itself: during hydration `text` is that of the server, null.
    const kept = tabStore().getItem(checkoutStateKey);
    const isCarried = person && parseCheckoutState(kept, Number(person.id)) !== null;
    if (!isCarried) router.replace(routes.cart);
  }, [router, person]);
  if (carried) return <CheckoutScreen {...props} carried={carried} />;
  return (
    <p role="status" className="frame py-18 text-center font-display text-4">
      One moment …
    </p>
  );
}
