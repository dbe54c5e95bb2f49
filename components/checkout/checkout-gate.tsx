'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useMemo } from 'react';
import { buttonClass, linkClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { useGift } from '@/lib/features/cart/use-gift';
import {
  checkoutStateKey,
  checkoutStateOf,
  parseCheckoutState,
} from '@/lib/features/order/checkout-state';
import { checkoutFromCart } from '@/lib/features/order/from-cart';
import { routes } from '@/lib/platform/routes';
import { tabStore } from '@/lib/platform/session/safe-storage';
import { useStoredText } from '@/lib/platform/session/stored-text';
import { useSession } from '@/lib/platform/session/use-session';
import { CheckoutScreen, type CheckoutScreenProps } from './checkout-screen';

interface CheckoutGateProps extends Omit<CheckoutScreenProps, 'carried'> {
  /** The cart has sent its reader without scripts. */
  isFromCart: boolean;
}

function LoggedOut() {
  return (
    <div role="status" className="frame grid justify-items-center gap-4 py-18 text-center">
      <p className="font-display text-4">You’ve been logged out.</p>
      <p>Log in again. Your cart is saved.</p>
      <Link href={routes.login(checkoutFromCart)} className={buttonClass()}>
        Log in to continue
      </Link>
    </div>
  );
}

/**
 * Shows the checkout to users who come from the cart; redirects others to the cart. The page
 * redirects guests to the login, so a guest here has been logged out since.
 */
export function CheckoutGate({ isFromCart, ...props }: CheckoutGateProps) {
  const router = useRouter();
  const person = useSession();
  const text = useStoredText(tabStore, checkoutStateKey);
  const [gift] = useGift();
  const { cart } = props;
  const carried = useMemo(() => {
    const savedState = person ? parseCheckoutState(text, Number(person.id)) : null;
    const { final_total: total } = cart.cart_totals;
    return savedState ?? (isFromCart ? checkoutStateOf(cart, gift, total, null) : null);
  }, [text, person, isFromCart, cart, gift]);
  useEffect(() => {
    if (!person || isFromCart) return;
    // The store itself: during hydration `text` is that of the server, null.
    const savedText = tabStore().getItem(checkoutStateKey);
    if (parseCheckoutState(savedText, Number(person.id)) === null) router.replace(routes.cart);
  }, [router, person, isFromCart]);
  if (person === null) return <LoggedOut />;
  if (carried) return <CheckoutScreen {...props} carried={carried} />;
  return (
    // As high as the screen, so that the footer is below it before and after.
    <p role="status" className="frame min-h-svh py-18 text-center font-display text-4">
      Loading your checkout…{' '}
      <noscript>
        <a href={routes.cart} className={linkClass}>
          Go to cart
        </a>
      </noscript>
    </p>
  );
}
