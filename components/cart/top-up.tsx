import { lazy, Suspense } from 'react';
import type { OrderGap } from '@/lib/features/cart/order-gap';
import { formatRupees } from '@/lib/format/money';

/* If the chunk fails to load, the amount that is missing is still shown. */
const TopUpProducts = lazy(() =>
  import('./top-up-products').then(
    (module) => ({ default: module.TopUpProducts }),
    () => ({ default: () => null }),
  ),
);

export function TopUp({ gap: { missing, minPrice, to } }: { gap: OrderGap }) {
  return (
    <section aria-labelledby="top-up" className="mt-4 border-t border-rule pt-3">
      <h3 id="top-up" className="font-[550]">
        {to === 'order'
          ? `Add ${formatRupees(missing)} more to place your order`
          : `Add ${formatRupees(missing)} more for free delivery`}
      </h3>
      <Suspense>
        <TopUpProducts minPrice={minPrice} />
      </Suspense>
    </section>
  );
}
