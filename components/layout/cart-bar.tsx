'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense } from 'react';
import { useCart } from '@/lib/features/cart/use-cart';
import { routes } from '@/lib/platform/routes';

/* Lazy chunk: most visitors have no cart. If it fails to load, the header still counts. */
const CartBarContent = lazy(() =>
  import('./cart-bar-content').then(
    (module) => ({ default: module.CartBarContent }),
    () => ({ default: () => null }),
  ),
);

const hiddenOn = [
  routes.cart,
  routes.checkout,
  routes.login(),
  routes.signup(),
  routes.addAddress(),
  routes.subscriptionPayment,
];

export function CartBar() {
  const pathname = usePathname();
  const totals = useCart().data?.cart_totals;
  if (!totals || totals.cart_counter === 0 || hiddenOn.includes(pathname)) return null;
  return (
    <Suspense>
      <CartBarContent pieces={totals.cart_counter} amount={totals.final_total} />
    </Suspense>
  );
}
