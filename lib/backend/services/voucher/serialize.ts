import { toCartTotals, toVouchers } from '../cart/serialize.ts';
import type { CartContents } from '../cart/read-cart.ts';

/** What applying and clearing a voucher answer: the totals of the cart after it. */
export function toVoucherAnswer(message: string, cart: CartContents) {
  const totals = toCartTotals(cart.totals);
  const { total, gst_amt, discount_amt, gift_voucher_amt, final_total } = totals;
  return {
    message,
    total,
    gst_amt,
    discount_amt,
    gift_voucher_amt,
    final_total,
    ...toVouchers(cart),
  };
}
