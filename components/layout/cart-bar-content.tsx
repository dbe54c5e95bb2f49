import { Link } from '@/components/ui/link';
import { shortMembershipName } from '@/lib/contract/membership-name';
import { useIsMember } from '@/lib/features/membership/use-membership';
import { canJoin } from '@/lib/features/shop-profile/open-pages';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { formatMemberFee } from '@/lib/format/member-delivery';
import { formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/platform/routes';

interface CartBarContentProps {
  pieces: number;
  /** In rupees. */
  amount: number;
}

export function CartBarContent({ pieces, amount }: CartBarContentProps) {
  const shop = useShop();
  const elite = shortMembershipName(shop.elite_name);
  const rate = formatMemberFee(shop);
  const isMember = useIsMember();
  // Renders only once the membership is known, so that the Elite line does not shift the layout.
  if (isMember === undefined) return null;
  return (
    <aside aria-label="Cart" className="cart-bar on-leaf">
      <div className="frame flex min-h-13 items-center gap-4">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-6 py-0.5">
          <p>
            <b className="text-3 font-[650]">{formatRupees(amount)}</b>
            <span>
              · {pieces} {pieces === 1 ? 'item' : 'items'}
            </span>
          </p>
          {!isMember && rate && canJoin(shop) && (
            <Link href={routes.membership} className="cart-bar-elite">
              {elite} members get {rate === 'free' ? 'free delivery' : `delivery for ${rate}`}
            </Link>
          )}
        </div>
        <Link
          href={routes.cart}
          className="ml-auto inline-flex min-h-11 shrink-0 items-center rounded-control bg-turmeric px-4 font-semibold text-ink hover:bg-paper-0"
        >
          View cart
        </Link>
      </div>
    </aside>
  );
}
