'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useCart } from '@/lib/cart/use-cart';
import { formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/routes';

const hiddenOn = [routes.cart, routes.checkout];

/** What is in the cart so far, at the foot of the screen. */
export function CartBar() {
  const pathname = usePathname();
  const totals = useCart().data?.cart_totals;
  if (!totals || totals.cart_counter === 0 || hiddenOn.includes(pathname)) return null;
  return (
    <aside
      aria-label="Cart"
      className="site-chrome on-leaf fixed inset-x-0 bottom-0 z-20 bg-leaf-9 pb-[env(safe-area-inset-bottom)] text-paper-1"
    >
      <div className="frame flex min-h-16 items-center gap-4">
        <p>
          <span className="font-semibold">{formatRupees(totals.final_total)}</span>
          <span className="ml-3 text-1">
            {totals.cart_counter === 1 ? '1 item' : `${totals.cart_counter} items`}
          </span>
        </p>
        <Link
          href={routes.cart}
          prefetch={false}
          className="ml-auto inline-flex min-h-11 items-center rounded-control bg-turmeric px-5 font-semibold text-ink hover:bg-paper-0"
        >
          View cart
        </Link>
      </div>
    </aside>
  );
}
