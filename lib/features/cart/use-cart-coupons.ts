import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import type { CartCoupon } from '../../contract/cart-coupon';
import { cartCouponsPath } from '../../contract/paths';
import { useSession } from '../../platform/session/use-session';

/** Coupons to show in the cart; none for guests, or if they cannot be read. */
export function useCartCoupons(): CartCoupon[] {
  const key = useSession() ? cartCouponsPath : null;
  const { data } = useSWR<{ data: CartCoupon[] }>(key, readLazily, { shouldRetryOnError: false });
  return data?.data ?? [];
}
