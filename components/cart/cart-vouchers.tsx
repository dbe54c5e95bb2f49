import { useCart } from '@/lib/features/cart/use-cart';
import { useCartCoupons } from '@/lib/features/cart/use-cart-coupons';
import { couponCode } from '@/lib/features/cart/cart-vouchers';
import { CartCoupons } from './cart-coupons';
import { VoucherBox } from './voucher-box';

interface CartVouchersProps {
  /** Path to return to without scripts. */
  backTo: string;
}

export function CartVouchers({ backTo }: CartVouchersProps) {
  const cart = useCart().data;
  const coupons = useCartCoupons();
  if (!cart) return null;
  const applied = couponCode(cart);
  const others = coupons.filter(({ code }) => code !== applied);
  return (
    <div data-vouchers>
      <VoucherBox cart={cart} backTo={backTo} />
      {others.length > 0 && (
        <CartCoupons coupons={others} total={cart.cart_totals.total} backTo={backTo} />
      )}
    </div>
  );
}
