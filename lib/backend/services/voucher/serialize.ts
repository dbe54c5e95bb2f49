import { toCartTotals, toVouchers } from '../cart/serialize.ts';
import type { CartContents } from '../cart/read-cart.ts';

/** What applying and clearing a voucher answer: the totals of the cart after it. */
export function toVoucherAnswer(message: string, cart: CartContents) {
  const { cart_counter: _, product_price: __, ...totals } = toCartTotals(cart.totals);
  return { message, ...totals, ...toVouchers(cart) };
}
