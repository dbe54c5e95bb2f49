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

export function TopUp({ gap: { missing, minPrice, to, share } }: { gap: OrderGap }) {
  return (
    <section aria-labelledby="top-up" className="mt-4 border-t border-rule pt-3">
      <h3 id="top-up" className="font-[550]">
        {missing === 0
          ? 'You get free delivery'
          : `Add ${formatRupees(missing)} more ${to === 'order' ? 'to place your order' : 'for free delivery'}`}
      </h3>
      <p aria-hidden className="mt-2 h-1.5 rounded-full bg-paper-2">
        <span
          className="block h-full rounded-full bg-leaf-7 transition-[width]"
          style={{ width: `${share * 100}%` }}
        />
      </p>
      {missing > 0 && (
        <Suspense>
          <TopUpProducts minPrice={minPrice} />
        </Suspense>
      )}
    </section>
  );
}
