import { toCartTotals, toVouchers } from '../cart/serialize.ts';
import type { CartContents } from '../cart/read-cart.ts';

/** Serializes the answer to applying or clearing a voucher: the cart's new totals. */
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
