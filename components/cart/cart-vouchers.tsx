import { useCart } from '@/lib/features/cart/use-cart';
import { useCartCoupons } from '@/lib/features/cart/use-cart-coupons';
import { couponCode } from '@/lib/features/cart/cart-vouchers';
import { routes } from '@/lib/platform/routes';
import { CartCoupons } from './cart-coupons';
import { VoucherBox } from './voucher-box';

export function CartVouchers() {
  const cart = useCart().data;
  const coupons = useCartCoupons();
  if (!cart) return null;
  const applied = couponCode(cart);
  const others = coupons.filter(({ code }) => code !== applied);
  return (
    <>
      <VoucherBox cart={cart} backTo={routes.cart} />
      {others.length > 0 && <CartCoupons coupons={others} total={cart.cart_totals.total} />}
    </>
  );
}
