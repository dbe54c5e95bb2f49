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
      {!isMember && rate && canJoin(shop) && (
        <div className="cart-bar-elite">
          <p className="frame">
            <i aria-hidden className="haldi-dot" />
            {elite} members get {rate === 'free' ? 'free delivery' : `delivery for ${rate}`}.
            <Link href={routes.membership} prefetch={false}>
              See {elite}
            </Link>
          </p>
        </div>
      )}
      <div className="frame flex min-h-13 items-center gap-4 md:min-h-15">
        <p>
          <b className="text-3 font-[650]">{formatRupees(amount)}</b>
          <span>
            · {pieces} {pieces === 1 ? 'item' : 'items'}
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
