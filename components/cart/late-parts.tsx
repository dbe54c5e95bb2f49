import { lazy, type ComponentType } from 'react';
import { LatePart } from '@/components/ui/late-part';
import { PartFailed } from '@/components/ui/part-failed';
import { routes } from '@/lib/platform/routes';

const CartVouchers = lazy(() =>
  import('./cart-vouchers').then(
    (module) => ({ default: module.CartVouchers }),
    () => ({ default: PartFailed }),
  ),
);

const CartPromises = lazy<ComponentType>(() =>
  import('./cart-promises').then(
    (module) => ({ default: module.CartPromises }),
    () => ({ default: () => null }),
  ),
);

const CartSuggestions = lazy<ComponentType>(() =>
  import('./cart-suggestions').then(
    (module) => ({ default: module.CartSuggestions }),
    () => ({ default: () => null }),
  ),
);

/*
 * Constant elements: React renders a part again if its props change before hydration, which would
 * lose typed input.
 */
export const lateVouchers = (
  <LatePart>
    <CartVouchers backTo={routes.cart} />
  </LatePart>
);

export const latePromises = (
  <LatePart>
    <CartPromises />
  </LatePart>
);

export const lateSuggestions = (
  <LatePart>
    <CartSuggestions />
  </LatePart>
);
