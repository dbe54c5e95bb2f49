'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { shortMembershipName } from '@/lib/contract/membership-name';
import { useCart } from '@/lib/features/cart/use-cart';
import { useIsMember } from '@/lib/features/membership/use-membership';
import { isOpen } from '@/lib/features/shop-profile/open-pages';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/platform/routes';

const hiddenOn = [routes.cart, routes.checkout];

export function CartBar() {
  const shop = useShop();
  const elite = shortMembershipName(shop.elite_name);
  const pathname = usePathname();
  const isMember = useIsMember();
  const totals = useCart().data?.cart_totals;
  if (!totals || totals.cart_counter === 0 || hiddenOn.includes(pathname)) return null;
  // Renders only once the membership is known, so that the Elite line does not shift the layout.
  if (isMember === undefined) return null;
  return (
    <aside aria-label="Cart" className="cart-bar on-leaf">
      {!isMember && isOpen(shop, routes.membership) && (
        <div className="cart-bar-elite">
          <p className="frame">
            <i aria-hidden className="haldi-dot" />
            {elite} members pay no delivery fee.
            <Link href={routes.membership} prefetch={false}>
              See {elite}
            </Link>
          </p>
        </div>
      )}
      <div className="frame flex min-h-15 items-center gap-4">
        <p>
          <b className="text-3 font-[650]">{formatRupees(totals.final_total)}</b>
          <span>
            · {totals.cart_counter} {totals.cart_counter === 1 ? 'item' : 'items'}
          </span>
        </p>
        <Link
          href={routes.cart}
          prefetch={false}
          className="ml-auto inline-flex min-h-11 items-center rounded-control bg-turmeric px-4 font-semibold text-ink hover:bg-paper-0"
        >
          View cart
        </Link>
      </div>
    </aside>
  );
}
