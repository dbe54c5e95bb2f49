import { Link } from '@/components/ui/link';
import { useCart } from '@/lib/features/cart/use-cart';
import { routes } from '@/lib/platform/routes';
import { useWishlist } from '@/lib/features/wishlist/use-wishlist';

export function HeaderCounters() {
  const wishlistCount = useWishlist().data?.wishlist_counter ?? 0;
  return (
    <>
      <Link href={routes.wishlist} className="head-icon">
        <i aria-hidden className="icon icon-heart" />
        <span className="max-lg:sr-only">Wishlist</span>
        <Count of={wishlistCount} />
      </Link>
      <Link href={routes.cart} className="head-icon">
        <i aria-hidden className="icon icon-bag" />
        <span className="max-lg:sr-only">Cart</span>
        <CartCount testId="cart-counter" />
      </Link>
    </>
  );
}

export function CartCount({ testId }: { testId?: string }) {
  const pieces = useCart().data?.cart_totals.cart_counter ?? 0;
  return <Count key={pieces} of={pieces} testId={testId} />;
}

function Count({ of, testId }: { of: number; testId?: string | undefined }) {
  return (
    <span
      role="img"
      data-testid={testId}
      aria-label={of === 1 ? '1 item' : `${of} items`}
      className="head-count"
    >
      {of > 0 ? formatCounter(of) : ''}
    </span>
  );
}

function formatCounter(count: number): string {
  return count > 99 ? '99+' : String(count);
}
