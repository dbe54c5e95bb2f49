import { lazy, type ComponentType } from 'react';
import { LatePart } from '@/components/ui/late-part';
import { PartFailed } from '@/components/ui/part-failed';

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

/*
 * Elements that never change: React renders a part anew if its props change before it is hydrated,
 * and what was typed in it would be lost.
 */
export const lateVouchers = (
  <LatePart>
    <CartVouchers />
  </LatePart>
);

export const latePromises = (
  <LatePart>
    <CartPromises />
  </LatePart>
);
